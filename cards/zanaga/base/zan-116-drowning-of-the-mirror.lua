-- ZAN-116 Drowning of the Mirror
-- Each hero on a space with a river suffers 2 exhaustion and loses 1 survival token.

card "ZAN-116" {
  effect { run = function()
    for h in each(each_hero()) do
      if stands_on(h, "river") then
        tire(h, 2)
        discard_token_of(controller(h))
      end
    end
  end },
}
