/// A property wrapper of another module whose value lives outside its object, where others may change it.
///
/// An object that has such properties is announced for those changes too, from when its synthesised `objectWillChange` is first asked for.
package protocol ObservedProperty: SendableMetatype {
    /// Begins to announce changes of the value as changes of `object`, and returns what ends that with its life. It must hold the object
    /// weakly, and must not ask for the object's publisher before it returns.
    func observation(announcing object: AnyObject) -> any AnyObject & Sendable
}

extension ObservedProperty {
    static func observation(at address: UnsafeRawPointer, announcing object: AnyObject) -> any AnyObject & Sendable {
        address.assumingMemoryBound(to: Self.self).pointee.observation(announcing: object)
    }
}
