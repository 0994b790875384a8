import DovetailTesting
import Foundation
import FoundationAdditions
import SwiftUI
import Testing

@MainActor
@Suite("Names in fields, previews with texts, and the shape of buttons")
struct ShapeAndNameFormTests {
    private struct Page: View {
        @State var name = PersonNameComponents()
        var body: some View {
            VStack {
                TextField("Name", value: $name, format: .name(style: .medium)).accessibilityIdentifier("field")
                Text(name.familyName ?? "none")
                ShareLink(item: "a", preview: SharePreview(Text("A")))
                Text("B").background(.red, in: .buttonBorder)
            }
        }
    }

    @Test("a field reads the name that is typed")
    func name() throws {
        let host = TestHost { Page() }
        #expect(host.exists("none"))
        try host.type("Ada Lovelace", into: "field")
        #expect(host.exists("Lovelace"))
    }

    @Test("a text that has no name is an error, and a name has its parts")
    func parts() throws {
        #expect(throws: (any Error).self) { try PersonNameComponents(" ", strategy: .name) }
        let name = try PersonNameComponents("Dr. Grace Hopper", strategy: .name)
        #expect((name.namePrefix, name.givenName, name.familyName) == ("Dr.", "Grace", "Hopper"))
    }

    @Test("the shape of buttons is a rectangle with round corners")
    func border() {
        let shape: ButtonBorderShape = .buttonBorder
        #expect(shape == .automatic)
    }
}
