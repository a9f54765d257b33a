-- UNL-208 Black Flame Altar
-- Temporary units here have Shield.
card "UNL-208" {
  passive { unit { here, has = "Temporary" }, has = "Shield" },
}
