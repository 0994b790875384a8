import DovetailCore

/// How the form around a view shows its content.
package enum FormLook: Hashable {
    /// Rows on cards, in a list that scrolls.
    case grouped
    /// Labels in one column and controls in another.
    case columns
}

private struct FormLookKey: EnvironmentKey {
    static var defaultValue: FormLook? { nil }
}

extension EnvironmentValues {
    /// How the form around shows its content; nil outside of forms. What is presented over a form is outside of it.
    package var formLook: FormLook? {
        get { self[FormLookKey.self] }
        set { self[FormLookKey.self] = newValue }
    }
    /// Whether the view is in a row of a form made of cards.
    package var isInForm: Bool { formLook == .grouped }
    /// Whether the view is in a form whose labels and controls are in columns.
    var isInColumns: Bool { formLook == .columns }
}
