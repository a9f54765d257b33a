// secret.c -- draws secrets and compares them in constant time.

#include "tools/rooms/secret.h"

#include <stdio.h>
#include <string.h>
#include <sys/random.h>

enum { SECRET_BYTES = SECRET_LETTERS / 2 };

Secret secret_new(void)
{
    unsigned char bytes[SECRET_BYTES];
    Secret secret;

    while (getrandom(bytes, sizeof bytes, 0) != sizeof bytes) continue;
    for (size_t i = 0; i < SECRET_BYTES; i++)
        (void)snprintf(secret.text + 2 * i, 3, "%02x", bytes[i]);
    return secret;
}

Secret secret_read(const char *text)
{
    Secret secret = {""};

    if (!text || strlen(text) != SECRET_LETTERS ||
        strspn(text, "0123456789abcdef") != SECRET_LETTERS)
        return secret;
    memcpy(secret.text, text, SECRET_LETTERS);
    return secret;
}

bool secret_is_there(const Secret *secret)
{
    return secret->text[0] != '\0';
}

bool secret_same(const Secret *a, const Secret *b)
{
    unsigned char differ = a->text[0] == '\0';

    for (int i = 0; i < SECRET_LETTERS; i++)
        differ = (unsigned char)(differ | (a->text[i] ^ b->text[i]));
    return !differ;
}
