import DovetailCore

// What is accepted so that code for other systems compiles, and has no effect here. Each is told once in the log, and in
// docs/compatibility-table.md.

extension View {
    /// Sets the look of the tips of the assistant inside. There are none.
    nonisolated public func siriTipViewStyle(_ siriTipViewStyle: SiriTipViewStyle) -> some View {
        accepted("siriTipViewStyle(_:)")
    }
}
