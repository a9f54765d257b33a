// write_xml.h -- the XML of Cockatrice.

#ifndef WRITE_XML_H
#define WRITE_XML_H

#include "db/export/writer_form.h"

extern const ListWriterForm write_xml;

#endif
