import SwiftUI

/// An object made from outside data, once.
public enum EX17 {
    public class DataModel: ObservableObject {
        public static let instances = Instances<DataModel>()

        @Published public var name: String

        init(name: String) {
            self.name = name
            Self.instances.add(self)
        }
    }

    public struct MyInitializableView: View {
        /// How often a view was described, for the tests.
        nonisolated(unsafe) public static var initialisations = 0

        @StateObject private var model: DataModel

        public init(name: String) {
            Self.initialisations += 1
            // SwiftUI ensures that the following initialization uses the
            // closure only once during the lifetime of the view, so
            // later changes to the view's name input have no effect.
            _model = StateObject(
                wrappedValue: {
                    DataModel(name: name)
                }())
        }

        public var body: some View {
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
                Button("Maria") { name = "Maria" }
            }
        }
    }

    /// Inputs that never change.
    public struct TwoNamesView: View {
        @State private var redraws = 0

        public init() {}

        public var body: some View {
            VStack {
                MyInitializableView(name: "Ravi")
                MyInitializableView(name: "Maria")
                Button("Redraw \(redraws)") { redraws += 1 }
            }
        }
    }
}
