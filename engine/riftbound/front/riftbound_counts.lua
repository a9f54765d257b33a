-- riftbound_counts.lua -- words that count where a text and a script are held against each other.
local _, _, _, helpers = ...

helpers.counts {
    lasting = "this_combat until_next_turn while_here",
    spans = "combat",
    measures = "{might}",
    part_of_cost = "energy",
}
