-- UNL-022 Jhin, Murderous Artist
-- Each move adds an Energy and a Power of any domain.
card "UNL-022" {
  when { moves = me, adds = { energy = 1, any = 1 } },
}
