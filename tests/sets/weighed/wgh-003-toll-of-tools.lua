-- WGH-003 Toll of Tools
-- An opponent's abilities cost one more for each unit that they choose.
card "WGH-003" {
  passive { ability { enemy }, cost = { energy = 1 }, each = unit { chosen_by = ability { enemy } } },
}
