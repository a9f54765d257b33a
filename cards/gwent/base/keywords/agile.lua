-- Its player chooses among the rows that it shows.
keyword "Agile" { redundant, passive { me, chooses_row } }
