import AttributeGraph

/// Where an assistive tool's focus is among the views tied to it.
///
/// It follows the tool's focus: the state becomes true, or the value of a view, when that view's element gets it. Writing it moves the tool
/// there after the next update, and the keyboard with it where the view can have that. Writing false or nil sends the tool back to what has the
/// keyboard. While no tool is there it stays as it was written, and the next tool is sent there when it comes.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    @State private var value: Value
    private let nowhere: Value

    /// Starts as false.
    public init() where Value == Bool {
        _value = State(initialValue: false)
        nowhere = false
    }

    /// Starts as false. The technologies are those that it follows; all tools count as each of them.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

    /// Starts as nil.
    public init<T: Hashable>() where Value == T? {
        _value = State(initialValue: nil)
        nowhere = nil
    }

    /// Starts as nil. The technologies are those that it follows; all tools count as each of them.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    /// What `accessibilityFocused(_:)` takes.
    public var projectedValue: Binding { Binding(value: $value, nowhere: nowhere) }

    /// Reads and writes a focus state of another view.
    @propertyWrapper
    public struct Binding {
        let value: DovetailCore.Binding<Value>
        let nowhere: Value

        public var wrappedValue: Value {
            get { value.wrappedValue }
            nonmutating set { value.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }
}

extension View {
    /// Ties a focus state to this view: it is true while an assistive tool's focus is here.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        accessibilityActions(filledBy: {
            $0.focus = AccessibilityFocusTie(isWanted: condition.wrappedValue) { condition.wrappedValue = $0 }
        })
    }

    /// Ties a value of a focus state to this view: the state has it while an assistive tool's focus is here.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        accessibilityActions(filledBy: {
            $0.focus = AccessibilityFocusTie(isWanted: binding.wrappedValue == value) { isFocused in
                if isFocused {
                    binding.wrappedValue = value
                } else if binding.wrappedValue == value {
                    binding.wrappedValue = binding.nowhere
                }
            }
        })
    }
}
