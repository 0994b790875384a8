import DovetailCore
import Foundation

/// How a list looks.
public protocol ListStyle: Sendable {
    /// Not for use outside the framework.
    var _look: _ListLook { get }
}

/// As the place and the idiom have it: in the first column of a split view that of a sidebar; elsewhere cards for `pad` and `phone`, rows
/// with a margin for `desktop`.
public struct DefaultListStyle: ListStyle {
    nonisolated public init() {}
    public var _look: _ListLook { .automatic }
}
/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
    nonisolated public init() {}
    public var _look: _ListLook { .plain }
}
/// Rows with a margin.
public struct InsetListStyle: ListStyle {
    nonisolated public init() {}
    /// Whether the rows have alternating grounds.
    nonisolated public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
    var alternates = false
    public var _look: _ListLook { .inset }
}
/// Sections as bands from edge to edge.
public struct GroupedListStyle: ListStyle {
    nonisolated public init() {}
    public var _look: _ListLook { .grouped }
}
/// Sections as cards.
public struct InsetGroupedListStyle: ListStyle {
    nonisolated public init() {}
    public var _look: _ListLook { .insetGrouped }
}
/// Rows on the ground of a sidebar. In a window that is only wide enough for one column, as on phones, sections are cards.
public struct SidebarListStyle: ListStyle {
    nonisolated public init() {}
    public var _look: _ListLook { .sidebar }
}
/// Sections as cards. On a watch each row is a card of its own, and those at the ends grow small as they leave; here rows are of one size.
public struct CarouselListStyle: ListStyle {
    nonisolated public init() {}
    public var _look: _ListLook { .insetGrouped }
}
/// Rows from edge to edge. On a watch they move along a curve at its ends.
public struct EllipticalListStyle: ListStyle {
    nonisolated public init() {}
    public var _look: _ListLook { .plain }
}

/// Rows within a border.
public struct BorderedListStyle: ListStyle {
    nonisolated public init() {}
    /// Whether the rows have alternating grounds.
    nonisolated public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
    var alternates = false
    public var _look: _ListLook { .bordered }
}

extension ListStyle where Self == DefaultListStyle { nonisolated public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { nonisolated public static var plain: Self { Self() } }
extension ListStyle where Self == InsetListStyle {
    nonisolated public static var inset: Self { Self() }
    /// Rows with a margin, whose grounds may alternate.
    nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> Self {
        Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension ListStyle where Self == GroupedListStyle { nonisolated public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { nonisolated public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == CarouselListStyle { nonisolated public static var carousel: Self { Self() } }
extension ListStyle where Self == EllipticalListStyle { nonisolated public static var elliptical: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { nonisolated public static var sidebar: Self { Self() } }

extension ListStyle where Self == BorderedListStyle {
    nonisolated public static var bordered: Self { Self() }
    /// Rows within a border, whose grounds may alternate.
    nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> Self {
        Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension View {
    /// Sets how the lists inside look.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        let alternates = (style as? BorderedListStyle)?.alternates ?? (style as? InsetListStyle)?.alternates ?? false
        return environment(\.listLook, style._look).transformEnvironment(\.listSettings) {
            if alternates { $0.alternatesRows = true }
        }
    }
}
