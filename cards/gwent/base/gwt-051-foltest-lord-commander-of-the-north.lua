-- GWT-051 Foltest: Lord Commander of the North
-- Clears all weather.
card "GWT-051" { activated { run = function() clear_weather() end } }
