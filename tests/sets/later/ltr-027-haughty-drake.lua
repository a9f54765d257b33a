-- LTR-027 Haughty Drake
-- Enemy spells and abilities that cost less Energy than its Might cannot choose it.
card "LTR-027" {
  cannot { chosen = me, by = opponent, with = spell { energy = less_than(might(me)) } },
  cannot { chosen = me, by = opponent, with = ability { energy = less_than(might(me)) } },
}
