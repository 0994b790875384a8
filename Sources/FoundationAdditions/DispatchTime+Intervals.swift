import Dispatch

extension DispatchTime {
    /// A time by so much later. Dispatch declares it on Apple's systems and not on Linux.
    public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }

    /// How much later another time is; never for one that does not come. Dispatch declares it on Apple's systems and not on Linux.
    public func distance(to other: DispatchTime) -> DispatchTimeInterval {
        guard self != .distantFuture, other != .distantFuture else { return .never }
        let (here, there) = (uptimeNanoseconds, other.uptimeNanoseconds)
        return there >= here
            ? .nanoseconds(Int(clamping: there - here)) : .nanoseconds(-Int(clamping: here - there))
    }
}
