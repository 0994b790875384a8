import SwiftUI

/// Several inputs merged into one identity.
public enum EX19 {
    public class DataModel: ObservableObject {
        public static let instances = Instances<DataModel>()

        @Published public var name: String
        @Published public var isEnabled: Bool

        init(name: String, isEnabled: Bool) {
            self.name = name
            self.isEnabled = isEnabled
            Self.instances.add(self)
        }
    }

    struct MyInitializableView: View {
        @StateObject private var model: DataModel
        @State private var n = 0
        @FocusState private var isFocused: Bool
        @GestureState private var isHeld = false
        @State private var text = ""

        init(name: String, isEnabled: Bool) {
            _model = StateObject(wrappedValue: DataModel(name: name, isEnabled: isEnabled))
        }

        var body: some View {
            VStack(spacing: 8) {
                Text("Name: \(model.name)")
                Text(model.isEnabled ? "enabled" : "disabled")
                Button("n: \(n)") { n += 1 }
                TextField("Note", text: $text)
                    .textFieldStyle(.roundedBorder)
                    .focused($isFocused)
                Text(isFocused ? "focused" : "not focused")
                Text(isHeld ? "held" : "not held")
                    .padding()
                    .background(isHeld ? Color.accentColor.opacity(0.3) : Color.gray.opacity(0.15))
                    .cornerRadius(8)
                    .gesture(
                        DragGesture(minimumDistance: 0)
                            .updating($isHeld) { _, isHeld, _ in isHeld = true }
                    )
            }
        }
    }

    public struct ContentView: View {
        @State private var name = "Ravi"
        @State private var isEnabled = false
        @State private var redraws = 0

        public init() {}

        var hash: Int {
            var hasher = Hasher()
            hasher.combine(name)
            hasher.combine(isEnabled)
            return hasher.finalize()
        }

        public var body: some View {
            VStack(spacing: 12) {
                MyInitializableView(name: name, isEnabled: isEnabled)
                    .id(hash)
                HStack {
                    Button("Maria") { name = "Maria" }
                    Button("Flip") { isEnabled.toggle() }
                    Button("Redraw \(redraws)") { redraws += 1 }
                }
            }
        }
    }
}
