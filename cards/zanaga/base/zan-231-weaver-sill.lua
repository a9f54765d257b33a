-- ZAN-231 Weaver Sill
-- Your hero may use one weapon and one armour more than the rules allow.

card "ZAN-231" {
  passive { you, gear_more = 1 },
}
