-- RUL-057 Crown Watcher
-- A card when a unit of yours becomes Mighty.
card "RUL-057" {
  when { becomes_mighty = unit { yours }, run = function() draw(1) end },
}
