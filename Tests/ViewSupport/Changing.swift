import DovetailCore
import Foundation

/// A value outside the views, which tests read and write as an app's code does.
@MainActor
package final class Changing<Value>: ObservableObject {
    @Published package var value: Value
    package init(_ value: Value) { self.value = value }
}

/// Shows views with a binding to an value.
package struct Bound<Value, Content: View>: View {
    @ObservedObject package var model: Changing<Value>
    @ViewBuilder package let content: (Binding<Value>) -> Content

    package init(_ model: Changing<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        self.model = model
        self.content = content
    }

    package var body: some View { content($model.value) }
}
