import Foundation

/// When a scroll view goes beyond its ends under a finger.
public struct ScrollBounceBehavior: Hashable, Sendable {
    enum Kind { case automatic, always, basedOnSize, never }
    let kind: Kind
    /// As the idiom has it: always, but not on the desktop.
    public static let automatic = ScrollBounceBehavior(kind: .automatic)
    public static let always = ScrollBounceBehavior(kind: .always)
    /// Where the content is larger than the view.
    public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
    /// Nowhere: what `bounces` of UIKit's scroll views says.
    package static let never = ScrollBounceBehavior(kind: .never)
}

/// Whether a text field loses the keyboard when a finger scrolls what it is in. Wheels, touchpads and keys never take it away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    enum Kind { case automatic, immediately, interactively, never }
    let kind: Kind
    /// The field keeps it.
    public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
    /// The field loses it as soon as a finger scrolls.
    public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
    /// The field loses it as soon as a finger scrolls. There is no keyboard on the screen that could follow the finger, so it is the same as
    /// `immediately`.
    public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
    /// The field keeps it.
    public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

/// Which margins of a scroll view are meant.
public struct ContentMarginPlacement: Hashable, Sendable {
    enum Kind { case automatic, content, indicators }
    let kind: Kind
    public static let automatic = ContentMarginPlacement(kind: .automatic)
    public static let scrollContent = ContentMarginPlacement(kind: .content)
    public static let scrollIndicators = ContentMarginPlacement(kind: .indicators)
}

/// For what a scroll view keeps to an anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
    enum Kind { case initialOffset, sizeChanges, alignment }
    let kind: Kind
    public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
    public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
    public static let alignment = ScrollAnchorRole(kind: .alignment)
}

/// Refreshes what a scroll view shows, when it is pulled down.
package final class ScrollRefresh {
    /// How far the content must be pulled down, in points.
    static let distance: CGFloat = 50
    package var start: () -> Void
    package init(start: @escaping () -> Void) { self.start = start }
}

/// The points of a scroll view that those of its content keep to; nil for the beginning. Those for one role come before the one for all.
package struct ScrollAnchors {
    var all: UnitPoint?
    /// Until somebody scrolls.
    var initialOffset: UnitPoint??
    /// When somebody has scrolled there.
    var sizeChanges: UnitPoint??
    /// While the content is smaller than the view.
    var alignment: UnitPoint??
}

/// How the scroll views inside behave.
package struct ScrollSettings {
    package var bounce = (horizontal: ScrollBounceBehavior.automatic, vertical: ScrollBounceBehavior.automatic)
    var dismissesKeyboard = ScrollDismissesKeyboardMode.automatic
    /// What the idiom says; set by the scroll view.
    var idiom = ScrollIdiom.pad
    /// Around the content.
    package var margins = EdgeInsets()
    /// The edges at which the app has set the margins of the content: a list has none of its own there.
    package var edgesWithMargins: Edge.Set = []
    /// Between the edges and the ends of the indicators, and beside them.
    package var indicatorMargins = EdgeInsets()
    package var anchors = ScrollAnchors()
    package var targetBehavior: (any ScrollTargetBehavior)?
    package var refresh: ScrollRefresh?
    /// Whether the indicators are seen for a moment as the scroll view appears.
    var flashesOnAppear = false
    /// How often they were to be seen for a moment.
    var flashes = 0

    /// Whether a finger can pull the content beyond its ends along an axis.
    func bounces(_ axis: Axis, content isLarger: Bool) -> Bool {
        switch (axis == .horizontal ? bounce.horizontal : bounce.vertical).kind {
        case .automatic: idiom.bounces
        case .always: true
        case .basedOnSize: isLarger
        case .never: false
        }
    }
}

private struct ScrollSettingsKey: EnvironmentKey {
    static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
    package var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }
}

extension EdgeInsets {
    func enlarging(_ size: CGSize) -> CGSize {
        CGSize(width: size.width + leading + trailing, height: size.height + top + bottom)
    }

    var mirrored: EdgeInsets { EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) }
}

extension View {
    /// Sets when the scroll views inside go beyond their ends, on the given axes.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        transformEnvironment(\.scrollSettings) {
            if axes.contains(.horizontal) { $0.bounce.horizontal = behavior }
            if axes.contains(.vertical) { $0.bounce.vertical = behavior }
        }
    }

    /// Sets whether a text field loses the keyboard when a finger scrolls a view inside.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollSettings.dismissesKeyboard, mode)
    }

    /// Sets where the scroll views inside are to begin with, when their content changes size, and where content is that is smaller than they
    /// are: they keep to the anchor until somebody scrolls, and again when somebody has scrolled back there.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.scrollSettings.anchors.all, anchor)
    }

    /// As `defaultScrollAnchor(_:)`, for one role: where scroll views are until somebody scrolls, where they stay when somebody has scrolled
    /// there, or where content is that is smaller than they are.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollSettings.anchors) {
            switch role.kind {
            case .initialOffset: $0.initialOffset = .some(anchor)
            case .sizeChanges: $0.sizeChanges = .some(anchor)
            case .alignment: $0.alignment = .some(anchor)
            }
        }
    }

    /// Sets the space around the content of the scroll views inside, in points. The content scrolls through it.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            func change(_ margins: inout EdgeInsets) {
                if edges.contains(.top) { margins.top = insets.top.marginLength }
                if edges.contains(.leading) { margins.leading = insets.leading.marginLength }
                if edges.contains(.bottom) { margins.bottom = insets.bottom.marginLength }
                if edges.contains(.trailing) { margins.trailing = insets.trailing.marginLength }
            }
            if placement.kind != .indicators {
                change(&settings.margins)
                settings.edgesWithMargins.formUnion(edges)
            }
            if placement.kind != .content { change(&settings.indicatorMargins) }
        }
    }

    /// Sets the space around the content of the scroll views inside, in points; nil for the usual one.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 16
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// Sets the space around the content of the scroll views inside on every side, in points.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}

extension CGFloat {
    fileprivate var marginLength: CGFloat { isFinite ? Swift.max(0, self) : 0 }
}

private struct IsInScrolledPartKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a scroll view stands between the view and the row of a list that it is in, if any. Set by scroll views,
    /// cleared by lists for their rows.
    package var isInScrolledPart: Bool {
        get { self[IsInScrolledPartKey.self] }
        set { self[IsInScrolledPartKey.self] = newValue }
    }
}
