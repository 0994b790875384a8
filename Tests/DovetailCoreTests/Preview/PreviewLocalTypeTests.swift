import DovetailCore
import DovetailPaint
import DovetailTesting
import SwiftUI
import Testing

// The compiler names a type that is declared in a closure by the closure, and a closure by its type. This file would not compile if the
// closure of a preview had the type of the view that it makes.
#Preview("Counter of its own") {
    struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Pressed \(count)") { count += 1 } }
    }
    return Counter()
}

#Preview("Local value") {
    struct Fruit { var name = "Quince" }
    let fruit = Fruit()
    return VStack {
        Text(fruit.name)
        Text("below")
    }
}

@MainActor
@Suite("Types declared in previews")
struct PreviewLocalTypeTests {
    private func host(_ name: String) throws -> TestHost {
        let preview = try #require(PreviewCatalog.all(services: .headless()).first { $0.settings.name == name })
        return TestHost { preview.view }
    }

    @Test("A view that is declared in the preview keeps its state")
    func view() throws {
        let host = try host("Counter of its own")
        try host.tap("Pressed 0")
        #expect(host.texts == ["Pressed 1"])
    }

    @Test("A preview may declare values and return its view")
    func value() throws { #expect(try host("Local value").texts == ["Quince", "below"]) }
}
