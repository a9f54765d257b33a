-- TIE-033 Last Silence
-- For the turn a unit loses Deathknell, and the text behind it.
card "TIE-033" {
  effect { target = unit, run = function(u) loses(u, "Deathknell", this_turn) end },
}
