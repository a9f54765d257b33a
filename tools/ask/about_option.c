// about_option.c -- what an option is about, and why the player is asked.

#include "tools/ask/about_inside.h"
#include "tools/view/option_text.h"
#include "tools/view/question_text.h"

Finding *about_question(const About *about, const Question *question)
{
    const Scene *scene = about->why->scene;
    const PromptRow *prompt = &scene->table->rules->prompts[question->prompt];
    Finding *root;
    Line line;

    line_start(&line, false, 0);
    question_text(scene, question, &line);
    root = finding_add(about->why->arena,
                       NULL,
                       FINDING_ANSWER,
                       "%s is asked: %s",
                       scene_player(scene, question->player),
                       line.text);
    if (*prompt->rule) root->rule = prompt->rule;
    if (question->card) {
        root->source = scene_card(scene, question->card);
        about_add_card(about, scene, question->card, root);
    }
    about_add_sentences(about, root);
    return root;
}

// Returns the thing that the option is about, 0: it is about none.
static ObjectId thing_of(const Scene *scene, const Option *option)
{
    const OptionRow *row = &scene->table->rules->options[option->kind];

    if (option->object) return option->object;
    if (row->role == CHOICE_SPOT || row->role == CHOICE_MOVE ||
        row->about & ABOUT_PLACE)
        return scene_place(scene, option->spot);
    return 0;
}

Finding *about_option(const About *about, const Question *question, int i)
{
    const Scene *scene = about->why->scene;
    const Option *option = &question->options[i];
    const ObjectId id = thing_of(scene, option);
    Finding *root, *asked;
    Line line;

    if (id) {
        root = about_thing(about, id);
        about_add_sentences(about, root);
        return root;
    }
    line_start(&line, false, 0);
    option_text(scene, question, option, &line);
    root = finding_add(about->why->arena, NULL, FINDING_ANSWER, "%s", line.text);
    if (scene->table->rules->options[option->kind].role == CHOICE_CARD)
        about_add_card(about, scene, (CardId)option->n, root);
    asked = about_question(about, question);
    root->rule = asked->rule;
    root->says = asked->says;
    (void)finding_add(about->why->arena, root, FINDING_FACT, "%s", asked->text);
    return root;
}

Finding *about_key(const About *about, const Keys *keys, const Question *question,
                   const char *text)
{
    const int option = keys_option(keys, text);
    const ObjectId thing = keys_thing(keys, text);

    if (option >= 0) return about_option(about, question, option);
    return thing ? about_thing(about, thing) : NULL;
}
