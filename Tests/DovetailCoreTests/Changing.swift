import SwiftUI

/// A value outside the views, which tests read and write as an app's code does.
@MainActor
final class Changing<Value>: ObservableObject {
    @Published var value: Value
    init(_ value: Value) { self.value = value }
}

/// Shows views with a binding to an value.
struct Bound<Value, Content: View>: View {
    @ObservedObject var model: Changing<Value>
    @ViewBuilder let content: (Binding<Value>) -> Content

    init(_ model: Changing<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        self.model = model
        self.content = content
    }

    var body: some View { content($model.value) }
}
