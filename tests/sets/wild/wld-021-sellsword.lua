-- WLD-021 Sellsword
-- As a turn begins its player may pay two Energy for control of it.
card "WLD-021" {
  when { main_phase = player, they_may, cost = { energy = 2 }, run = function() take_control(me) recall(me) end },
}
