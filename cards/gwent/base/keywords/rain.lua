-- The units of both siege rows have a strength of 1.
keyword "Rain" { redundant,
  passive { me, in_weather_area },
  passive { unit { at = siege }, weathered = 1 },
}
