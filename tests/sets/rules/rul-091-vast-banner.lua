-- Vast Banner: your units have the most Might that one card may give.

card "RUL-091" { passive { unit { yours }, might = 9999 } }
