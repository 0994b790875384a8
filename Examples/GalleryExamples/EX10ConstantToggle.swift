import SwiftUI

/// A toggle on a constant binding: it cannot be changed.
public enum EX10 {
    public struct ContentView: View {
        public init() {}

        public var body: some View {
            Toggle(isOn: .constant(true)) {
                Text("Show advanced options")
            }
        }
    }
}
