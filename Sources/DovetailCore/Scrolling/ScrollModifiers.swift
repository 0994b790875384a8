import Foundation

/// Whether the bars of scroll views are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private enum Kind { case automatic, visible, hidden, never }
    private let kind: Kind
    fileprivate var isShown: Bool { kind == .automatic || kind == .visible }

    /// As the scroll view says.
    public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
    /// Shown where the scroll view has them.
    public static let visible = ScrollIndicatorVisibility(kind: .visible)
    /// Not shown.
    public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
    /// Not shown, as with `hidden`: there is no scroll view here that keeps its bars against that.
    public static let never = ScrollIndicatorVisibility(kind: .never)
}

private struct ScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private struct ScrollClipKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private struct IndicatorVisibilities: Equatable {
    var horizontal = ScrollIndicatorVisibility.automatic
    var vertical = ScrollIndicatorVisibility.automatic
}

private struct IndicatorVisibilitiesKey: EnvironmentKey {
    static var defaultValue: IndicatorVisibilities { IndicatorVisibilities() }
}

extension EnvironmentValues {
    /// Whether scroll views scroll.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    /// Whether scroll views cut their content at their bounds.
    var clipsScrollContent: Bool {
        get { self[ScrollClipKey.self] }
        set { self[ScrollClipKey.self] = newValue }
    }

    private var indicatorVisibilities: IndicatorVisibilities {
        get { self[IndicatorVisibilitiesKey.self] }
        set { self[IndicatorVisibilitiesKey.self] = newValue }
    }

    /// Whether scroll views show their horizontal bars.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { indicatorVisibilities.horizontal }
        set { indicatorVisibilities.horizontal = newValue }
    }

    /// Whether scroll views show their vertical bars.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { indicatorVisibilities.vertical }
        set { indicatorVisibilities.vertical = newValue }
    }

    /// When a text field loses the keyboard because a finger scrolls.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { scrollSettings.dismissesKeyboard }
        set { scrollSettings.dismissesKeyboard = newValue }
    }

    func showsScrollIndicators(_ axis: Axis) -> Bool {
        (axis == .horizontal ? horizontalScrollIndicatorVisibility : verticalScrollIndicatorVisibility).isShown
    }
}

extension View {
    /// Switches off scrolling by events for the scroll views inside.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// Lets the content of the scroll views inside be drawn beyond their bounds.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.clipsScrollContent, !disabled)
    }

    /// Shows or hides the bars of the scroll views inside, on the given axes.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.self) { values in
            if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
            if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
        }
    }
}
