import DovetailCore
import Foundation

/// The label, and a switch at the far end: the style of toggles unless another is set.
public struct SwitchToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.label
            Spacer(minLength: 8)
            Switch(isOn: configuration.isOn, isFocused: configuration.isFocused)
        }
    }
}

/// A box with a tick before the label.
public struct CheckboxToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 7) {
            Checkbox(isOn: configuration.isOn, isFocused: configuration.isFocused)
            configuration.label
        }
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
    public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

private struct Switch: View {
    let isOn: Bool
    let isFocused: Bool
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Capsule()
            .fill(isOn ? Color.green : Color(white: colorScheme == .light ? 0 : 1, opacity: 0.16))
            .frame(width: 40, height: 24)
            .overlay {
                Circle()
                    .fill(Color.white)
                    .frame(width: 20, height: 20)
                    .shadow(color: Color(white: 0, opacity: 0.25), radius: 2, y: 1)
                    .offset(x: isOn ? 8 : -8)
            }
            .overlay { FocusRing(isShown: isFocused, cornerRadius: 12) }
            .animation(.easeOut(duration: 0.18), value: isOn)
            .accessibilityHidden(true)
    }
}

private struct Checkbox: View {
    let isOn: Bool
    let isFocused: Bool
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 4)
        shape
            .fill(isOn ? Color.accentColor : Color(Theme.controlBackground(colorScheme)))
            .frame(width: 16, height: 16)
            .overlay { if !isOn { shape.strokeBorder(Color(white: 0.5, opacity: 0.5), lineWidth: 1) } }
            .overlay {
                if isOn {
                    Image(systemName: "checkmark").font(.system(size: 10, weight: .heavy)).foregroundStyle(.white)
                }
            }
            .overlay { FocusRing(isShown: isFocused, cornerRadius: 4) }
            .accessibilityHidden(true)
    }
}
