import SwiftUI

/// An object made anew whenever the view's identity changes.
public enum EX18 {
    public class DataModel: ObservableObject {
        public static let instances = Instances<DataModel>()

        @Published public var name: String

        init(name: String) {
            self.name = name
            Self.instances.add(self)
        }
    }

    struct MyInitializableView: View {
        @StateObject private var model: DataModel

        init(name: String) {
            _model = StateObject(
                wrappedValue: {
                    DataModel(name: name)
                }())
        }

        var body: some View {
            VStack {
                Text("Name: \(model.name)")
            }
        }
    }

    public struct ContentView: View {
        @State private var name = "Ravi"

        public init() {}

        public var body: some View {
            VStack(spacing: 12) {
                MyInitializableView(name: name)
                    .scaleEffect(name == "Ravi" ? 1 : 1.5)
                    .id(name)
                HStack {
                    Button("Ravi") { name = "Ravi" }
                    Button("Maria") { name = "Maria" }
                    Button("Maria, animated") { withAnimation { name = "Maria" } }
                }
            }
        }
    }

    /// Rows that own objects.
    public struct NamesView: View {
        @State private var names = ["A", "B"]

        public init() {}

        public var body: some View {
            VStack {
                ForEach(names, id: \.self) { name in
                    MyInitializableView(name: name)
                }
                Button("Replace A") { names = ["C", "B"] }
            }
        }
    }
}
