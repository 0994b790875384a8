import DovetailCore

/// How a table looks.
@MainActor @preconcurrency
public protocol TableStyle {
    /// Not for use outside the framework.
    nonisolated var _look: _TableLook { get }
}

/// What a table's style decides.
public struct _TableLook: Equatable, Sendable {
    enum Frame { case automatic, plain, inset, bordered }
    var frame = Frame.automatic
    var alternatesRows = false

    /// What it comes to in an idiom.
    func resolved(_ idiom: Idiom) -> _TableLook {
        guard frame == .automatic else { return self }
        return TableIdiom[idiom].alternatesRows
            ? _TableLook(frame: .inset, alternatesRows: true) : _TableLook(frame: .plain)
    }
}

/// Rows from edge to edge; on the desktop those of ``InsetTableStyle``.
public struct AutomaticTableStyle: TableStyle {
    nonisolated public init() {}
    nonisolated public var _look: _TableLook { _TableLook() }
}

/// Rows with a margin on both sides, whose grounds may alternate.
public struct InsetTableStyle: TableStyle {
    let alternatesRowBackgrounds: Bool
    /// Rows with grounds that alternate.
    nonisolated public init() { alternatesRowBackgrounds = true }
    nonisolated public init(alternatesRowBackgrounds: Bool) { self.alternatesRowBackgrounds = alternatesRowBackgrounds }
    nonisolated public var _look: _TableLook { _TableLook(frame: .inset, alternatesRows: alternatesRowBackgrounds) }
}

/// Titles and rows within a border; the grounds of the rows may alternate.
public struct BorderedTableStyle: TableStyle {
    let alternatesRowBackgrounds: Bool
    /// Rows with grounds that alternate.
    nonisolated public init() { alternatesRowBackgrounds = true }
    nonisolated public init(alternatesRowBackgrounds: Bool) { self.alternatesRowBackgrounds = alternatesRowBackgrounds }
    nonisolated public var _look: _TableLook { _TableLook(frame: .bordered, alternatesRows: alternatesRowBackgrounds) }
}

extension TableStyle where Self == AutomaticTableStyle { nonisolated public static var automatic: Self { Self() } }

extension TableStyle where Self == InsetTableStyle {
    nonisolated public static var inset: Self { Self() }
    /// Rows with a margin, whose grounds may alternate.
    nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> Self {
        Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == BorderedTableStyle {
    nonisolated public static var bordered: Self { Self() }
    /// Rows within a border, whose grounds may alternate.
    nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> Self {
        Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

private struct TableLookKey: EnvironmentKey {
    static var defaultValue: _TableLook { _TableLook() }
}

private struct TableColumnHeadersKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    var tableLook: _TableLook {
        get { self[TableLookKey.self] }
        set { self[TableLookKey.self] = newValue }
    }

    /// Whether tables show the titles of their columns.
    var tableColumnHeaders: Visibility {
        get { self[TableColumnHeadersKey.self] }
        set { self[TableColumnHeadersKey.self] = newValue }
    }
}

extension View {
    /// Sets how the tables inside look.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { environment(\.tableLook, style._look) }

    /// Shows or hides the titles of the columns of the tables inside. Where a table shows its first column alone there are none anyway.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}
