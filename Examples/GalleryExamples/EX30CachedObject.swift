import SwiftUI

/// An object that is not observed, kept by a state.
public enum EX30 {
    public final class Formatter2 {
        nonisolated(unsafe) public static var made = 0

        public var prefix: String

        public init(prefix: String = "a") {
            self.prefix = prefix
            Self.made += 1
        }
    }

    struct CachedView: View {
        @State private var f = Formatter2()
        @State private var other = 0
        let ran: (Formatter2) -> Void

        var body: some View {
            let _ = ran(f)
            VStack(spacing: 8) {
                Text("prefix: \(f.prefix)")
                Text("other: \(other)")
                HStack {
                    Button("mutate") { f.prefix = "b" }
                    Button("replace") { f = Formatter2(prefix: "c") }
                    Button("other") { other += 1 }
                }
            }
        }
    }

    public struct ContentView: View {
        @State private var redraws = 0
        private let ran: (Formatter2) -> Void

        /// Calls `ran` with the cached object whenever the inner body runs.
        public init(ran: @escaping (Formatter2) -> Void = { _ in }) { self.ran = ran }

        public var body: some View {
            VStack(spacing: 12) {
                CachedView(ran: ran)
                Button("Redraw \(redraws)") { redraws += 1 }
            }
        }
    }
}
