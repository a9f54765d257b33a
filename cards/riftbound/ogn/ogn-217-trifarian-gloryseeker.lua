-- OGN-217 Trifarian Gloryseeker
-- It arrives with a buff if another card of yours went before it.
card "OGN-217" {
  legion { when { played = me, run = function() buff(me) end } },
}
