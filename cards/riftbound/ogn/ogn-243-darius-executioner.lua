-- OGN-243 Darius, Executioner
-- Ready at once with Legion; the others of yours beside him are one mightier.
card "OGN-243" {
  legion { when { played = me, run = function() ready(me) end } },
  passive { unit { friendly, another, here }, might = 1 },
}
