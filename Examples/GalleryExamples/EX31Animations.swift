import SwiftUI

/// An animation on a binding, on a value, and on a view.
public enum EX31 {
    /// Whatever depends on the state is animated, since the write is.
    public struct BindingView: View {
        @State private var big = false

        public init() {}

        public var body: some View {
            VStack(spacing: 40) {
                Text("A")
                    .scaleEffect(big ? 2 : 1)
                Text("B")
                    .scaleEffect(big ? 2 : 1)
                Toggle("Big", isOn: $big.animation(.linear(duration: 1)))
            }
        }
    }

    /// The first text is animated when the value changes.
    public struct ValueView: View {
        @State private var big = false

        public init() {}

        public var body: some View {
            VStack(spacing: 40) {
                Text("A")
                    .scaleEffect(big ? 2 : 1)
                    .animation(.linear(duration: 1), value: big)
                Text("B")
                    .scaleEffect(big ? 2 : 1)
                Toggle("Big", isOn: $big)
            }
        }
    }

    /// The first text is animated, whatever changes.
    @available(*, deprecated, message: "It shows a deprecated modifier.")
    public struct ViewView: View {
        @State private var big = false

        public init() {}

        public var body: some View {
            VStack(spacing: 40) {
                Text("A")
                    .scaleEffect(big ? 2 : 1)
                    .animation(.linear(duration: 1))
                Text("B")
                    .scaleEffect(big ? 2 : 1)
                Toggle("Big", isOn: $big)
            }
        }
    }
}
