-- GWT-188 Scoia'tael
-- You decide who begins the game.
card "GWT-188" { passive { player { you }, chooses_starter } }
