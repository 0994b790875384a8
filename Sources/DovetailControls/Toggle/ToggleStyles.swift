import DovetailCore
import Foundation

/// The style of toggles unless another is set: a checkbox on the desktop, a switch elsewhere.
public struct DefaultToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        AutomaticToggle(configuration: configuration)
    }
}

/// The label, and a switch at the far end.
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

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

private struct AutomaticToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.idiom) private var idiom

    var body: some View {
        if idiom == .desktop {
            CheckboxToggleStyle().makeBody(configuration: configuration)
        } else {
            SwitchToggleStyle().makeBody(configuration: configuration)
        }
    }
}

private struct Switch: View {
    let isOn: Bool
    let isFocused: Bool
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.builtIn.tint) private var tint

    var body: some View {
        let size = metrics.switchSize
        let knob = size.height - 4
        Capsule()
            .fill(isOn ? onColor : Color(white: colorScheme == .light ? 0 : 1, opacity: 0.16))
            .frame(width: size.width, height: size.height)
            .overlay {
                Circle()
                    .fill(Color.white)
                    .frame(width: knob, height: knob)
                    .shadow(color: Color(white: 0, opacity: 0.25), radius: 2, y: 1)
                    .offset(x: (isOn ? 1 : -1) * (size.width - size.height) / 2)
            }
            .overlay { FocusRing(isShown: isFocused, cornerRadius: size.height / 2) }
            .animation(.easeOut(duration: 0.18), value: isOn)
            .accessibilityHidden(true)
    }

    private var onColor: Color { tint ?? (metrics.idiom == .desktop ? .accentColor : .green) }
}

private struct Checkbox: View {
    let isOn: Bool
    let isFocused: Bool
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlMetrics) private var metrics

    var body: some View {
        let side = metrics.checkboxSize
        let radius = (side / 4).rounded()
        let shape = RoundedRectangle(cornerRadius: radius)
        shape
            .fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(Theme.controlBackground(colorScheme))))
            .frame(width: side, height: side)
            .overlay { if !isOn { shape.strokeBorder(Color(white: 0.5, opacity: 0.5), lineWidth: 1) } }
            .overlay {
                if isOn {
                    Image(systemName: "checkmark").font(.system(size: side * 0.64, weight: .heavy))
                        .foregroundStyle(.white)
                }
            }
            .overlay { FocusRing(isShown: isFocused, cornerRadius: radius) }
            .accessibilityHidden(true)
    }
}
