import Foundation

/// Something that a test waited for did not come.
public struct WaitedInVain: Error, CustomStringConvertible {
    public let description: String
}

/// Waits until something outside of the test's control is so: an answer of a server, a message on another thread.
///
/// How long that takes depends on the machine and on what runs beside, so no test says how long. It is looked for again and again, so often that
/// an idle machine does so for ten minutes; one with other work, where each look has to wait for its turn, for as much longer. What has not
/// come by then never will: then the test fails with a sentence that names it.
///
/// - Parameter what: What is waited for, as the end of “waited in vain for …”.
public func wait(
    for what: String, isolation: isolated (any Actor)? = #isolation, until condition: () async -> Bool
) async throws {
    for _ in 0..<120_000 {
        if await condition() { return }
        try await Task.sleep(for: .milliseconds(5))
    }
    throw WaitedInVain(description: "waited in vain for \(what)")
}

/// The same on the calling thread, for tests that are not asynchronous.
public func waitBlocking(for what: String, until condition: () -> Bool) throws {
    for _ in 0..<600_000 {
        if condition() { return }
        usleep(1_000)
    }
    throw WaitedInVain(description: "waited in vain for \(what)")
}
