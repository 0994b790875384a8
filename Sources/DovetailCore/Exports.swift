// Whoever builds on this module builds on the engine, too.
@_exported import DovetailEngine
