import Foundation

/// What a field shows while it is empty.
package struct FieldPlaceholder: Equatable {
    package var text: String
    /// The colour that an app gave it; nil for that of placeholders.
    package var color: Color.Resolved?

    /// A text in the usual colour; none by default.
    nonisolated package init(_ text: String = "") { self.text = text }

    /// What a text says and its first letter's colour, where the text has one of its own.
    @MainActor package init(_ text: Text?, in environment: EnvironmentValues) {
        self.text = ""
        guard let text else { return }
        var plain = environment
        plain.builtIn.foregroundStyle = AnyShapeStyle(PlaceholderTextShapeStyle())
        let resolved = text.resolve(in: plain)
        self.text = resolved.string
        color = resolved.runs.first?.style.color
    }

    func color(in environment: EnvironmentValues) -> Color.Resolved {
        color ?? Theme.placeholder(environment.colorScheme, environment.colorSchemeContrast)
    }
}
