#ifndef DOVETAIL_INDEX_REFERENCES_H
#define DOVETAIL_INDEX_REFERENCES_H

#include <stdbool.h>
#include <stddef.h>

/// Called with a place in a source file that the compiler indexed, and the identifier (USR) of what is written there. The texts end
/// with the call.
typedef void (*index_reference_receiver)(
    void *context, const char *file, size_t file_length, const char *identifier, size_t identifier_length, unsigned line);

/// Calls `receiver` for each name in the indexed files whose path contains `folder` that an author wrote to use a declaration.
/// `library` is the path of the compiler's own libIndexStore, `store` the folder that it wrote while it built.
/// Returns false, and what went wrong in `*problem` (a static text), where one of them cannot be used.
bool dovetail_index_references(
    const char *library, const char *store, const char *folder, void *context, index_reference_receiver receiver,
    const char **problem);

#endif
