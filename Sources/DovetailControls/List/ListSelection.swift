import DovetailCore

/// Which rows are selected, whatever the type of their values.
struct ListSelection {
    let allowsMultiple: Bool
    let contains: (AnyHashable) -> Bool
    /// What is selected.
    let values: () -> [AnyHashable]
    /// Whether a row with this value can be selected.
    let accepts: (AnyHashable) -> Bool
    /// Selects these values and no others.
    let set: ([AnyHashable]) -> Void

    init<Value: Hashable>(_ binding: Binding<Value?>) {
        allowsMultiple = false
        contains = { value in binding.wrappedValue.map { AnyHashable($0) } == value }
        values = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
        accepts = { $0.base is Value }
        set = { values in binding.wrappedValue = values.first?.base as? Value }
    }

    /// One value is always selected.
    init<Value: Hashable>(one binding: Binding<Value>) {
        allowsMultiple = false
        contains = { value in AnyHashable(binding.wrappedValue) == value }
        values = { [AnyHashable(binding.wrappedValue)] }
        accepts = { $0.base is Value }
        set = { values in if let value = values.first?.base as? Value { binding.wrappedValue = value } }
    }

    init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
        allowsMultiple = true
        contains = { value in (value.base as? Value).map { binding.wrappedValue.contains($0) } ?? false }
        values = { binding.wrappedValue.map { AnyHashable($0) } }
        accepts = { $0.base is Value }
        set = { values in binding.wrappedValue = Set(values.compactMap { $0.base as? Value }) }
    }
}

extension ViewTraits {
    /// What a row is selected by: its tag, or else, as where the tag is of a type that the selection does not take, its identity in its
    /// `ForEach`.
    func selectionValue(for selection: ListSelection?) -> AnyHashable? {
        guard let tag, let selection, !selection.accepts(tag) else { return tag ?? rowID }
        return rowID ?? tag
    }
}

/// Selects the row that a link is in. One object for each row, so that it never counts as a change.
final class RowSelector {
    var select: () -> Bool = { false }
}

private struct RowSelectorKey: EnvironmentKey {
    static var defaultValue: RowSelector? { nil }
}

extension EnvironmentValues {
    /// Selects the row around; nil outside lists.
    var rowSelector: RowSelector? {
        get { self[RowSelectorKey.self] }
        set { self[RowSelectorKey.self] = newValue }
    }
}
