import DovetailCore
import Foundation

/// A control that is on or off.
public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    nonisolated(unsafe) private let label: Label
    @Environment(\.toggleStyle) private var style
    @Environment(\.isEnabled) private var isEnabled
    @State private var isFocused = false

    /// A toggle with any view as its label.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    public var body: some View {
        let binding = isOn
        style.body(
            ToggleStyleConfiguration(label: .init(AnyView(label)), isOn: binding, isFocused: isFocused)
        )
        .opacity(isEnabled ? 1 : 0.5)
        .interaction(semantics: semantics) { responder, actions in
            actions.activate = { binding.wrappedValue.toggle() }
            responder.takesFocus = true
            responder.onFocus = { isFocused = $0 }
            responder.onUp = { [unowned responder] location, _ in
                if responder.contains(location) { binding.wrappedValue.toggle() }
            }
            responder.onKey = { key in
                guard key.key == .space || key.key == .return else { return false }
                binding.wrappedValue.toggle()
                return true
            }
        }
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .toggle)
        semantics.combinesChildren = true
        semantics.value = isOn.wrappedValue ? "1" : "0"
        return semantics
    }
}

extension Toggle where Label == Text {
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
    package let isFocused: Bool

    init(label: Label, isOn: Binding<Bool>, isFocused: Bool) {
        self.label = label
        _isOn = isOn
        self.isFocused = isFocused
    }
}

/// A toggle style whose type is hidden.
package typealias AnyToggleStyle = AnyStyle<ToggleStyleConfiguration>

extension AnyStyle where Configuration == ToggleStyleConfiguration {
    nonisolated package init<S: ToggleStyle>(_ style: S) {
        self.init(style) { $0.makeBody(configuration: $1) }
    }
}

private struct ToggleStyleKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue = AnyToggleStyle(SwitchToggleStyle())
}

extension EnvironmentValues {
    package var toggleStyle: AnyToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how toggles in this view look.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\.toggleStyle, AnyToggleStyle(style))
    }
}
