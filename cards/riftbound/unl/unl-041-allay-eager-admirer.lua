-- UNL-041 Allay, Eager Admirer
-- At a battlefield, your other units there have Deflect.
card "UNL-041" {
  passive { unit { yours, another, here, at = battlefield }, has = "Deflect" },
}
