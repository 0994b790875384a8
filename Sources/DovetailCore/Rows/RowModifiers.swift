import Foundation

/// How strongly something is emphasised.
public enum Prominence: Hashable, Sendable {
    case standard
    case increased
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Equatable, Sendable {
    enum Kind: Equatable { case standard, compact, custom(CGFloat) }
    let kind: Kind
    /// As the list's style has it.
    public static let `default` = ListSectionSpacing(kind: .standard)
    /// Less than that.
    public static let compact = ListSectionSpacing(kind: .compact)
    /// A distance in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(kind: .custom(spacing)) }

    /// The distance in points, where the style has `standard`.
    package func points(standard: CGFloat) -> CGFloat {
        switch kind {
        case .standard: standard
        case .compact: (standard / 2).rounded()
        case .custom(let spacing): max(0, spacing.isFinite ? spacing : standard)
        }
    }
}

/// The colour of the accents in a row of a list.
public struct ListItemTint: Equatable, Sendable {
    /// Nil for no colour.
    package let color: Color?
    /// The given colour, whatever the person prefers.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// The given colour, unless the person prefers another.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// Grey.
    public static let monochrome = ListItemTint(color: nil)
}

/// How strongly a badge is emphasised.
public struct BadgeProminence: Hashable, Sendable {
    enum Level: Hashable { case decreased, standard, increased }
    let level: Level
    public static let decreased = BadgeProminence(level: .decreased)
    public static let standard = BadgeProminence(level: .standard)
    public static let increased = BadgeProminence(level: .increased)
    package var isIncreased: Bool { level == .increased }
    package var isDecreased: Bool { level == .decreased }
}

/// Whether the rows of a list have alternating grounds.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    package let isEnabled: Bool
    /// As the list's style has it: they don't.
    public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: false)
    public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
    public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}

/// What the lists and forms inside look like, apart from their style.
package struct ListSettings: Equatable {
    package var rowSpacing: CGFloat?
    package var sectionSpacing: ListSectionSpacing?
    package var sectionMargins = SectionMargins()
    package var contentBackground = Visibility.automatic
    package var alternatesRows = false
    package var minRowHeight: CGFloat?
    package var minHeaderHeight: CGFloat?
    package var headerProminence = Prominence.standard
    package var badgeProminence = BadgeProminence.standard
}

private struct ListSettingsKey: EnvironmentKey {
    static var defaultValue: ListSettings { ListSettings() }
}

extension EnvironmentValues {
    package var listSettings: ListSettings {
        get { self[ListSettingsKey.self] }
        set { self[ListSettingsKey.self] = newValue }
    }

    /// The least height of a list's row, in points: 44, on the desktop 24.
    public var defaultMinListRowHeight: CGFloat {
        get { listSettings.minRowHeight ?? RowIdiom[idiom].leastHeight }
        set { listSettings.minRowHeight = newValue }
    }

    /// The least height of the header of a list's section, in points; nil for as its content needs.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { listSettings.minHeaderHeight }
        set { listSettings.minHeaderHeight = newValue }
    }

    /// How strongly the headers of sections are emphasised.
    public var headerProminence: Prominence {
        get { listSettings.headerProminence }
        set { listSettings.headerProminence = newValue }
    }

    /// How strongly badges are emphasised.
    public var badgeProminence: BadgeProminence {
        get { listSettings.badgeProminence }
        set { listSettings.badgeProminence = newValue }
    }

    /// Whether rows have alternating grounds.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}

/// How strong the ground below a view is.
public struct BackgroundProminence: Hashable, Sendable {
    private let isStrong: Bool
    public static let standard = BackgroundProminence(isStrong: false)
    /// As below a selected row of a list that has the keyboard.
    public static let increased = BackgroundProminence(isStrong: true)
}

private struct BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
}

/// A space at some edges of a row.
private struct EdgeLength: Equatable {
    let edges: Edge.Set
    let length: CGFloat?
}

extension View {
    /// Sets the space around a row's content, in points; nil for the list's own.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        rowTrait(insets) { $0.insets = $1 }
    }

    /// Sets the space around a row's content at some edges, in points; nil for the list's own there. The other edges stay as they are.
    nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        rowTrait(EdgeLength(edges: edges, length: length)) { traits, new in
            for edge in Edge.allCases where new.edges.contains(Edge.Set(edge)) {
                traits.edgeInsets[edge] = .some(new.length)
            }
        }
    }

    /// Puts a view behind a row, as large as the row; nil for the list's own ground.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(SlotModifier(content: view, isSet: view != nil) { if $1 != nil { $0.background = $1 } })
    }

    /// Shows or hides the lines above and below a row.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        rowTrait(EdgeValue(visibility, edges)) { traits, new in
            if new.edges.contains(.top) { traits.topSeparator.visibility = new.value }
            if new.edges.contains(.bottom) { traits.bottomSeparator.visibility = new.value }
        }
    }

    /// Sets the colour of the lines above and below a row.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        rowTrait(EdgeValue(color, edges)) { traits, new in
            if new.edges.contains(.top) { traits.topSeparator.tint = new.value }
            if new.edges.contains(.bottom) { traits.bottomSeparator.tint = new.value }
        }
    }

    /// Shows or hides the lines above and below a section.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        rowTrait(EdgeValue(visibility, edges)) { traits, new in
            if new.edges.contains(.top) { traits.sectionTopSeparator.visibility = new.value }
            if new.edges.contains(.bottom) { traits.sectionBottomSeparator.visibility = new.value }
        }
    }

    /// Sets the colour of the lines above and below a section.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        rowTrait(EdgeValue(color, edges)) { traits, new in
            if new.edges.contains(.top) { traits.sectionTopSeparator.tint = new.value }
            if new.edges.contains(.bottom) { traits.sectionBottomSeparator.tint = new.value }
        }
    }

    /// Sets the distance between the rows of the lists inside, in points; nil for the list's own.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listSettings.rowSpacing, spacing)
    }

    /// Sets the distance between the sections of the lists inside, or below a section.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        rowTrait(spacing) { $0.sectionSpacing = $1 }.environment(\.listSettings.sectionSpacing, spacing)
    }

    /// Sets the distance between the sections of the lists inside, or below a section, in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }

    /// Sets the distances of a section, or of those of the lists inside, from the list's edges and from what is above and below, in points.
    ///
    /// - Parameter length: The distance; nil for that of the list's style.
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        rowTrait(SectionMargins.Change(edges: edges, length: length)) { $0.sectionMargins.apply($1) }
            .transformEnvironment(\.listSettings.sectionMargins) {
                $0.apply(SectionMargins.Change(edges: edges, length: length))
            }
    }

    /// Sets the colour of the accents in a row.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        rowTrait(tint) { if $1 != nil { $0.itemTint = $1 } }
    }

    /// Sets the colour of the accents in a row.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        listItemTint(tint.map { ListItemTint.fixed($0) })
    }

    /// Sets how strongly the header of a section, or those inside, are emphasised.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        rowTrait(prominence) { $0.headerProminence = $1 }.environment(\.listSettings.headerProminence, prominence)
    }

    /// Sets how strongly the badge of a row, or those inside, are emphasised.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        rowTrait(prominence) { $0.badgeProminence = $1 }.environment(\.listSettings.badgeProminence, prominence)
    }

    /// Shows or hides the ground of the lists, forms and other scrolling views inside.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.listSettings.contentBackground, visibility)
    }

    /// Gives the rows of the lists inside alternating grounds.
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        environment(\.listSettings.alternatesRows, behavior.isEnabled)
    }

    /// Adds buttons that a swipe over the row shows, from the row's edge inwards. The row's context menu has them too.
    ///
    /// - Parameter allowsFullSwipe: Whether a swipe over most of the row runs the first button.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(
            SlotModifier(content: content(), isSet: T.self != EmptyView.self) { traits, slot in
                let actions = slot.map { RowActions(content: $0, allowsFullSwipe: allowsFullSwipe) }
                if edge == .leading { traits.leadingActions = actions } else { traits.trailingActions = actions }
            })
    }
}

/// A value for some edges.
private struct EdgeValue<Value: Equatable>: Equatable {
    let value: Value
    let edges: VerticalEdge.Set
    init(_ value: Value, _ edges: VerticalEdge.Set) {
        self.value = value
        self.edges = edges
    }
}
