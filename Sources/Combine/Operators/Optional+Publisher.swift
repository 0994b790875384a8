import OpenCombine

// OpenCombine declares these only while no module named Combine is in sight, which depends on the order of builds.

extension Optional {
    /// Emits the value once, if there is one, and finishes.
    public typealias Publisher = OCombine.Publisher

    /// A publisher that emits the value once, if there is one, and finishes.
    public var publisher: Publisher { Publisher(self) }
}

extension Result {
    /// Emits the success once and finishes, or fails.
    public typealias Publisher = OCombine.Publisher

    /// A publisher that emits the success once and finishes, or fails.
    public var publisher: Publisher { Publisher(self) }
}
