-- Queen: your other units in the front are 2 stronger, and damage does not matter.

card "ROW-003" {
  passive { unit { friendly, another, at = front }, braver = 2 },
}
