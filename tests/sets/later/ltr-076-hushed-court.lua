-- LTR-076 Hushed Court
-- Spells of opponents have no Reaction.
card "LTR-076" {
  passive { spell { enemy }, loses = "Reaction" },
}
