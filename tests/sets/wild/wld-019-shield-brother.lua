-- WLD-019 Shield Brother
-- Takes the damage of your other units here.
card "WLD-019" {
  instead { damaged = unit { friendly, here, another }, run = function() deal(amount(), me) end },
}
