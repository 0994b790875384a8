import OpenCombine

/// Several publishers as one. Its subscriber gets what each of them emits.
///
/// Not for use outside the framework: it is what the publishers of two to eight merged ones have in common, which differ in how many they are.
public protocol _MergingPublisher: Publisher {
    /// The publishers that are merged, in the order in which they are subscribed to.
    var _merged: [AnyPublisher<Output, Failure>] { get }
}

extension _MergingPublisher {
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
        let merged = _merged
        let subscription = MergeSubscription(downstream: subscriber, count: merged.count)
        for (source, publisher) in merged.enumerated() { subscription.subscribe(to: publisher, source: source) }
    }
}

extension Publishers {
    /// Emits what two publishers emit, as it comes. Finishes when all have, fails when one does.
    public struct Merge<A: Publisher, B: Publisher>: _MergingPublisher
    where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let (a, b): (A, B)
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
        public var _merged: [AnyPublisher<Output, Failure>] { [AnyPublisher(a), AnyPublisher(b)] }
    }

    /// Emits what three publishers emit, as it comes. Finishes when all have, fails when one does.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: _MergingPublisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let (a, b, c): (A, B, C)
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
        public var _merged: [AnyPublisher<Output, Failure>] { [AnyPublisher(a), AnyPublisher(b), AnyPublisher(c)] }
    }

    /// Emits what four publishers emit, as it comes. Finishes when all have, fails when one does.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _MergingPublisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let (a, b, c, d): (A, B, C, D)
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
        public var _merged: [AnyPublisher<Output, Failure>] {
            [AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d)]
        }
    }

    /// Emits what five publishers emit, as it comes. Finishes when all have, fails when one does.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: _MergingPublisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let (a, b, c, d, e): (A, B, C, D, E)
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
        }
        public var _merged: [AnyPublisher<Output, Failure>] {
            [AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e)]
        }
    }

    /// Emits what six publishers emit, as it comes. Finishes when all have, fails when one does.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>:
        _MergingPublisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let (a, b, c, d, e, f): (A, B, C, D, E, F)
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
        }
        public var _merged: [AnyPublisher<Output, Failure>] {
            [AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e), AnyPublisher(f)]
        }
    }

    /// Emits what seven publishers emit, as it comes. Finishes when all have, fails when one does.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: _MergingPublisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let (a, b, c, d, e, f, g): (A, B, C, D, E, F, G)
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
        }
        public var _merged: [AnyPublisher<Output, Failure>] {
            [
                AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e), AnyPublisher(f),
                AnyPublisher(g),
            ]
        }
    }

    /// Emits what eight publishers emit, as it comes. Finishes when all have, fails when one does.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: _MergingPublisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure,
        A.Output == H.Output, A.Failure == H.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let (a, b, c, d, e, f, g, h): (A, B, C, D, E, F, G, H)
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
        }
        public var _merged: [AnyPublisher<Output, Failure>] {
            [
                AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e), AnyPublisher(f),
                AnyPublisher(g), AnyPublisher(h),
            ]
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
