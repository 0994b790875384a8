import DovetailCore

extension View {
    /// In a form in columns the view reaches over both, as a divider does.
    nonisolated func spansFormColumns() -> some View { layoutValue(key: SpansFormColumns.self, value: true) }
}
