// gunzip.h -- reads a gzip file and compares its checksum and its length (RFC 1952, 2.3.1),
// which libarchive does not.

#ifndef GUNZIP_H
#define GUNZIP_H

#include "db/text/blob.h"

typedef struct Gunzip Gunzip;

// Returns whether the blob begins as a gzip file does.
bool gunzip_knows(const Blob *blob);

// Opens a gzip file. The blob stays the caller's, and lives longer.
Gunzip *gunzip_open(const Blob *blob);
void gunzip_close(Gunzip *gunzip);

// Reads up to [n] bytes of what is packed, all members of the file one after the other.
// Returns how many, 0 at the end, -1 if the file is damaged or cut off.
int64_t gunzip_read(Gunzip *gunzip, void *buffer, size_t n);

// Returns how many bytes of the blob are read.
int64_t gunzip_at(const Gunzip *gunzip);

// Returns what is wrong with the file, after a read has failed.
const char *gunzip_fault(const Gunzip *gunzip);

#endif
