import OpenCombine

// What `zip` makes. Members of one name in two modules are ambiguous, so OpenCombine's `Publishers.Zip` keeps its name.

extension Publishers {
    /// Emits the first elements of two publishers together, then the second ones, and so on.
    ///
    /// Finishes when one has that has nothing left, fails when one does.
    public struct _Zip<A: Publisher, B: Publisher>: Publisher
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
            let zip = ZipSubscription(downstream: subscriber, count: 2) {
                ($0[0] as! A.Output, $0[1] as! B.Output)
            }
            zip.subscribe(to: a, source: 0)
            zip.subscribe(to: b, source: 1)
        }
    }

    /// Emits the first elements of three publishers together, then the second ones, and so on.
    ///
    /// Finishes when one has that has nothing left, fails when one does.
    public struct _Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
            let zip = ZipSubscription(downstream: subscriber, count: 3) {
                ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output)
            }
            zip.subscribe(to: a, source: 0)
            zip.subscribe(to: b, source: 1)
            zip.subscribe(to: c, source: 2)
        }
    }

    /// Emits the first elements of four publishers together, then the second ones, and so on.
    ///
    /// Finishes when one has that has nothing left, fails when one does.
    public struct _Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
            let zip = ZipSubscription(downstream: subscriber, count: 4) {
                ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output, $0[3] as! D.Output)
            }
            zip.subscribe(to: a, source: 0)
            zip.subscribe(to: b, source: 1)
            zip.subscribe(to: c, source: 2)
            zip.subscribe(to: d, source: 3)
        }
    }
}

extension Publishers._Zip: Equatable where A: Equatable, B: Equatable {}
extension Publishers._Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers._Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
