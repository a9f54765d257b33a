// language_code_test.c -- languages by any name have one code, in values and in headings.

#include "tests/db/fixture.h"

#include "db/names/language_code.h"

static const char *const names[][2] = {
    {"en", "en"},
    {"EN", "en"},
    {"eng", "en"},
    {"English", "en"},
    {"english", "en"},
    {"en-US", "en"},
    {"en_GB", "en"},
    {"English (US)", "en"},
    {"English (UK)", "en"},
    {"US English", "en"},
    {"Anglais", "en"},
    {"Ingl\u00e9s", "en"},
    {"Inglese", "en"},
    {"Englisch", "en"},
    {"\u82f1\u8bed", "en"},
    {"\uc601\uc5b4", "en"},
    {"FR", "fr"},
    {"fre", "fr"},
    {"French", "fr"},
    {"fran\u00e7ais", "fr"},
    {"FRANCAIS", "fr"},
    {"Franz\u00f6sisch", "fr"},
    {"fr-CA", "fr"},
    {"Fran\u00e7ais (Canada)", "fr"},
    {"Deutsch", "de"},
    {"German", "de"},
    {"GER", "de"},
    {"de-AT", "de"},
    {"Alem\u00e1n", "de"},
    {"Tedesco", "de"},
    {"Espa\u00f1ol", "es"},
    {"SP", "es"},
    {"Castellano", "es"},
    {"es-419", "es"},
    {"Spanish (Latin America)", "es"},
    {"Italiano", "it"},
    {"Portugu\u00eas", "pt"},
    {"pt-BR", "pt"},
    {"Portuguese (Brazil)", "pt"},
    {"Brazilian Portuguese", "pt"},
    {"JP", "ja"},
    {"ja-JP", "ja"},
    {"Japanese", "ja"},
    {"\u65e5\u672c\u8a9e", "ja"},
    {"Giapponese", "ja"},
    {"KR", "ko"},
    {"Korean", "ko"},
    {"\ud55c\uad6d\uc5b4", "ko"},
    {"zh", "zh"},
    {"Chinese", "zh"},
    {"\u4e2d\u6587", "zh"},
    {"zh-CN", "zh-cn"},
    {"zh_CN", "zh-cn"},
    {"zh-Hans", "zh-cn"},
    {"zh-Hans-CN", "zh-cn"},
    {"CN", "zh-cn"},
    {"ZHS", "zh-cn"},
    {"Chinese (Simplified)", "zh-cn"},
    {"Simplified Chinese", "zh-cn"},
    {"Chinese - Simplified", "zh-cn"},
    {"S-Chinese", "zh-cn"},
    {"\u7b80\u4f53\u4e2d\u6587", "zh-cn"},
    {"\u4e2d\u6587\uff08\u7b80\u4f53\uff09", "zh-cn"},
    {"Chinois (simplifi\u00e9)", "zh-cn"},
    {"zh-TW", "zh-tw"},
    {"zh-Hant", "zh-tw"},
    {"zh-HK", "zh-tw"},
    {"Traditional Chinese", "zh-tw"},
    {"Chinese (Traditional)", "zh-tw"},
    {"Chinese (Taiwan)", "zh-tw"},
    {"T-Chinese", "zh-tw"},
    {"\u7e41\u9ad4\u4e2d\u6587", "zh-tw"},
    {"Russian", "ru"},
    {"\u0440\u0443\u0441\u0441\u043a\u0438\u0439", "ru"},
    {"Polski", "pl"},
    {"Magyar", "hu"},
    {"\u010ce\u0161tina", "cs"},
    {"T\u00fcrk\u00e7e", "tr"},
    {"Ti\u1ebfng Vi\u1ec7t", "vi"},
    {"uk-UA", "uk"},
    {"Ukrainian", "uk"},
    {"id", "id"},
    {"no", "no"},
    {"Klingon", NULL},
    {"", NULL},
    {"-", NULL},
    {"xx", NULL},
    {"Englsh", NULL},
    {"English, German", NULL},
    {"en/de", NULL},
    {"Near Mint", NULL},
    {"UK", NULL},
    {"ch", NULL},
    {"US", NULL},
};

static void a_language_has_one_code_whatever_its_name(void **state)
{
    (void)state;

    for (int i = 0; i < COUNT_OF(names); i++) {
        const char *code = language_code_find(names[i][0]);
        if (!code) code = "none";
        if (strcmp(code, names[i][1] ? names[i][1] : "none") != 0)
            fail_msg("'%s' is %s", names[i][0], code);
    }
}

static void a_code_of_two_languages_is_doubtful(void **state)
{
    (void)state;

    assert_non_null(strstr(language_code_doubt("UK"), "Ukrainian"));
    assert_null(language_code_doubt("en"));
}

// A folded heading, what is left of it, and the language that it names; NULL: none.
static const char *const headings[][3] = {
    {"name fr", "name", "fr"},
    {"name french", "name", "fr"},
    {"french name", "name", "fr"},
    {"nom francais", "nom", "fr"},
    {"name chinese simplified", "name", "zh-cn"},
    {"simplified chinese name", "name", "zh-cn"},
    {"name zh cn", "name", "zh-cn"},
    {"name cn", "name", "zh-cn"},
    {"name zh hant", "name", "zh-tw"},
    {"name en us", "name", "en"},
    {"zh name", "name", "zh"},
    {"text printed de", "text printed", "de"},
    {"name jp", "name", "ja"},
    {"name pt br", "name", "pt"},
    {"name us", "name us", NULL},
    {"name id", "name id", NULL},
    {"card no", "card no", NULL},
    {"el nombre", "el nombre", NULL},
    {"english", "english", NULL},
    {"name uk", "name uk", NULL},
    {"name", "name", NULL},
};

static void a_heading_may_name_a_language(void **state)
{
    char text[40];
    (void)state;

    for (int i = 0; i < COUNT_OF(headings); i++) {
        (void)snprintf(text, sizeof text, "%s", headings[i][0]);
        const char *code = language_code_take(text);
        assert_string_equal(text, headings[i][1]);
        if (headings[i][2])
            assert_string_equal(code, headings[i][2]);
        else
            assert_null(code);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_language_has_one_code_whatever_its_name),
        cmocka_unit_test(a_code_of_two_languages_is_doubtful),
        cmocka_unit_test(a_heading_may_name_a_language),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
