-- RUL-141 Thrifty Worker
-- Five Energy and exhausting it: a card; one less by its own words. It borrows what others exhaust for.
card "RUL-141" {
  activated { cost = { energy = 5, exhaust = me }, run = function() draw(1) end },
  passive { ability { me }, cost = { energy = -1 } },
  passive { me, has = abilities_of(unit { friendly, another }, "exhaust") },
}
