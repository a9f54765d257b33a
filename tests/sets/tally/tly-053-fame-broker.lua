-- TLY-053 Fame Broker
-- Two fame or more at once are a card in place of it.
card "TLY-053" {
  instead { gained = you, of = "fame", amount = at_least(2), run = function() draw(1) end },
}
