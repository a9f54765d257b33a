-- The units of both close combat rows count one less.
keyword "Haze" { redundant,
  passive { me, in_weather_area },
  passive { unit { at = close }, bolstered = -1 },
}
