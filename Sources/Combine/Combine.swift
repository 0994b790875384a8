// Combine under Apple's module name: OpenCombine's publishers, subjects and operators, and what it lacks or does
// otherwise than Apple's.
//
// `ObservableObject`, `ObservableObjectPublisher` and `Published` are this module's own. A program that imports `Combine`,
// or a module that re-exports it, sees OpenCombine only through this one, so the names declared here win.
//
// The Foundation and Dispatch parts are this module's own too. OpenCombine's stand behind `#if !canImport(Combine)`:
// once a module of this name has been built they disappear from the next compilation of OpenCombine's.
@_exported import OpenCombine

// `URLSession` is part of Foundation on Apple's systems, so a program that uses `dataTaskPublisher` imports no more.
#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
