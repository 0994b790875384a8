import SwiftUI

/// A view that is there only while a state says so.
public enum EX04 {
    public struct ContentView: View {
        @State private var isVisible = true

        public init() {}

        public var body: some View {
            VStack {
                Toggle("Visible", isOn: $isVisible)
                if isVisible == true {
                    Text("Hello")
                }
            }
        }
    }
}
