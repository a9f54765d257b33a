-- TIE-081 Jealous Hunter
-- Exhaust: kill an enemy unit. When an ability of another unit kills a unit, draw a card.
card "TIE-081" {
  activated { cost = { exhaust = me }, target = unit { enemy }, run = function(u) kill(u) end },
  when { dies = unit, with = unit { another }, run = function() draw(1) end },
}
