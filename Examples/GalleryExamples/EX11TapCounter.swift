import SwiftUI

/// A counter: a view is a struct, so what changes is a state.
public enum EX11 {
    public struct ContentView: View {
        @State private var tapCount = 0

        public init() {}

        public var body: some View {
            Button("Tap Count: \(tapCount)") {
                tapCount += 1
            }
        }
    }
}
