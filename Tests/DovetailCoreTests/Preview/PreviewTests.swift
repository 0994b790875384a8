import DovetailCore
import DovetailPaint
import DovetailTesting
import SwiftUI
import Testing

#Preview { Text("unnamed") }

#Preview("Named", traits: .sizeThatFitsLayout) {
    VStack {
        Text("two")
        if Bool(true) { Text("lines") }
    }
}

#Preview("Counter", traits: .fixedLayout(width: 200, height: 100), .landscapeLeft) {
    @Previewable @State var count = 3
    @Previewable @State var names: [String: [Int]] = [
        "a": [1, 2]
    ]
    .merging(["b": []]) { $1 }
    let title = "Count"
    Button("\(title) \(count) of \(names.count)") { count += 1 }
}

#Preview("Body label", body: { Text("labelled") })

#Preview("Shared", traits: .modifier(Framed())) { Text("inside") }

private struct Framed: PreviewModifier {
    func body(content: Content, context: Void) -> some View {
        HStack {
            Text("frame")
            content
        }
    }
}

#Preview("Given", traits: .given { $0.append("closure") }) { Text("inside") }

extension PreviewTrait where T == Preview.ViewTraits {
    /// As packages declare them: the closure belongs to no actor and may not be sent.
    fileprivate static func given(_ change: @escaping (inout [String]) throws -> Void) -> PreviewTrait {
        .modifier(Given(change: change))
    }
}

private struct Given: PreviewModifier {
    let change: (inout [String]) throws -> Void

    func body(content: Content, context: ()) -> some View {
        var texts = ["frame"]
        try? change(&texts)
        return HStack {
            Text(texts.joined(separator: " "))
            content
        }
    }
}

private struct Tile_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Text("first").previewDisplayName("First")
            Text("second").previewLayout(.fixed(width: 50, height: 40))
        }
        .previewDevice("iPhone SE (3rd generation)")
        Text("third").previewDevice(PreviewDevice(rawValue: "iPad Pro (12.9-inch)"))
            .previewInterfaceOrientation(.landscapeLeft)
    }
}

@MainActor
@Suite struct PreviewTests {
    private var previews: [CatalogedPreview] {
        PreviewCatalog.all(services: .headless()).filter {
            $0.place.hasPrefix("DovetailCoreTests/PreviewTests.swift") || $0.place.contains("Tile_Previews")
        }
    }

    private func host(_ name: String) throws -> TestHost {
        let preview = try #require(previews.first { $0.settings.name == name })
        return TestHost { preview.view }
    }

    @Test("All previews of a program are found, in the order in which they are written")
    func found() {
        #expect(
            previews.map(\.settings.name) == [
                nil, "Named", "Counter", "Body label", "Shared", "Given", "First", nil, nil,
            ])
        #expect(previews[0].place == "DovetailCoreTests/PreviewTests.swift:7")
    }

    @Test("A preview shows what its closure builds")
    func content() throws {
        #expect(try host("Named").texts == ["two", "lines"])
        #expect(try host("Body label").texts == ["labelled"])
        #expect(try host("Given").texts == ["frame closure", "inside"])
    }

    @Test("@Previewable makes a state of the preview")
    func previewable() throws {
        let host = try host("Counter")
        try host.tap("Count 3 of 2")
        #expect(host.exists("Count 4 of 2"))
    }

    @Test("A preview modifier puts something around the preview")
    func modifier() throws { #expect(try host("Shared").texts == ["frame", "inside"]) }

    @Test("Traits and modifiers set a preview's room")
    func sizes() {
        let sizes = previews.map(\.settings.size)
        #expect(sizes[0] == CGSize(width: 393, height: 852))
        #expect(sizes[1] == nil)
        #expect(sizes[2] == CGSize(width: 200, height: 100))
        #expect(sizes[6] == CGSize(width: 375, height: 667))
        #expect(sizes[7] == CGSize(width: 50, height: 40))
        #expect(sizes[8] == CGSize(width: 1366, height: 1024))
    }
}
