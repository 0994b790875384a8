import DovetailCore

/// What is selected in a list that fills a column of a split view: what the next column is about.
struct ColumnSelection: Equatable {
    let column: Int
    // Only compared, and read by the main actor.
    nonisolated(unsafe) let value: AnyHashable?
    /// Selects nothing.
    let clear: @MainActor () -> Void

    // The function belongs to the list, and is the same as long as that is there.
    static func == (left: ColumnSelection, right: ColumnSelection) -> Bool {
        left.column == right.column && left.value == right.value
    }
}

/// Tells the split view around what is selected in a list. Lists that several rows can be selected in tell nothing: no column is about
/// several things.
struct ColumnSelectionTeller: ViewModifier {
    let selection: ListSelection?
    let isEditing: Bool
    let model: ListModel
    @Environment(\.navigation) private var navigation

    func body(content: Content) -> some View {
        content.modifier(DeclarationModifier(told, in: { $0.navigation?.selections }, goesAtOnce: true))
    }

    private var told: ColumnSelection? {
        guard let selection, !selection.allowsMultiple, !isEditing, case .column(let column)? = navigation?.page
        else { return nil }
        return ColumnSelection(column: column, value: selection.values().first) { [model] in model.selection?.set([]) }
    }
}
