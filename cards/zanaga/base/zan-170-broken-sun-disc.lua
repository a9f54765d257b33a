-- ZAN-170 Broken Sun Disc
-- Activate before a token is placed: it counts as wild.

card "ZAN-170" {
  activated {
    provided = keeps(moment, "token"),
    cost = { activate = me },
    run = function() mark(noted(token_now), "as_wild") end,
  },
}
