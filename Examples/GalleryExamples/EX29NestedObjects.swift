import SwiftUI

/// An object within an object.
public enum EX29 {
    public struct Part {
        public var a = 0
    }

    public class Inner: ObservableObject {
        @Published public var v: Int

        public init(v: Int = 0) { self.v = v }
    }

    public class Outer: ObservableObject {
        @Published public var inner = Inner()
        @Published public var value = Part()
        @Published public private(set) var count = 0

        public init() {}

        public func add() { count += 1 }
    }

    /// Passes the announcements of what is inside on.
    public final class ForwardingOuter: Outer {
        private var forwarding: AnyCancellable?

        public override init() {
            super.init()
            forwarding = inner.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
        }
    }

    public struct ContentView: View {
        @ObservedObject var outer: Outer
        private let ran: () -> Void

        /// Calls `ran` whenever the body runs.
        public init(outer: Outer, ran: @escaping () -> Void = {}) {
            self.outer = outer
            self.ran = ran
        }

        public var body: some View {
            let _ = ran()
            VStack(spacing: 8) {
                Text("inner: \(outer.inner.v)")
                Text("value: \(outer.value.a)")
                Text("count: \(outer.count)")
                HStack {
                    Button("value.a") { outer.value.a += 1 }
                    Button("inner.v") { outer.inner.v += 1 }
                    Button("new inner") { outer.inner = Inner(v: outer.inner.v + 1) }
                    Button("add") { outer.add() }
                }
            }
        }
    }

    /// With an object of its own.
    public struct OwningView: View {
        @StateObject private var outer = Outer()

        public init() {}

        public var body: some View { ContentView(outer: outer) }
    }
}
