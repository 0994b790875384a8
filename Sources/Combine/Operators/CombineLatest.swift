import OpenCombine

extension Publishers {
    /// Emits the latest elements of two publishers, each time one of them emits, once all have.
    ///
    /// Finishes when all have, fails when one does.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let latest = CombineLatestSubscription(downstream: subscriber, count: 2) {
                ($0[0] as! A.Output, $0[1] as! B.Output)
            }
            latest.subscribe(to: a, source: 0)
            latest.subscribe(to: b, source: 1)
        }
    }

    /// Emits the latest elements of three publishers, each time one of them emits, once all have.
    ///
    /// Finishes when all have, fails when one does.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let latest = CombineLatestSubscription(downstream: subscriber, count: 3) {
                ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output)
            }
            latest.subscribe(to: a, source: 0)
            latest.subscribe(to: b, source: 1)
            latest.subscribe(to: c, source: 2)
        }
    }

    /// Emits the latest elements of four publishers, each time one of them emits, once all have.
    ///
    /// Finishes when all have, fails when one does.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let latest = CombineLatestSubscription(downstream: subscriber, count: 4) {
                ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output, $0[3] as! D.Output)
            }
            latest.subscribe(to: a, source: 0)
            latest.subscribe(to: b, source: 1)
            latest.subscribe(to: c, source: 2)
            latest.subscribe(to: d, source: 3)
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
