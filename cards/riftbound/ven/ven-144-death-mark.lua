-- VEN-144 Death Mark
-- Three cards burned and a Shadow Clone, from the trash too.
card "VEN-144" {
  effect {
    run = function()
      burn(3)
      play_token("Shadow Clone")
    end,
  },
}
