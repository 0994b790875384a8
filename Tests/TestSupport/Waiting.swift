import Foundation

/// Something that a test waited for did not come.
public struct WaitedInVain: Error, CustomStringConvertible {
    public let description: String
}

/// Waits until something outside of the test's control is so: an answer of a server, a message on another thread.
///
/// How long that takes depends on the machine and on what runs beside, so no test says how long. What has not come after ten minutes never
/// will, if it was looked for often enough: where other tests have the thread, each look has to wait for its turn. Then the test fails with a
/// sentence that names it.
///
/// - Parameter what: What is waited for, as the end of “waited in vain for …”.
public func wait(
    for what: String, isolation: isolated (any Actor)? = #isolation, until condition: () async -> Bool
) async throws {
    var patience = Patience(looks: 20_000)
    while await !condition() {
        if patience.hasEnded { throw WaitedInVain(description: "waited in vain for \(what)") }
        try await Task.sleep(for: .milliseconds(5))
    }
}

/// The same on the calling thread, for tests that are not asynchronous.
///
/// - Parameters:
///   - what: What is waited for, as the end of “waited in vain for …”; asked for when it did not come.
///   - milliseconds: How long to rest between two looks.
public func waitBlocking(
    for what: @autoclosure () throws -> String, every milliseconds: UInt32 = 1, until condition: () throws -> Bool
) throws {
    var patience = Patience(looks: 2_000)
    while try !condition() {
        if patience.hasEnded { throw WaitedInVain(description: "waited in vain for \(try what())") }
        usleep(milliseconds * 1_000)
    }
}

/// Whether something on a screen becomes true: how soon depends on the machine.
public func eventually(_ isTrue: () throws -> Bool) throws -> Bool {
    do {
        try waitBlocking(for: "what is to be seen", every: 100, until: isTrue)
        return true
    } catch is WaitedInVain { return false }
}

/// When something that does not come is waited for no longer.
private struct Patience {
    private let end = ContinuousClock.now + .seconds(600)
    private var looks: Int

    init(looks: Int) { self.looks = looks }

    /// Asked after each look in vain.
    var hasEnded: Bool {
        mutating get {
            looks -= 1
            return looks <= 0 && ContinuousClock.now > end
        }
    }
}
