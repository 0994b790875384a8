import SwiftUI

/// An object handed to the child that changes it.
public enum EX16 {
    public class DataModel: ObservableObject {
        public static let instances = Instances<DataModel>()

        @Published public var name = "Some Name"
        @Published public var isEnabled = false

        init() { Self.instances.add(self) }
    }

    public struct MyView: View {
        @StateObject private var model = DataModel()

        public init() {}

        public var body: some View {
            Text(model.name)
            Text(model.isEnabled ? "on" : "off")
            MySubView(model: model)
        }
    }

    struct MySubView: View {
        @ObservedObject var model: DataModel

        var body: some View {
            Toggle("Enabled", isOn: $model.isEnabled)
        }
    }

    /// Redraws the view.
    public struct ContentView: View {
        @State private var redraws = 0

        public init() {}

        public var body: some View {
            VStack(spacing: 12) {
                MyView()
                Button("Redraw \(redraws)") { redraws += 1 }
            }
        }
    }
}
