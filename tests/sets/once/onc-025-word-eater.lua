-- ONC-025 Word Eater
-- The first small enemy spell that would be played does nothing.

card "ONC-025" {
  instead { played = spell { enemy, energy = at_most(2) }, once },
}
