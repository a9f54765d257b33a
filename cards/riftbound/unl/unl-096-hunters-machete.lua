-- UNL-096 Hunter's Machete
-- Attached: its host has Hunt.
card "UNL-096" {
  attached { passive { me, has = "Hunt" } },
}
