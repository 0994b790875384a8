import DovetailCore
import Foundation

/// A control that is on or off.
public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    /// Whether some of several values are on and others are not.
    nonisolated(unsafe) private let isMixed: () -> Bool
    nonisolated(unsafe) private let label: Label
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.menuDismissal) private var menuDismissal
    @Environment(\.menuActionDismissBehavior) private var dismissBehavior
    @State private var use = ControlUse()

    /// A toggle with any view as its label. Of several, the first is the title, and the others stand below it.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        isMixed = { false }
        self.label = label()
    }

    public var body: some View {
        let binding = isOn
        StyledControl(
            \.toggleStyles,
            configuration: ToggleStyleConfiguration(
                label: .init(AnyView(LabelLines(label))), isOn: binding,
                isMixed: isMixed(), isFocused: use.isFocused, isHovered: use.isHovered && isEnabled,
                isPressed: use.isPressed)
        ) { DefaultToggleStyle().makeBody(configuration: $0) }
        .modifier(DisabledLook())
        .interaction(semantics: semantics) { responder, actions in
            let press = ControlPress {
                binding.wrappedValue.toggle()
                if dismissBehavior != .disabled { menuDismissal?.run() }
            }
            responder.take(press, actions, use: $use)
        }
        // A label that is shown is a part of the element.
        .named(by: isLabelHidden ? ControlLabel(label) : ControlLabel(EmptyView()))
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .toggle)
        semantics.combinesChildren = true
        if isLabelHidden { semantics.takeName(from: ControlLabel(label)) }
        semantics.value = isMixed() ? "2" : isOn.wrappedValue ? "1" : "0"
        return semantics
    }
}

extension Toggle where Label == DovetailControls.Label<Text, Image> {
    /// A toggle with a title and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { DovetailControls.Label(titleKey, systemImage: systemImage) }
    }

    /// A toggle with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { DovetailControls.Label(title, systemImage: systemImage) }
    }
}

extension Toggle {
    /// A toggle for several values at once: on when all are on, mixed when some are. A press sets them all.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.isOn = Binding(
            get: { bindings.allSatisfy(\.wrappedValue) },
            set: { value in for binding in bindings { binding.wrappedValue = value } })
        isMixed = { !bindings.allSatisfy(\.wrappedValue) && bindings.contains(where: \.wrappedValue) }
        self.label = label()
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title for several values at once: on when all are on. A press sets them all.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == DovetailControls.Label<Text, Image> {
    /// A toggle with a title and a symbol for several values at once: on when all are on. A press sets them all.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { DovetailControls.Label(titleKey, systemImage: systemImage) }
    }

    /// A toggle with a title and a symbol for several values at once: on when all are on. A press sets them all.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { DovetailControls.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style is asked to show. It looks as it would without that style.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        isOn = configuration.$isOn
        let isMixed = configuration.isMixed
        self.isMixed = { isMixed }
        label = configuration.label
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title for several values at once: on when all are on. A press sets them all.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// A toggle with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A toggle with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A toggle as a style sees it.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public struct Label: View {
        let content: AnyView
        init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
    }

    public let label: Label
    @Binding public var isOn: Bool
    /// Whether some of several values are on and others are not.
    public var isMixed: Bool
    package let isFocused: Bool
    package let isHovered: Bool
    /// Whether the pointer holds it down.
    package let isPressed: Bool

    init(
        label: Label, isOn: Binding<Bool>, isMixed: Bool = false, isFocused: Bool, isHovered: Bool, isPressed: Bool
    ) {
        self.isMixed = isMixed
        self.label = label
        _isOn = isOn
        self.isFocused = isFocused
        self.isHovered = isHovered
        self.isPressed = isPressed
    }
}

private struct ToggleStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<ToggleStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
    package var toggleStyles: StyleStack<ToggleStyleConfiguration> {
        get { self[ToggleStylesKey.self] }
        set { self[ToggleStylesKey.self] = newValue }
    }
}

extension View {
    /// Sets how toggles in this view look.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        let erased: AnyStyle<ToggleStyleConfiguration> =
            S.self is FocusShowingStyle.Type
            ? AnyStyle(style) { $0.makeBody(configuration: $1) }
            : AnyStyle(style) { style, configuration in
                style.makeBody(configuration: configuration)
                    .overlay { FocusRing(isShown: configuration.isFocused, cornerRadius: 6) }
            }
        return transformEnvironment(\.toggleStyles) { $0.push(erased) }
    }
}
