#define _GNU_SOURCE
#include "index_references.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// The few declarations of indexstore.h that are used here. The library comes with the compiler and its interface is stable; the
// header is not where a C compiler finds it.
typedef struct {
    const char *data;
    size_t length;
} text;

typedef void *handle;

enum { dependency_is_record = 2 };
enum { role_is_reference = 1 << 2, role_is_implicit = 1 << 8 };

static struct {
    handle (*store_create)(const char *, handle *);
    void (*store_dispose)(handle);
    bool (*each_unit)(handle, unsigned, void *, bool (*)(void *, text));
    handle (*unit_create)(handle, const char *, handle *);
    void (*unit_dispose)(handle);
    text (*unit_file)(handle);
    bool (*each_dependency)(handle, void *, bool (*)(void *, handle));
    int (*dependency_kind)(handle);
    text (*dependency_file)(handle);
    text (*dependency_name)(handle);
    handle (*record_create)(handle, const char *, handle *);
    void (*record_dispose)(handle);
    bool (*each_occurrence)(handle, void *, bool (*)(void *, handle));
    handle (*occurrence_symbol)(handle);
    uint64_t (*occurrence_roles)(handle);
    void (*occurrence_place)(handle, unsigned *, unsigned *);
    text (*symbol_identifier)(handle);
    void (*error_dispose)(handle);
} index_store;

static bool load(const char *library) {
    handle module = dlopen(library, RTLD_NOW);
    if (!module) return false;
    const struct {
        void *place;
        const char *name;
    } functions[] = {
        {&index_store.store_create, "indexstore_store_create"},
        {&index_store.store_dispose, "indexstore_store_dispose"},
        {&index_store.each_unit, "indexstore_store_units_apply_f"},
        {&index_store.unit_create, "indexstore_unit_reader_create"},
        {&index_store.unit_dispose, "indexstore_unit_reader_dispose"},
        {&index_store.unit_file, "indexstore_unit_reader_get_main_file"},
        {&index_store.each_dependency, "indexstore_unit_reader_dependencies_apply_f"},
        {&index_store.dependency_kind, "indexstore_unit_dependency_get_kind"},
        {&index_store.dependency_file, "indexstore_unit_dependency_get_filepath"},
        {&index_store.dependency_name, "indexstore_unit_dependency_get_name"},
        {&index_store.record_create, "indexstore_record_reader_create"},
        {&index_store.record_dispose, "indexstore_record_reader_dispose"},
        {&index_store.each_occurrence, "indexstore_record_reader_occurrences_apply_f"},
        {&index_store.occurrence_symbol, "indexstore_occurrence_get_symbol"},
        {&index_store.occurrence_roles, "indexstore_occurrence_get_roles"},
        {&index_store.occurrence_place, "indexstore_occurrence_get_line_col"},
        {&index_store.symbol_identifier, "indexstore_symbol_get_usr"},
        {&index_store.error_dispose, "indexstore_error_dispose"},
    };
    for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
        void *function = dlsym(module, functions[index].name);
        if (!function) return false;
        memcpy(functions[index].place, &function, sizeof function);
    }
    return true;
}

typedef struct {
    handle store;
    const char *folder;
    void *context;
    index_reference_receiver receiver;
    text file;
} reading;

static bool read_occurrence(void *context, handle occurrence) {
    const reading *state = context;
    uint64_t roles = index_store.occurrence_roles(occurrence);
    if (!(roles & role_is_reference) || roles & role_is_implicit) return true;
    unsigned line = 0, column = 0;
    index_store.occurrence_place(occurrence, &line, &column);
    text identifier = index_store.symbol_identifier(index_store.occurrence_symbol(occurrence));
    state->receiver(state->context, state->file.data, state->file.length, identifier.data, identifier.length, line);
    return true;
}

static bool read_dependency(void *context, handle dependency) {
    reading *state = context;
    text file = index_store.dependency_file(dependency), name = index_store.dependency_name(dependency);
    // A unit names the records of the headers that it includes, too.
    if (index_store.dependency_kind(dependency) != dependency_is_record || file.length != state->file.length
        || memcmp(file.data, state->file.data, file.length) != 0)
        return true;
    char *copy = strndup(name.data, name.length);
    handle error = NULL, record = copy ? index_store.record_create(state->store, copy, &error) : NULL;
    if (record) {
        index_store.each_occurrence(record, state, read_occurrence);
        index_store.record_dispose(record);
    } else if (error) {
        index_store.error_dispose(error);
    }
    free(copy);
    return true;
}

static bool read_unit(void *context, text name) {
    reading *state = context;
    char *copy = strndup(name.data, name.length);
    handle error = NULL, unit = copy ? index_store.unit_create(state->store, copy, &error) : NULL;
    if (unit) {
        state->file = index_store.unit_file(unit);
        if (memmem(state->file.data, state->file.length, state->folder, strlen(state->folder)))
            index_store.each_dependency(unit, state, read_dependency);
        index_store.unit_dispose(unit);
    } else if (error) {
        index_store.error_dispose(error);
    }
    free(copy);
    return true;
}

bool dovetail_index_references(
    const char *library, const char *store, const char *folder, void *context, index_reference_receiver receiver,
    const char **problem) {
    if (!load(library)) {
        *problem = "the compiler's libIndexStore cannot be loaded";
        return false;
    }
    handle error = NULL;
    reading state = {.store = index_store.store_create(store, &error),
                     .folder = folder,
                     .context = context,
                     .receiver = receiver};
    if (!state.store) {
        if (error) index_store.error_dispose(error);
        *problem = "the build wrote no index";
        return false;
    }
    index_store.each_unit(state.store, 0, &state, read_unit);
    index_store.store_dispose(state.store);
    return true;
}
