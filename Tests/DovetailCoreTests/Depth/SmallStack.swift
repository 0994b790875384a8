import CStackSegment

/// A stack that is soon used up, so that what calls itself for each view overflows at a twentieth of the views that would do it on the
/// 8 MB that a thread usually has.
enum SmallStack {
    /// Enough for what does not depend on the depth, and for what ``StackRoom`` keeps free for an app's code.
    private static let size = 400 << 10

    /// Calls `body` on such a stack, on this thread.
    @MainActor
    static func run(_ body: @MainActor () throws -> Void) throws {
        var failure: (any Error)?
        withoutActuallyEscaping(body) { body in
            var call: () -> Void = {
                MainActor.assumeIsolated {
                    do { try body() } catch { failure = error }
                }
            }
            withUnsafeMutablePointer(to: &call) { pointer in
                dovetail_call_on_new_stack(
                    size, { $0!.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
            }
        }
        if let failure { throw failure }
    }
}
