import SwiftUI

/// A picker on a custom binding.
public enum EX07 {
    public struct ContentView: View {
        @State private var selection = 0
        private let didSelect: (Int) -> Void

        public init(didSelect: @escaping (Int) -> Void = { _ in }) { self.didSelect = didSelect }

        public var body: some View {
            let binding = Binding(
                get: { selection },
                set: {
                    selection = $0
                    didSelect($0)
                }
            )

            return VStack {
                Picker("Select a number", selection: binding) {
                    ForEach(0..<3) {
                        Text("Item \($0)")
                    }
                }
            }
        }
    }
}
