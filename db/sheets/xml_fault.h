// xml_fault.h -- says where the XML of a list has its first fault, and what to do.

#ifndef XML_FAULT_H
#define XML_FAULT_H

#include <stddef.h>

#include "engine/base/err.h"

// The first fault of a text. All zero: none yet.
typedef struct {
    int code;         // of libxml2
    int line, column; // from 1; [column] 0: unknown
} XmlFault;

// Fails with the fault of the text [text], called [name], at its line and column, as
// "NAME:LINE:COLUMN: found ..., expected ...". Returns -1.
int xml_fault_fail(const XmlFault *fault, const char *text, const char *name, Err *err);

#endif
