-- upgrade_12.sql -- brings a database of version 12 to version 13, where a language has one
-- code.
--
-- Before, the column of a list that names the language was kept as it was written, at most 11
-- bytes in small letters: cards had names in the language "german" beside those in "de".

CREATE TEMP TABLE spoken (word TEXT PRIMARY KEY, code TEXT);

INSERT INTO spoken (word, code) VALUES
  ('english', 'en'), ('eng', 'en'), ('anglais', 'en'), ('englisch', 'en'), ('inglés', 'en'),
  ('ingles', 'en'), ('inglês', 'en'), ('inglese', 'en'), ('英语', 'en'), ('英語', 'en'),
  ('french', 'fr'), ('fre', 'fr'), ('fra', 'fr'), ('français', 'fr'), ('francais', 'fr'),
  ('francés', 'fr'), ('francese', 'fr'), ('german', 'de'), ('ger', 'de'), ('deu', 'de'),
  ('deutsch', 'de'), ('allemand', 'de'), ('alemán', 'de'), ('aleman', 'de'),
  ('tedesco', 'de'), ('spanish', 'es'), ('spa', 'es'), ('sp', 'es'), ('español', 'es'),
  ('espanol', 'es'), ('castellano', 'es'), ('espagnol', 'es'), ('spanisch', 'es'),
  ('italian', 'it'), ('ita', 'it'), ('italiano', 'it'), ('italien', 'it'),
  ('portuguese', 'pt'), ('por', 'pt'), ('br', 'pt'), ('português', 'pt'),
  ('portugues', 'pt'), ('portugais', 'pt'), ('dutch', 'nl'), ('nld', 'nl'), ('dut', 'nl'),
  ('nederlands', 'nl'), ('polish', 'pl'), ('pol', 'pl'), ('polski', 'pl'),
  ('polonais', 'pl'), ('czech', 'cs'), ('cz', 'cs'), ('ces', 'cs'), ('cze', 'cs'),
  ('čeština', 'cs'), ('hungarian', 'hu'), ('hun', 'hu'), ('magyar', 'hu'),
  ('russian', 'ru'), ('rus', 'ru'), ('ukrainian', 'uk'), ('ukr', 'uk'), ('ua', 'uk'),
  ('japanese', 'ja'), ('jpn', 'ja'), ('jap', 'ja'), ('jp', 'ja'), ('japonais', 'ja'),
  ('japanisch', 'ja'), ('日本語', 'ja'), ('日语', 'ja'), ('korean', 'ko'), ('kor', 'ko'),
  ('kr', 'ko'), ('coréen', 'ko'), ('koreanisch', 'ko'), ('한국어', 'ko'), ('chinese', 'zh'),
  ('chi', 'zh'), ('zho', 'zh'), ('chinois', 'zh'), ('chinesisch', 'zh'), ('中文', 'zh'),
  ('cn', 'zh-cn'), ('zhs', 'zh-cn'), ('chs', 'zh-cn'), ('zhcn', 'zh-cn'),
  ('zh-hans', 'zh-cn'), ('zh-hans-cn', 'zh-cn'), ('zh-sg', 'zh-cn'), ('简体', 'zh-cn'),
  ('tw', 'zh-tw'), ('zht', 'zh-tw'), ('cht', 'zh-tw'), ('zhtw', 'zh-tw'),
  ('zh-hant', 'zh-tw'), ('zh-hant-tw', 'zh-tw'), ('zh-hk', 'zh-tw'), ('zh-mo', 'zh-tw'),
  ('繁體', 'zh-tw'), ('turkish', 'tr'), ('tur', 'tr'), ('türkçe', 'tr'),
  ('vietnamese', 'vi'), ('vie', 'vi'), ('vn', 'vi'), ('thai', 'th'), ('tha', 'th'),
  ('ไทย', 'th'), ('indonesian', 'id'), ('malay', 'ms'), ('swedish', 'sv'),
  ('svenska', 'sv'), ('danish', 'da'), ('dansk', 'da'), ('norwegian', 'no'),
  ('norsk', 'no'), ('finnish', 'fi'), ('suomi', 'fi'), ('greek', 'el'), ('romanian', 'ro'),
  ('arabic', 'ar'), ('hebrew', 'he');

-- In `content` a language stands behind 'n', or behind the kind of a text
-- (db/settle/statement.h).
CREATE TEMP TABLE said_so (n INTEGER PRIMARY KEY, before TEXT, word TEXT, code TEXT);

INSERT INTO said_so (before, word, code)
SELECT char(30) || b.column1, word, code
FROM spoken, (VALUES ('n'), ('t0' || char(31)), ('t1' || char(31)), ('t2' || char(31))) b;

UPDATE said SET content = (
  WITH RECURSIVE step (n, text) AS (
    SELECT 0, said.content
    UNION ALL
    SELECT step.n + 1, replace(text, before || word || char(31), before || code || char(31))
    FROM step
    JOIN said_so ON said_so.n = step.n + 1)
  SELECT text
  FROM step
  ORDER BY n DESC
  LIMIT 1)
WHERE EXISTS (SELECT 1 FROM said_so WHERE instr(content, before || word || char(31)));

UPDATE said SET language = (SELECT code FROM spoken WHERE word = language)
WHERE language IN (SELECT word FROM spoken);

-- The English name of a card stands in its own row, and of two names in one language that
-- with the code of the language stays.
DELETE FROM card_name WHERE language IN (SELECT word FROM spoken WHERE code = 'en');

UPDATE OR IGNORE card_name SET language = (SELECT code FROM spoken WHERE word = language)
WHERE language IN (SELECT word FROM spoken);

DELETE FROM card_name WHERE language IN (SELECT word FROM spoken);

UPDATE OR IGNORE card_text SET language = (SELECT code FROM spoken WHERE word = language)
WHERE language IN (SELECT word FROM spoken);

DELETE FROM card_text WHERE language IN (SELECT word FROM spoken);

DROP TABLE said_so;
DROP TABLE spoken;
