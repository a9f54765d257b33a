-- KPT-030 Far Kin
-- As you play a card of another domain, a card for you.
card "KPT-030" {
  when { played = card { another, different = { "domain", me } }, by = you, run = function() draw(1) end },
}
