-- VEN-080 Noxian Demolitionist
-- Conquering, it may kill a gear that costs at most as much Energy as it has Might.
card "VEN-080" {
  when { conquers = me, may, target = gear { energy = at_most(might(me)) }, run = function(g) kill(g) end },
}
