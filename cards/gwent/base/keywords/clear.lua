-- All weather is discarded.
keyword "Clear" { effect { run = function() clear_weather() end } }
