-- ZAN-087 Lightless Choir
-- Whoever activates an item or pays for an ability against it suffers 1 exhaustion more.

card "ZAN-087" {
  when {
    item_activated = item,
    provided = card { me, fought },
    run = function() tire(front_hero(), 1) end,
  },
  when { strained = fighter, provided = card { me, fought }, run = function() tire(it, 1) end },
}
