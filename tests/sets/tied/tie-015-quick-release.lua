-- TIE-015 Quick Release
-- Takes one attached card off.
card "TIE-015" {
  effect { target = gear { attached }, run = function(g) detach(g) end },
}
