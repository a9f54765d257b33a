-- VEN-157 Dragon Roost
-- For two Power more, anyone may play a Dragon here.
card "VEN-157" {
  can { played = unit { tag = "Dragon" }, by = player, to = here, additional_cost = { any = 2 } },
}
