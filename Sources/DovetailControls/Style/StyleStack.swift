import DovetailCore

/// The styles that are set around a control, outermost first. The innermost one counts.
///
/// While a style makes its body, only those around it are set: so that a control made of a style's configuration, such as
/// `Label(configuration)`, looks as it would without the style, and does not end up in the style again.
package struct StyleStack<Configuration>: Equatable {
    private var styles: [AnyStyle<Configuration>] = []

    nonisolated package init() {}

    nonisolated package mutating func push(_ style: AnyStyle<Configuration>) { styles.append(style) }

    /// The style in force; nil for the automatic one.
    var current: AnyStyle<Configuration>? { styles.last }

    /// The styles around the one in force.
    var outer: StyleStack {
        var outer = self
        _ = outer.styles.popLast()
        return outer
    }
}

/// Shows a control in the style in force, else in its automatic one.
package struct StyledControl<Configuration, Automatic: View>: View {
    private let keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>
    private let configuration: Configuration
    private let automatic: (Configuration) -> Automatic

    package init(
        _ keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>, configuration: Configuration,
        @ViewBuilder automatic: @escaping (Configuration) -> Automatic
    ) {
        self.keyPath = keyPath
        self.configuration = configuration
        self.automatic = automatic
    }

    package var body: some View {
        UnaryView { StyledViews(keyPath, configuration: configuration, automatic: automatic) }
    }
}

/// As ``StyledControl``, for what stands for several views in a container where its style makes several.
struct StyledViews<Configuration, Automatic: View>: View {
    private let keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>
    private let configuration: Configuration
    private let automatic: (Configuration) -> Automatic
    @Environment private var stack: StyleStack<Configuration>

    init(
        _ keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>, configuration: Configuration,
        @ViewBuilder automatic: @escaping (Configuration) -> Automatic
    ) {
        self.keyPath = keyPath
        self.configuration = configuration
        self.automatic = automatic
        _stack = Environment(keyPath)
    }

    var body: some View {
        if let style = stack.current {
            style.body(configuration).environment(keyPath, stack.outer)
        } else {
            automatic(configuration)
        }
    }
}

private struct LabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether controls show no labels. Their names for accessibility stay.
    package var areLabelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of the controls in this view: toggles, pickers, steppers, date and colour pickers, sliders and progress
    /// views. Their labels still name them for accessibility.
    nonisolated public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }

    /// Shows or hides the labels of the controls in this view. Automatic leaves it as it is around.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.areLabelsHidden) { if visibility != .automatic { $0 = visibility == .hidden } }
    }
}

extension EnvironmentValues {
    /// Whether controls show their labels: hidden within ``View/labelsHidden()``, else automatic. Set by ``View/labelsVisibility(_:)``.
    public var labelsVisibility: Visibility { areLabelsHidden ? .hidden : .automatic }
}
