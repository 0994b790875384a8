import OpenCombine

extension Publisher {
    /// Emits what this publisher and another emit, as it comes.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Merge(self, other)
    }

    /// Emits what this publisher and two others emit, as it comes.
    public func merge<B: Publisher, C: Publisher>(
        with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where
        B.Failure == Failure, B.Output == Output,
        C.Failure == Failure, C.Output == Output
    {
        Publishers.Merge3(self, b, c)
    }

    /// Emits what this publisher and three others emit, as it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        B.Failure == Failure, B.Output == Output,
        C.Failure == Failure, C.Output == Output,
        D.Failure == Failure, D.Output == Output
    {
        Publishers.Merge4(self, b, c, d)
    }

    /// Emits what this publisher and four others emit, as it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Failure == Failure, B.Output == Output,
        C.Failure == Failure, C.Output == Output,
        D.Failure == Failure, D.Output == Output,
        E.Failure == Failure, E.Output == Output
    {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// Emits what this publisher and five others emit, as it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B.Failure == Failure, B.Output == Output,
        C.Failure == Failure, C.Output == Output,
        D.Failure == Failure, D.Output == Output,
        E.Failure == Failure, E.Output == Output,
        F.Failure == Failure, F.Output == Output
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Emits what this publisher and six others emit, as it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B.Failure == Failure, B.Output == Output,
        C.Failure == Failure, C.Output == Output,
        D.Failure == Failure, D.Output == Output,
        E.Failure == Failure, E.Output == Output,
        F.Failure == Failure, F.Output == Output,
        G.Failure == Failure, G.Output == Output
    {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Emits what this publisher and seven others emit, as it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B.Failure == Failure, B.Output == Output,
        C.Failure == Failure, C.Output == Output,
        D.Failure == Failure, D.Output == Output,
        E.Failure == Failure, E.Output == Output,
        F.Failure == Failure, F.Output == Output,
        G.Failure == Failure, G.Output == Output,
        H.Failure == Failure, H.Output == Output
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }

    /// Emits what this publisher and another of its type emit, as it comes.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany([self, other])
    }
}

extension Publishers {
    /// Emits what any number of publishers of one type emit, as it comes. Finishes when all have, fails when one does.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }

        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let merge = MergeSubscription(downstream: subscriber, count: publishers.count)
            for (source, publisher) in publishers.enumerated() { merge.subscribe(to: publisher, source: source) }
        }

        /// One more publisher beside these.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
