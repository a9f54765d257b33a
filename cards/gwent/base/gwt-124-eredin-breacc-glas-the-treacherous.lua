-- GWT-124 Eredin Bréacc Glas: The Treacherous
-- Spies have twice their strength, on both sides.
card "GWT-124" {
  passive { unit { at = row, has = "Spy" }, spied = 2, provided = card { me, except { powerless } } },
}
