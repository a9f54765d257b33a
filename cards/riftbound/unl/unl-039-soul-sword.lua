-- UNL-039 Soul Sword
-- Attached: at three experience its host has one Might more.
card "UNL-039" {
  attached { passive { me, might = 1, provided = player { you, xp = at_least(3) } } },
}
