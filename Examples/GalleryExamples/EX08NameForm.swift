import SwiftUI

/// A form with a text field.
public enum EX08 {
    public struct ContentView: View {
        @State private var name = ""

        public init() {}

        public var body: some View {
            Form {
                TextField("Enter your name", text: $name)
                Text("Your name is \(name)")
            }
        }
    }
}
