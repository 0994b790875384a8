import CThread

/// Room on the stack for code that recurses through an app's views, whose depth nobody bounds.
///
/// Walks over trees of our own are loops. What calls an app's code at each level cannot be one: rules that read each other, layouts
/// that ask the views inside. Such calls go through ``with(_:)``, so the recursion goes on on fresh segments, and its depth costs
/// memory, not stack.
package enum StackRoom {
    /// Bodies of views and the libraries they call may need this much.
    static var reserve: Int { 192 << 10 }
    private static var segmentSize: Int { 8 << 20 }

    /// Calls `body` on this stack, or on a new segment where this one is nearly used up.
    @inline(__always)
    package static func with<Result>(_ body: () throws -> Result) rethrows -> Result {
        if dovetail_remaining_stack() > reserve { return try body() }
        return try onSegment(of: segmentSize, body)
    }

    /// Calls `body` with room for `size` bytes, for libraries that recurse without asking. Memory that is not used costs nothing.
    package static func with<Result>(bytes size: Int, _ body: () throws -> Result) rethrows -> Result {
        if dovetail_remaining_stack() > size { return try body() }
        return try onSegment(of: size, body)
    }

    @inline(never)
    private static func onSegment<Result>(of size: Int, _ body: () throws -> Result) rethrows -> Result {
        // The closure's type must not be one that throws, as the call passes through C.
        func run(_ body: () throws -> Result, _ rethrow: (any Error) throws -> Result) rethrows -> Result {
            var outcome: Swift.Result<Result, any Error>?
            withoutActuallyEscaping({ outcome = Swift.Result { try body() } }) { call in
                var call: () -> Void = call
                withUnsafeMutablePointer(to: &call) { pointer in
                    dovetail_call_on_new_stack(
                        size, { $0!.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
                }
            }
            switch outcome! {
            case .success(let result): return result
            case .failure(let error): return try rethrow(error)
            }
        }
        return try run(body) { throw $0 }
    }
}
