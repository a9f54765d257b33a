-- The units of both ranged rows have a strength of 1.
keyword "Fog" { redundant,
  passive { me, in_weather_area },
  passive { unit { at = ranged }, weathered = 1 },
}
