-- ZAN-011 Mask Dancer
-- Before combat: roll a die; on 1 to 5 its Mind and Spirit change places, and so do its
-- ranged and magic damage.

card "ZAN-011" {
  when { met = me, run = function()
    if roll("d10") > 5 then return end
    local turned, changed = spirit(me) - mind(me), magic(me) - ranged(me)

    give_number(me, "mind", turned, this_combat)
    give_number(me, "spirit", -turned, this_combat)
    give_number(me, "ranged", changed, this_combat)
    give_number(me, "magic", -changed, this_combat)
  end },
}
