-- ZAN-118 Market of Masks
-- In every town the most expensive card of the stack goes under the market deck.

card "ZAN-118" {
  effect { run = function()
    for t in each(towns()) do under_market(highest("price", wares_at(t))[1]) end
  end },
}
