-- VEN-025 Esteemed Hierophant
-- With seven or more runes of yours, enemy spells and abilities do it no damage.
local many = rune { yours, count = at_least(7) }

card "VEN-025" {
  instead { damaged = me, with = either(spell { enemy }, ability { enemy }), provided = many },
}
