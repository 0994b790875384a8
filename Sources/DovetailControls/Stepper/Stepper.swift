import DovetailCore
import Foundation

/// A control that makes a value greater or smaller by steps.
///
/// With the keyboard, Up and Right increment, Down and Left decrement. A button that is held goes on after half a second, ten times a second.
public struct Stepper<Label: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let increment: (() -> Void)?
    nonisolated(unsafe) private let decrement: (() -> Void)?
    nonisolated(unsafe) private let onEditingChanged: (Bool) -> Void
    /// The value as accessibility says it, and how a test sets it; nil for a stepper of actions.
    private let number: NumberAccess?
    /// A field for the number before the buttons; nil for none.
    private let field: FormattedField?
    @Environment(\.isInColumns) private var isInColumns
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.controlMetrics) private var metrics
    @State private var isFocused = false

    struct NumberAccess {
        let text: () -> String
        let set: ((Double) -> Void)?
        /// The value as a number; nil for one that is none.
        var get: () -> Double? = { nil }
        var bounds: ClosedRange<Double>?
    }

    nonisolated init(
        label: Label, increment: (() -> Void)?, decrement: (() -> Void)?, number: NumberAccess?,
        onEditingChanged: @escaping (Bool) -> Void, field: FormattedField? = nil
    ) {
        self.field = field
        self.label = label
        self.increment = increment
        self.decrement = decrement
        self.number = number
        self.onEditingChanged = onEditingChanged
    }

    /// A stepper that runs an action for each step. A button whose action is nil can't be pressed.
    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label(), increment: onIncrement, decrement: onDecrement, number: nil,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper for a value, by steps.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, bounds: nil, step: step, label: label(), onEditingChanged: onEditingChanged)
    }

    /// A stepper for a value in a range, by steps. The last step of a range may be a shorter one.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, bounds: bounds, step: step, label: label(), onEditingChanged: onEditingChanged)
    }

    nonisolated init<V: Strideable>(
        value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride, label: Label,
        onEditingChanged: @escaping (Bool) -> Void, field: FormattedField? = nil
    ) {
        let current = value.wrappedValue
        func limited(_ new: V) -> V { bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new }
        let isAtEnd = bounds.map { current >= $0.upperBound } ?? false
        let isAtStart = bounds.map { current <= $0.lowerBound } ?? false
        self.init(
            label: label,
            increment: isAtEnd ? nil : { value.wrappedValue = limited(value.wrappedValue.advanced(by: step)) },
            decrement: isAtStart ? nil : { value.wrappedValue = limited(value.wrappedValue.advanced(by: 0 - step)) },
            number: NumberAccess(
                text: { "\(value.wrappedValue)" },
                set: StepperNumber.setter(for: value, in: bounds),
                get: { StepperNumber.number(value.wrappedValue) }, bounds: StepperNumber.bounds(bounds)),
            onEditingChanged: onEditingChanged, field: field)
    }

    public var body: some View {
        let ownLabel = ControlLabel(label)
        UnaryView {
            if isInColumns, !isLabelHidden {
                ColumnsRow(label: label.naming(.shownLabel, ownLabel)) { HStack(spacing: 8) { fieldAndButtons } }
            } else {
                HStack(spacing: 0) {
                    if !isLabelHidden {
                        HStack(spacing: 8) { label.naming(.shownLabel, ownLabel) }
                        Spacer(minLength: 8)
                    }
                    HStack(spacing: 8) { fieldAndButtons }
                }
            }
        }
        .modifier(DisabledLook())
        .interaction(semantics: semantics) { responder, actions in
            responder.isTransparent = true
            responder.takesFocus = true
            responder.onFocus = { isFocused = $0 }
            actions.setNumber = number?.set
            actions.number = number?.get() == nil ? nil : { number?.get() ?? 0 }
            actions.bounds = number?.bounds
            responder.onKey = { key in
                switch key.key {
                case .up, .right: step(1)
                case .down, .left: step(-1)
                default: return false
                }
                return true
            }
        }
        .named(by: ownLabel, isShown: !isLabelHidden)
    }

    @ViewBuilder private var fieldAndButtons: some View {
        if let field {
            TextField(source: .formatted(field), prompt: nil, label: EmptyView())
                .textFieldStyle(.roundedBorder).multilineTextAlignment(.trailing).frame(width: 72)
        }
        StepperButtons(
            isFocused: isFocused, canIncrement: increment != nil, canDecrement: decrement != nil, step: { step($0) })
    }

    private func step(_ direction: Int) {
        guard let action = direction > 0 ? increment : decrement else { return }
        onEditingChanged(true)
        action()
        onEditingChanged(false)
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .stepper)
        semantics.takeName(from: ControlLabel(label))
        semantics.value = number?.text()
        return semantics
    }
}

/// Sets a value of any numeric type from a `Double`, as tests and assistive technology do.
private enum StepperNumber {
    static func number(_ value: Any) -> Double? {
        switch value {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        default: nil
        }
    }

    static func bounds<V>(_ bounds: ClosedRange<V>?) -> ClosedRange<Double>? {
        guard let bounds, let lower = number(bounds.lowerBound), let upper = number(bounds.upperBound), lower <= upper
        else { return nil }
        return lower...upper
    }

    static func setter<V: Strideable>(for value: Binding<V>, in bounds: ClosedRange<V>?) -> ((Double) -> Void)? {
        func make(_ convert: @escaping (Double) -> Any?) -> (Double) -> Void {
            { number in
                guard let new = convert(number) as? V, bounds?.contains(new) ?? true else { return }
                value.wrappedValue = new
            }
        }
        switch V.self {
        case is any BinaryInteger.Type:
            guard let type = V.self as? any BinaryInteger.Type else { return nil }
            return make { number in exactly(type, number) }
        case is Double.Type: return make { $0 }
        case is CGFloat.Type: return make { CGFloat($0) }
        case is Float.Type: return make { Float($0) }
        default: return nil
        }
    }

    private static func exactly<I: BinaryInteger>(_: I.Type, _ number: Double) -> Any? { I(exactly: number) }
}

/// The two buttons: side by side, or one above the other on the desktop.
private struct StepperButtons: View {
    let isFocused: Bool
    let canIncrement: Bool
    let canDecrement: Bool
    let step: (Int) -> Void
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlMetrics) private var metrics

    var body: some View {
        if metrics.stacksSteppers { stacked } else { sideBySide }
    }

    private var sideBySide: some View {
        let shape = RoundedRectangle(cornerRadius: 8)
        return HStack(spacing: 0) {
            StepperButton(symbol: "minus", name: "Decrement", isAllowed: canDecrement) { step(-1) }
                .frame(width: 47, height: 32)
            StepperButton(symbol: "plus", name: "Increment", isAllowed: canIncrement) { step(1) }
                .frame(width: 47, height: 32)
        }
        .overlay { Color.separatorLine.frame(width: 1, height: 18).allowsHitTesting(false) }
        .background {
            shape.fill(Color(white: colorScheme == .light ? 0 : 1, opacity: colorScheme == .light ? 0.06 : 0.12))
        }
        .clipShape(shape)
        .overlay { FocusRing(isShown: isFocused, cornerRadius: 8) }
    }

    private var stacked: some View {
        let shape = RoundedRectangle(cornerRadius: 5)
        return VStack(spacing: 0) {
            StepperButton(symbol: "chevron.up", name: "Increment", isAllowed: canIncrement) { step(1) }
                .frame(width: 16, height: 11)
            Color.separatorLine.frame(width: 16, height: 1).allowsHitTesting(false)
            StepperButton(symbol: "chevron.down", name: "Decrement", isAllowed: canDecrement) { step(-1) }
                .frame(width: 16, height: 11)
        }
        .background {
            shape.fill(Color(Theme.controlBackground(colorScheme)))
                .shadow(color: Color(white: 0, opacity: 0.10), radius: 1.5, y: 1)
        }
        .clipShape(shape)
        .overlay { shape.strokeBorder(Color.separatorLine, lineWidth: 1).allowsHitTesting(false) }
        .overlay { FocusRing(isShown: isFocused, cornerRadius: 5) }
    }
}

private struct StepperButton: View {
    let symbol: String
    let name: String
    let isAllowed: Bool
    let press: () -> Void
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlMetrics) private var metrics
    @State private var use = ControlUse()
    private var isSmall: Bool { metrics.stacksSteppers }

    var body: some View {
        let strength = !isAllowed ? 0 : use.isPressed ? 0.14 : use.isHovered ? 0.05 : 0
        Color(white: colorScheme == .light ? 0 : 1, opacity: strength)
            .overlay {
                Image(systemName: symbol)
                    .font(.system(size: isSmall ? 8 : 16, weight: isSmall ? .bold : .medium))
                    .foregroundStyle(isAllowed ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
                    .accessibilityHidden(true)
            }
            .interaction(semantics: semantics) { responder, actions in
                // The keyboard is at the stepper itself.
                var press = ControlPress(isAllowed ? self.press : nil)
                press.takesFocus = false
                press.repeats = true
                responder.take(press, actions, use: $use)
            }
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .button)
        semantics.label = name
        semantics.isEnabled = isAllowed
        return semantics
    }
}
