import Foundation

/// Something that a test waited for did not come.
public struct WaitedInVain: Error, CustomStringConvertible {
    public let description: String
}

/// Waits until something outside of the test's control is so: an answer of a server, a message on another thread.
///
/// How long that takes depends on the machine, so no test says how long. What has not come after ten minutes never will: then the test fails with
/// a sentence that names it.
///
/// - Parameter what: What is waited for, as the end of “waited in vain for …”.
public func wait(
    for what: String, isolation: isolated (any Actor)? = #isolation, until condition: () async -> Bool
) async throws {
    let end = ContinuousClock.now + .seconds(600)
    while await !condition() {
        guard ContinuousClock.now < end else { throw WaitedInVain(description: "waited in vain for \(what)") }
        try await Task.sleep(for: .milliseconds(5))
    }
}

/// The same on the calling thread, for tests that are not asynchronous.
public func waitBlocking(for what: String, until condition: () -> Bool) throws {
    let end = ContinuousClock.now + .seconds(600)
    while !condition() {
        guard ContinuousClock.now < end else { throw WaitedInVain(description: "waited in vain for \(what)") }
        usleep(1_000)
    }
}
