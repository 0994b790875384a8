import SwiftUI

/// Three ways to set a state from outside. It takes effect when the view appears.
public enum EX25 {
    struct DetailView0: View {
        @State var number: Int

        var body: some View {
            HStack {
                Text("0: \(number)")
                Button("+") { number += 1 }
                    .accessibilityIdentifier("plus 0")
            }
        }
    }

    struct DetailView1: View {
        @State private var number: Int

        init(number: Int) {
            self.number = number + 1
        }

        var body: some View {
            HStack {
                Text("1: \(number)")
                Button("+") { number += 1 }
                    .accessibilityIdentifier("plus 1")
            }
        }
    }

    struct DetailView2: View {
        @State private var number: Int

        init(number: Int) {
            _number = State(wrappedValue: number + 1)
        }

        var body: some View {
            HStack {
                Text("2: \(number)")
                Button("+") { number += 1 }
                    .accessibilityIdentifier("plus 2")
            }
        }
    }

    public struct ContentView: View {
        @State private var value = 99
        @State private var isShown = true

        public init() {}

        public var body: some View {
            VStack(spacing: 10) {
                if isShown {
                    DetailView0(number: value)
                    DetailView1(number: value)
                    DetailView2(number: value)
                }
                HStack {
                    Text("Value: \(value)")
                    Button("value+") { value += 1 }
                    Button("show/hide") { isShown.toggle() }
                }
            }
        }
    }
}
