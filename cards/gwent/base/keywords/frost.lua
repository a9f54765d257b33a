-- The units of both close rows have a strength of 1.
keyword "Frost" { redundant,
  passive { me, in_weather_area },
  passive { unit { at = close }, weathered = 1 },
}
