-- ZAN-053 Fever Witch
-- If it wounds the hero, each wound that the hero heals in the next market step costs 1
-- gold more.

card "ZAN-053" {
  when { harmed = hero, provided = card { me, fought }, run = function() count_on(it, "fever", 1) end },
}
