-- TIE-010 Common Truce
-- All units have a Might less until the next Draw Phase, whosever it is.
local tired = passive { unit, might = -1 }

card "TIE-010" {
  effect { run = function() delayed(tired, until_next("Draw", player)) end },
}
