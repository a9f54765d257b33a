-- ZAN-238 Longshot Merel
-- Merel may attack before the first round; the challenge answers nothing.

card "ZAN-238" {
  activated {
    provided = keeps(moment, "before"),
    uses = 1,
    renews = this_combat,
    run = function() shoot_first(me) end,
  },
}
