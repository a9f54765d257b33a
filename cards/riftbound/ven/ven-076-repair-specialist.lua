-- VEN-076 Repair Specialist
-- Assault for each gear of yours.
card "VEN-076" {
  passive { me, has = "Assault 1", each = gear { yours } },
}
