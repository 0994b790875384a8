import OpenCombine

/// A class whose instances announce that they are about to change.
///
/// Conforming takes no code: `objectWillChange` is synthesised and announces every write to a ``Published`` property, those of
/// superclasses included. A class may announce other changes itself, with `objectWillChange.send()` before the change, or declare
/// an `objectWillChange` of its own. An own ``ObservableObjectPublisher`` is announced by published properties too; an own publisher of
/// another type is not, as there is no way to send through it.
public protocol ObservableObject: AnyObject {
    /// The type of `objectWillChange`.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Fires before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Fires before any published property of the object changes: one publisher for each object, the same on every access.
    ///
    /// Any thread may ask for it. It lives as long as its object, in the object's published properties. For an object without any
    /// it lives in a table beside, which drops the entries of dead objects as it grows.
    public var objectWillChange: ObservableObjectPublisher {
        let layout = PublishedLayout.of(type(of: self))
        layout.observe(self)
        return layout.publisher(of: self) ?? ObjectTables.publishers.value(of: self) { ObservableObjectPublisher() }
    }
}
