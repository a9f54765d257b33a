-- PRC-145 Trash Warden
-- Cards in your trash cost opponents one Energy more to choose.
card "PRC-145" {
  passive { card { yours, at = trash }, cost_to_choose = { energy = 1 }, by = opponent },
}
