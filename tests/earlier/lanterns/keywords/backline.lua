-- Hit last.
keyword "Backline" { passive { me, assigned = last }, redundant }
