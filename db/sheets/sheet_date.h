// sheet_date.h -- days and times as spreadsheets keep them: numbers with a format.

#ifndef SHEET_DATE_H
#define SHEET_DATE_H

#include <stdbool.h>

enum { SHEET_DATE_BYTES = 40 };

// Returns whether numbers in the format [code], such as "dd/mm/yyyy", are days or times.
bool sheet_date_is_format(const char *code);

// Returns whether the format that Excel has built in as [id] is one.
bool sheet_date_is_builtin(int id);

// Writes the day as "2026-09-18", with a time behind 'T' if it has one. [from_1904]: the
// sheet counts its days from 1904. A number that is no day is written as a number.
void sheet_date_write(double days, bool from_1904, char text[SHEET_DATE_BYTES]);

// Writes a number as people see it, without the noise of its last bits.
void sheet_date_number(double number, char text[SHEET_DATE_BYTES]);

#endif
