import DovetailCore
import SwiftUI
import TestSupport
import Testing
import UniformTypeIdentifiers

@testable import DovetailTesting

private struct Fruit: Codable, Transferable, Equatable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.name)
    }
}

private struct Basket: View {
    @State private var fruits = [Fruit(name: "apple"), Fruit(name: "pear")]
    @State private var pasted: [String] = []
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            Text(fruits.map(\.name).joined(separator: "+")).focusable().focused($isFocused)
                .copyable(fruits)
                .cuttable(for: Fruit.self) {
                    defer { fruits = [] }
                    return fruits
                }
                .pasteDestination(for: Fruit.self) {
                    pasted += $0.map(\.name)
                } validator: {
                    $0.filter { $0.name != "pear" }
                }
            Text("pasted: \(pasted.joined(separator: " "))")
            Button("Focus") { isFocused = true }
        }
    }
}

private struct Texts: View {
    @State private var pasted: [String] = []
    @State private var addresses: [URL] = []
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            Text("target").focusable().focused($isFocused)
                .onCopyCommand { [NSItemProvider(object: NSString(string: "provided"))] }
                .onPasteCommand(of: [.plainText]) { pasted.append("\($0.count)") }
            Text("pasted: \(pasted.joined(separator: " "))")
            Text("addresses: \(addresses.map(\.absoluteString).joined(separator: " "))")
            PasteButton(payloadType: URL.self) { addresses += $0 }.accessibilityIdentifier("address")
            PasteButton(supportedContentTypes: [.png]) { _ in pasted.append("png") }.accessibilityIdentifier("png")
            Button("Focus") { isFocused = true }
        }
    }
}

@MainActor
@Suite("Copying and pasting by keys", .serialized)
struct ClipboardCommandTests {
    private let stores = TestStores()

    @Test("Values are copied, cut and pasted as they are within the program; the validator chooses")
    func values() async throws {
        let host = TestHost { Basket() }
        host.press(.character("c"), modifiers: .command)
        #expect(host.clipboard == nil)
        try host.tap("Focus")
        host.press(.character("c"), modifiers: .command)
        host.press(.character("v"), modifiers: .command)
        #expect(host.exists("pasted: apple"))
        host.press(.character("x"), modifiers: .command)
        #expect(!host.exists("apple+pear"))
        host.press(.character("v"), modifiers: .command)
        #expect(host.exists("pasted: apple apple"))
    }

    @Test("What another program copied is pasted as text or as an address, and refused as another kind")
    func texts() async throws {
        let host = TestHost { Texts() }
        try host.tap("Focus")
        host.press(.character("v"), modifiers: .command)
        #expect(host.exists("pasted: "))
        host.clipboard = "text of another program"
        host.press(.character("v"), modifiers: .command)
        #expect(host.exists("pasted: 1"))
        try host.tap("png")
        #expect(host.exists("pasted: 1"))
        host.clipboard = "https://example.org"
        try host.tap("address")
        await host.settle()
        #expect(host.exists("addresses: https://example.org"))
        try host.tap("Focus")
        host.press(.character("c"), modifiers: .command)
        await host.settle()
        #expect(host.clipboard == "provided")
    }

    private struct Pictures: View {
        let picture: Data
        @State private var pasted: [Data] = []
        var body: some View {
            VStack {
                Text("target").focusable()
                    .onCopyCommand {
                        let item = NSItemProvider()
                        item.registerDataRepresentation(forTypeIdentifier: UTType.png.identifier, visibility: .all) {
                            $0(picture, nil)
                            return nil
                        }
                        return [item]
                    }
                    .onPasteCommand(of: [.png]) { items in
                        items.first?.loadDataRepresentation(forTypeIdentifier: UTType.png.identifier) { data, _ in
                            Task { @MainActor in pasted += [data ?? Data()] }
                        }
                    }
                Text("pasted: \(pasted.map(\.count))")
            }
        }
    }

    @Test("other programs get a copied value in all its forms, and give pictures")
    func data() async throws {
        let host = TestHost { Basket() }
        try host.tap("Focus")
        host.press(.character("c"), modifiers: .command)
        await host.settle()
        let items = host.window.services.clipboard.items
        #expect(
            items.map { $0["public.utf8-plain-text"].map { String(decoding: $0, as: UTF8.self) } } == ["apple", "pear"])
        #expect(items.first?["public.json"].map { String(decoding: $0, as: UTF8.self) } == #"{"name":"apple"}"#)

        let pictures = TestHost { Pictures(picture: Data([1, 2, 3])) }
        pictures.press(.tab)
        pictures.press(.character("c"), modifiers: .command)
        await pictures.settle()
        #expect(pictures.window.services.clipboard.items == [["public.png": Data([1, 2, 3])]])
        pictures.window.services.clipboard.items = [["public.png": Data([1, 2, 3, 4])]]
        pictures.press(.character("v"), modifiers: .command)
        await pictures.settle()
        #expect(pictures.exists("pasted: [4]"))
    }

    @Test("A settings link opens the window with the settings")
    func settingsLink() throws {
        struct LinkApp: App {
            var body: some Scene {
                WindowGroup("App") { SettingsLink() }
                Settings { Text("the settings") }
            }
        }
        let host = TestHost(
            app: LinkApp.self, defaults: stores.make())
        try host.tap("Settings…")
        #expect(host.windowsOpenedByViews.first?.exists("the settings") == true)
    }
}
