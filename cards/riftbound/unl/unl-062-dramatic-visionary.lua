-- UNL-062 Dramatic Visionary
-- Its death shows you two cards of your deck; you may recycle them.
card "UNL-062" {
  deathknell { run = function() predict(2) end },
}
