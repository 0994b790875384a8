import DovetailCore

// What is accepted so that code for other systems compiles, and has no effect here. Each is told once in the log, and in
// docs/compatibility-table.md.

extension AxisContent {
    /// Lays the labels of several axes out as one. Axes keep clear of each other here in any case.
    nonisolated public func compositingLayer() -> some AxisContent {
        Log.noteAccepted("compositingLayer()")
        return self
    }
}
