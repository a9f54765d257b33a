-- ZAN-017 Hill Toll Keeper
-- Before combat: the hero may discard one item; then the keeper counts as defeated, but
-- pays no gold.

card "ZAN-017" {
  when { met = me, run = function()
    local p = turn_player()

    if not top(pack, p) or not wants("Do you discard an item?", p) then return end
    discard_item_of(p)
    defeat_foe_freely()
  end },
}
