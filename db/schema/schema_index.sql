-- schema_index.sql -- the tables in which SQLite keeps the two search indexes, as it makes them.

CREATE TABLE 'fact_index_data'(id INTEGER PRIMARY KEY, block BLOB);
CREATE TABLE 'fact_index_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
CREATE TABLE 'fact_index_config'(k PRIMARY KEY, v) WITHOUT ROWID;
CREATE TABLE 'word_index_data'(id INTEGER PRIMARY KEY, block BLOB);
CREATE TABLE 'word_index_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
CREATE TABLE 'word_index_config'(k PRIMARY KEY, v) WITHOUT ROWID;
