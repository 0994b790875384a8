import OpenCombine

/// Marks ``Published`` properties for those who look through a class's fields.
protocol PublishedProperty {}

/// A property of a class that announces each write, through its object's `objectWillChange`, before the new value is stored.
///
/// Writing an equal value announces too, as does changing the value in place (once for each change). Objects inside the value
/// announce for themselves. `$property` is a publisher of the values.
///
/// Any thread may read and write: each read gets a whole value. Reading, changing and writing back is not one step.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
    // The only stored property: `PublishedLayout` reads it in place.
    let storage: PublishedStorage<Value>

    /// A published property with an initial value.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// The same as `init(wrappedValue:)`, for `_property = Published(initialValue: value)`.
    ///
    /// An assignment of this kind is no write: nothing is announced, and who has subscribed to the property's earlier
    /// publisher hears no more. Assign before the object is observed.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        // The compiler looks for a setter to tell that the property can be written.
        set { fatalError("@Published is only available on properties of classes: \(newValue)") }
    }

    /// The publisher of the property's values.
    ///
    /// It can be set only so that it can be passed to `assign(to:)`; assigning another property's publisher changes nothing.
    public var projectedValue: Publisher {
        mutating get { Publisher(storage: storage) }
        set { _ = newValue }
    }

    /// Reads and writes the property of an object; what the compiler turns each access into.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set {
            let storage = object[keyPath: storageKeyPath].storage
            storage.announceChange(of: object)
            storage.send(newValue)
        }
    }
}

extension Published: @unchecked Sendable where Value: Sendable {}

extension Published {
    /// Publishes the current value on subscription, then each new value before it is stored: a subscriber that reads the
    /// property still finds the old one. It never finishes.
    ///
    /// It keeps the property's value alive, not the object.
    public struct Publisher: OpenCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.subscribe(subscriber)
        }
    }
}

extension Published.Publisher: @unchecked Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
    /// Writes each element to a published property: `assign(to: &$property)`.
    ///
    /// The subscription ends with the property; there is nothing to keep or cancel.
    public func assign(to published: inout Published<Output>.Publisher) {
        subscribe(PublishedAssignment(storage: published.storage))
    }
}
