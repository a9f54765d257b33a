// serve_folder.h -- the set folder of whoever owns the server: what their page asks of it, and an answer that
// waits until a file of it has changed.

#ifndef SERVE_FOLDER_H
#define SERVE_FOLDER_H

#include <microhttpd.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

#include "db/text/arena.h"
#include "tools/door/json_text.h"
#include "tools/serve/folder.h"

// A request that waits for a change. The caller keeps it until it is done.
typedef struct FolderWait {
    struct FolderWait *next;
    void (*done)(struct FolderWait *wait);
    uint64_t since, until_ns;
} FolderWait;

typedef struct {
    Folder folder;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t given;
    FolderWait *waiting;
    int waits;
    bool stopping, started;
} ServeFolder;

// Opens the folder at [path] and begins to watch it. Returns 0, or -1 with [err].
int serve_folder_open(ServeFolder *folder, const char *path, Arena *arena, Err *err);

// Ends all waits, and takes no more.
void serve_folder_stop(ServeFolder *folder);
void serve_folder_close(ServeFolder *folder);

// Waits until the folder is another one than at the mark [since], or FOLDER_WAIT_MAX seconds are over.
// Returns false where it does not have to wait, or too many do.
bool serve_folder_wait(ServeFolder *folder, uint64_t since, FolderWait *wait);

// Answers `GET`, `PUT` or `DELETE` of a browser; [text] is the file that is put.
enum MHD_Result serve_folder_reply(ServeFolder *folder,
                                   struct MHD_Connection *connection,
                                   const char *method, const JsonText *text);

// Returns the mark after which the browser asks for news; false: it does not wait.
bool serve_folder_since(struct MHD_Connection *connection, uint64_t *since);

#endif
