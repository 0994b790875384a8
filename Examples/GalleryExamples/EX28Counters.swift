import SwiftUI

/// Two ways to give a view its object, and one that loses it.
public enum EX28 {
    public class Counter: ObservableObject {
        @Published public var number: Int

        public init(start: Int = 0) { number = start }
    }

    /// The object in the declaration.
    struct DeclaredCounter: View {
        @StateObject var counter: Counter = Counter()

        var body: some View {
            CounterRow(name: "declared", number: counter.number) { counter.number += 1 }
        }
    }

    /// The object from outside; the first is kept.
    struct GivenCounter: View {
        @StateObject var counter: Counter

        init(counter: Counter) {
            self._counter = StateObject(wrappedValue: counter)
        }

        var body: some View {
            CounterRow(name: "given", number: counter.number) { counter.number += 1 }
        }
    }

    /// The object is lost when the view is described anew.
    struct LosingCounter: View {
        @ObservedObject var counter = Counter()

        var body: some View {
            CounterRow(name: "lost", number: counter.number) { counter.number += 1 }
        }
    }

    struct CounterRow: View {
        let name: String
        let number: Int
        let add: () -> Void

        var body: some View {
            HStack {
                Text("\(name): \(number)")
                Button("+", action: add)
                    .accessibilityIdentifier("add to \(name)")
            }
        }
    }

    public struct ContentView: View {
        @State private var redraws = 0

        public init() {}

        public var body: some View {
            VStack(spacing: 10) {
                DeclaredCounter()
                GivenCounter(counter: Counter(start: 10))
                LosingCounter()
                Button("Redraw \(redraws)") { redraws += 1 }
            }
        }
    }
}
