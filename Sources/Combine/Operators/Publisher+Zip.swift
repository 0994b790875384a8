import OpenCombine

// OpenCombine's own `zip` ends the program where a publisher emits after another one has failed. These are preferred to it, as they are for fewer
// publishers: for those that never fail, and for those that may fail with anything.

extension Publisher where Failure == Never {
    /// Emits the first elements of this publisher and another together, then the second ones, and so on.
    public func zip<P: Publisher>(
        _ other: P
    ) -> Publishers._Zip<Self, P>
    where P.Failure == Failure {
        Publishers._Zip(self, other)
    }

    /// Emits what a function makes of the first elements, then of the second ones, and so on, of this publisher and another.
    public func zip<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers._Zip<Self, P>, T>
    where P.Failure == Failure {
        Publishers._Zip(self, other).map { transform($0.0, $0.1) }
    }

    /// Emits the first elements of this publisher and two others together, then the second ones, and so on.
    public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers._Zip3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers._Zip3(self, publisher1, publisher2)
    }

    /// Emits what a function makes of the first elements, then of the second ones, and so on, of this publisher and two others.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q,
        _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers._Zip3<Self, P, Q>, T>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers._Zip3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Emits the first elements of this publisher and three others together, then the second ones, and so on.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers._Zip4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers._Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Emits what a function makes of the first elements, then of the second ones, and so on, of this publisher and three others.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers._Zip4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers._Zip4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

extension Publisher where Failure == any Error {
    /// Emits the first elements of this publisher and another together, then the second ones, and so on.
    public func zip<P: Publisher>(
        _ other: P
    ) -> Publishers._Zip<Self, P>
    where P.Failure == Failure {
        Publishers._Zip(self, other)
    }

    /// Emits what a function makes of the first elements, then of the second ones, and so on, of this publisher and another.
    public func zip<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers._Zip<Self, P>, T>
    where P.Failure == Failure {
        Publishers._Zip(self, other).map { transform($0.0, $0.1) }
    }

    /// Emits the first elements of this publisher and two others together, then the second ones, and so on.
    public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers._Zip3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers._Zip3(self, publisher1, publisher2)
    }

    /// Emits what a function makes of the first elements, then of the second ones, and so on, of this publisher and two others.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q,
        _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers._Zip3<Self, P, Q>, T>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers._Zip3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Emits the first elements of this publisher and three others together, then the second ones, and so on.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers._Zip4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers._Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Emits what a function makes of the first elements, then of the second ones, and so on, of this publisher and three others.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers._Zip4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers._Zip4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
