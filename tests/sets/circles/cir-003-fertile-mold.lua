-- CIR-003 Fertile Mold
-- Every Recruit that comes brings two more.
card "CIR-003" {
  when { played = unit { yours, tag = "Recruit" }, run = function() play_token("Recruit", 2, base) end },
}
