-- SFD-072 Dropboarder
-- With two gear of yours it is ready when it comes.
card "SFD-072" {
  when { played = me, provided = gear { yours, count = at_least(2) }, run = function() ready(me) end },
}
