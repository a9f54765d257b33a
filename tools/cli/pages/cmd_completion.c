// cmd_completion.c -- prints scripts by which shells complete commands and options.

#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "tools/cli/command_option.h"
#include "tools/cli/commands.h"

// ---- bash

static void bash_options(const char *command)
{
    CommandOptionRow rows[COMMAND_OPTIONS_MAX + 1];
    const int n = command_option_rows(command, rows);

    for (int i = 0; i < n; i++) printf("%s--%s", i ? " " : "", rows[i].name);
}

// A part stands before its command, whose pattern fits it too.
static void bash_cases(void)
{
    for (int parts = true; parts >= false; parts--)
        for (const Command *it = command_all(); it->name; it++) {
            if (it->is_part != parts) continue;
            printf("    '%s'%s) options='", it->name, parts ? "" : "' '*");
            bash_options(it->name);
            puts("' ;;");
        }
}

static void print_bash(void)
{
    puts("_cardwright() {\n"
         "    local word=${COMP_WORDS[COMP_CWORD]} options=\n"
         "    if [ \"$COMP_CWORD\" = 1 ]; then");
    printf("        COMPREPLY=($(compgen -W '");
    for (const Command *it = command_all(); it->name; it++)
        if (!it->is_part) printf("%s ", it->name);
    puts("--help --version' -- \"$word\"))\n"
         "        return\n"
         "    fi\n"
         "    case \"${COMP_WORDS[1]} ${COMP_WORDS[2]}\" in");
    bash_cases();
    puts("    esac\n"
         "    case $word in\n"
         "    -*) COMPREPLY=($(compgen -W \"$options\" -- \"$word\")) ;;\n"
         "    *) COMPREPLY=() ;;\n"
         "    esac\n"
         "}\n"
         "complete -o default -F _cardwright cardwright");
}

// ---- zsh

// Prints the first line of a sentence, with a backslash before what the shell would read.
static void print_line(const char *text, const char *special)
{
    for (; *text && *text != '\n'; text++) {
        if (*text == '\'') {
            (void)fputs("'\\''", stdout);
            continue;
        }
        if (strchr(special, *text)) (void)putchar('\\');
        (void)putchar(*text);
    }
}

static void zsh_arguments(const char *command)
{
    CommandOptionRow rows[COMMAND_OPTIONS_MAX + 1];
    const int n = command_option_rows(command, rows);

    for (int i = 0; i < n; i++) {
        printf(" \\\n            '--%s[", rows[i].name);
        print_line(rows[i].says, "[]\\");
        printf("]%s%s%s'",
               *rows[i].value ? ":" : "",
               rows[i].value,
               *rows[i].value ? ":_files" : "");
    }
    puts(" \\\n            '*:file:_files' ;;");
}

static void print_zsh(void)
{
    puts("#compdef cardwright\n"
         "_cardwright() {\n"
         "    local -a commands=(");
    for (const Command *it = command_all(); it->name; it++) {
        if (it->is_part) continue;
        printf("        '%s:", it->name);
        print_line(it->says, "\\");
        puts("'");
    }
    puts("    )\n"
         "    if (( CURRENT == 2 )); then\n"
         "        _describe command commands\n"
         "        return\n"
         "    fi\n"
         "    case \"$words[2] $words[3]\" in");
    for (int parts = true; parts >= false; parts--)
        for (const Command *it = command_all(); it->name; it++) {
            if (it->is_part != parts) continue;
            printf("    '%s'%s) _arguments", it->name, parts ? "" : "' '*");
            zsh_arguments(it->name);
        }
    puts("    esac\n"
         "}\n"
         "_cardwright \"$@\"");
}

// ---- fish

static void fish_options(const Command *command)
{
    CommandOptionRow rows[COMMAND_OPTIONS_MAX + 1];
    const int n = command_option_rows(command->name, rows);
    const size_t first = strcspn(command->name, " ");
    const char *part = command->name[first] ? command->name + first + 1 : NULL;

    for (int i = 0; i < n; i++) {
        printf("complete -c cardwright -n '__fish_seen_subcommand_from %.*s",
               (int)first,
               command->name);
        if (part) printf("; and __fish_seen_subcommand_from %s", part);
        printf("' -l %s%s -d '", rows[i].name, *rows[i].value ? " -r" : "");
        print_line(rows[i].says, "\\");
        puts("'");
    }
}

static void print_fish(void)
{
    for (const Command *it = command_all(); it->name; it++) {
        if (!it->is_part) {
            printf("complete -c cardwright -n __fish_use_subcommand -a %s -d '",
                   it->name);
            print_line(it->says, "\\");
            puts("'");
        }
        fish_options(it);
    }
}

int cmd_completion(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*print)(void);
    } shells[] = {{"bash", print_bash}, {"zsh", print_zsh}, {"fish", print_fish}, {0}};
    const CommandOption list[] = {{0}};
    const int code = command_options(argc, argv, list, cmd_completion_txt, NULL);

    if (code >= 0) return code;
    for (int i = 0; shells[i].name && optind == argc - 1; i++) {
        if (strcmp(shells[i].name, argv[optind]) != 0) continue;
        shells[i].print();
        return CODE_OK;
    }
    return command_usage("completion", "wants the name of a shell: bash, zsh or fish");
}
