import AttributeGraph

/// Something a person does with the pointer, recognised from its presses and moves.
///
/// A gesture is a value that describes what to look for and what to do then; attach it to a view with
/// `gesture(_:including:)`. It is built from others by its `body`, and may have `@GestureState` and other dynamic
/// properties of its own. Main thread only.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells about itself.
    associatedtype Value
    /// The type of the gesture that this one is made of.
    associatedtype Body: Gesture
    /// The gesture that this one is made of.
    @MainActor @preconcurrency var body: Body { get }

    /// Makes what recognises the gesture, for one identity. Not for use outside the framework.
    static func _makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Value>
    /// Hands the gesture's present limits and actions to its recogniser. Not for use outside the framework.
    func _update(_ recognizer: _GestureRecognizer<Value>)
}

extension Gesture where Value == Body.Value {
    public static func _makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Value> {
        ComposedGestureRecognizer<Self>(
            upstream: Body._makeRecognizer(inputs: inputs),
            properties: DynamicPropertySet.make(for: Self.self, inputs: inputs))
    }

    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        let recognizer = recognizer as! ComposedGestureRecognizer<Self>
        var copy = self
        if let properties = recognizer.properties {
            withUnsafeMutablePointer(to: &copy) { properties.update(UnsafeMutableRawPointer($0)) }
        }
        copy.body._update(recognizer.upstream)
    }
}

/// Recognises a gesture that has a body.
private final class ComposedGestureRecognizer<G: Gesture>: WrappingGestureRecognizer<G.Value, G.Value> {
    let properties: DynamicPropertySet?

    init(upstream: _GestureRecognizer<G.Value>, properties: DynamicPropertySet?) {
        self.properties = properties
        super.init(upstream)
    }

    override func wrapped(_ phase: GesturePhase<G.Value>) -> GesturePhase<G.Value> { phase }
    override var activationValue: G.Value? { upstream.activationValue }
}

extension Never: Gesture {
    public typealias Value = Never

    public static func _makeRecognizer(inputs: _GraphInputs) -> _GestureRecognizer<Never> {
        fatalError("a gesture whose body is Never must make its own recogniser")
    }

    public func _update(_ recognizer: _GestureRecognizer<Never>) {}
}

/// A gesture that is recognised by a recogniser of its own.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    public var body: Never { fatalError("\(Self.self) has no body") }
}
