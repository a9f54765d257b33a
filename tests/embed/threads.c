// threads.c -- two engines in two threads play the same games as one after the other.

#include <cardwright.h>
#include <pthread.h>
#include <stdio.h>

enum { GAMES = 40 };

typedef struct {
    const char *database, *game;
    uint64_t hashes[GAMES];
    char fault[200];
} Player;

static void play(Player *player, CwEngine *engine, int i)
{
    CwSetup setup = {0};
    CwState state = {0};
    CwGame game = 0;

    setup.size = sizeof setup;
    state.size = sizeof state;
    setup.seed = (uint64_t)i;
    CwStatus status = cw_start(engine, &setup, &game);
    while (!status && !(status = cw_look(engine, game, &state)) &&
           state.stage == CW_WAITS)
        status = cw_bot(engine, game, "random");
    if (!status) status = cw_hash(engine, game, &player->hashes[i]);
    if (!status) status = cw_drop(engine, game);
    if (status)
        (void)snprintf(player->fault, sizeof player->fault, "%s", cw_message(engine));
}

static void *run(void *self)
{
    Player *player = self;
    CwEngine *engine = cw_new();

    if (cw_open(engine, player->database, player->game))
        (void)snprintf(player->fault, sizeof player->fault, "%s", cw_message(engine));
    for (int i = 0; !*player->fault && i < GAMES; i++) play(player, engine, i);
    cw_close(&engine);
    return NULL;
}

int main(int argc, char **argv)
{
    static Player players[4];
    pthread_t threads[2];
    int same = 0;

    if (argc != 2) return 2;
    for (int i = 0; i < 4; i++) {
        players[i].database = argv[1];
        players[i].game = i % 2 ? "gwent" : "riftbound";
    }
    for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, run, &players[i]);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
    for (int i = 2; i < 4; i++) (void)run(&players[i]);
    for (int i = 0; i < 4; i++)
        if (*players[i].fault) printf("%s\n", players[i].fault);
    for (int i = 0; i < 2 * GAMES; i++)
        same += players[i % 2].hashes[i / 2] &&
                players[i % 2].hashes[i / 2] == players[i % 2 + 2].hashes[i / 2];
    printf("%d of %d games the same\n", same, 2 * GAMES);
    return same != 2 * GAMES;
}
