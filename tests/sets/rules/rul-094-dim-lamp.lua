-- Dim Lamp: enemy units have one Might less, and 1 at least.

card "RUL-094" { passive { unit { enemy }, might = -1, minimum = 1 } }
