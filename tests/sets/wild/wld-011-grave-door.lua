-- WLD-011 Grave Door
-- Once each turn you may play an Undead from your trash, for one Energy less.
card "WLD-011" {
  can { played = unit { yours, tag = "Undead" }, from = trash,
    provided = happened { played = unit { tag = "Undead" }, from = trash, by = you, count = 0 } },
  passive { unit { yours, from = trash }, cost = { energy = -1 } },
}
