-- OGN-149 Carnivorous Snapvine
-- On arrival it trades blows with an enemy in the field.
card "OGN-149" {
  when { played = me, target = unit { enemy, at = battlefield },
    run = function(u)
      deal(might(me), u, me)
      deal(might(u), me, u)
    end,
  },
}
