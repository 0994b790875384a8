import Foundation

/// Whether the bars of scroll views are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    fileprivate let isShown: Bool
    /// As the scroll view says.
    public static let automatic = ScrollIndicatorVisibility(isShown: true)
    /// Shown where the scroll view has them.
    public static let visible = ScrollIndicatorVisibility(isShown: true)
    /// Not shown.
    public static let hidden = ScrollIndicatorVisibility(isShown: false)
    /// Not shown.
    public static let never = ScrollIndicatorVisibility(isShown: false)
}

private struct ScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private struct ScrollClipKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private struct HiddenIndicatorsKey: EnvironmentKey {
    static var defaultValue: Axis.Set { [] }
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

    fileprivate var hiddenIndicators: Axis.Set {
        get { self[HiddenIndicatorsKey.self] }
        set { self[HiddenIndicatorsKey.self] = newValue }
    }

    /// Whether scroll views show the bars that scroll across.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { hiddenIndicators.contains(.horizontal) ? .hidden : .automatic }
        set { setIndicators(newValue, .horizontal) }
    }

    /// Whether scroll views show the bars that scroll up and down.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { hiddenIndicators.contains(.vertical) ? .hidden : .automatic }
        set { setIndicators(newValue, .vertical) }
    }

    private mutating func setIndicators(_ visibility: ScrollIndicatorVisibility, _ axis: Axis.Set) {
        if visibility.isShown { hiddenIndicators.subtract(axis) } else { hiddenIndicators.formUnion(axis) }
    }

    /// When a text field loses the keyboard because a finger scrolls.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { scrollSettings.dismissesKeyboard }
        set { scrollSettings.dismissesKeyboard = newValue }
    }

    func showsScrollIndicators(_ axis: Axis) -> Bool {
        !hiddenIndicators.contains(axis == .horizontal ? .horizontal : .vertical)
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
        transformEnvironment(\.hiddenIndicators) { hidden in
            if visibility.isShown { hidden.subtract(axes) } else { hidden.formUnion(axes) }
        }
    }
}
