extension AnyObject? {
    /// The storage that a property wrapper was given when its view was installed; nil before.
    ///
    /// Wrappers keep it as a plain reference, so that a public type that is laid out for good names no class of the framework. They cast
    /// it here and nowhere else. Nothing is checked in release builds, since each read of a property comes by.
    ///
    /// - Parameter type: The class of which ``DynamicProperty/_makeProperty(inputs:)`` of the wrapper makes its storage; another one is an
    ///   error of the wrapper.
    @inline(__always)
    package func installed<Storage: AnyObject>(as type: Storage.Type) -> Storage? {
        // Each wrapper is given storage of its own class alone.
        map { unsafeDowncast($0, to: type) }
    }
}
