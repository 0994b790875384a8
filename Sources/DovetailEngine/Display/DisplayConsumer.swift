/// The right to keep data beside display nodes, held by whoever does so, such as a painter its render nodes. Any number may.
///
/// The data stays until the node goes, it is set to nil, or this object is gone and another consumer sets its own.
/// Whether it is still true the consumer tells by ``DisplayNode/drawingRevision`` or by the patches it gets.
///
/// Main thread only.
package final class DisplayConsumer {
    /// Tells consumers apart. An address would not do: a later consumer may get that of one that is gone, and with it what
    /// that one left behind.
    let number: Int
    // One for the process, so that no two have the same number. Consumers are made on the main thread only.
    nonisolated(unsafe) private static var lastNumber = 0

    package init() {
        Self.lastNumber += 1
        number = Self.lastNumber
    }
}

/// What one consumer keeps beside a node.
struct ConsumerData {
    let number: Int
    weak var consumer: DisplayConsumer?
    let data: AnyObject
}
