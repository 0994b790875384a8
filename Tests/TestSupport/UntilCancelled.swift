/// Returns once the calling task is cancelled, and never before, however long the tests beside it take.
public func untilCancelled() async {
    let (nothing, continuation) = AsyncStream<Never>.makeStream()
    for await _ in nothing {}
    withExtendedLifetime(continuation) {}
}
