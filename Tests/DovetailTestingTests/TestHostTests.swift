import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// A page with something of everything.
struct SamplePage: View {
    @State private var isOn = false
    @State private var number = 3.0
    @State private var name = ""

    var body: some View {
        VStack {
            Text("Title").accessibilityIdentifier("title")
            Toggle("Switch", isOn: $isOn)
            Slider(value: $number, in: 0...10, step: 1) { Text("Volume") }
            TextField("Name", text: $name)
            Button("Off") {}.disabled(true)
            Image(systemName: "plus")
            if isOn { Text("On now") }
        }
    }
}

@MainActor
@Suite("TestHost: what is there")
struct TestHostElementTests {
    @Test("the tree names each element with role, label, value, identifier and state")
    func tree() {
        let host = TestHost { SamplePage() }
        let lines = host.tree.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.contains { $0.contains("identifier title") })
        #expect(lines.contains("text “Title” identifier title"))
        #expect(lines.contains("toggle “Switch” value “0”"))
        #expect(lines.contains("slider “Volume” value “3.0”"))
        #expect(lines.contains { $0.hasPrefix("textField “Name”") })
        #expect(lines.contains("button “Off” disabled"))
        #expect(lines.contains { $0.contains("symbol plus") })
    }

    @Test("texts are in reading order; what is not shown is not there")
    func texts() throws {
        let host = TestHost { SamplePage() }
        #expect(host.texts == ["Title", "Switch", "Name", "Off"])
        #expect(!host.exists("On now"))
        try host.tap("Switch")
        #expect(host.texts.last == "On now")
    }

    @Test("a press of what is scrolled out of sight scrolls to it first", arguments: [Idiom.desktop, .phone])
    func farAway(_ idiom: Idiom) throws {
        struct Page: View {
            @State private var pressed: [Int] = []
            var body: some View {
                VStack {
                    Text("Pressed \(pressed.map(String.init).joined(separator: " "))")
                    ScrollView {
                        ForEach(0..<100) { row in Button("Row \(row)") { pressed.append(row) } }
                    }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 200), idiom: idiom) { Page() }
        for row in [99, 0, 40] { try host.tap("Row \(row)") }
        #expect(host.texts.contains("Pressed 99 0 40"))
        // What is in sight stays where it is.
        let place = try host.frame(of: "Row 40")
        try host.tap("Row 40")
        #expect(try host.frame(of: "Row 40") == place)
    }

    @Test("elements are found by identifier, label, symbol and role")
    func names() throws {
        let host = TestHost { SamplePage() }
        for name in ["title", "Title", "Volume", "plus", "slider", "toggle", "textField"] {
            #expect(host.exists(name), "\(name)")
        }
        #expect(try host.frame(of: "title") == host.frame(of: "Title"))
    }

    @Test("each action on nothing is an error that lists what is there")
    func notFound() {
        let host = TestHost { SamplePage() }
        let actions: [(TestHost) throws -> Void] = [
            { try $0.tap("Nothing") }, { try $0.type("x", into: "Nothing") }, { try $0.set("Nothing", to: 1) },
            { try $0.choose("x", in: "Nothing") }, { _ = try $0.frame(of: "Nothing") },
            { _ = try $0.value(of: "Nothing") }, { _ = try $0.isEnabled("Nothing") },
            { _ = try $0.presentation(of: "Nothing") },
        ]
        for action in actions {
            let error = #expect(throws: TestHostError.self) { try action(host) }
            #expect(error?.description.contains("There is no “Nothing”") == true)
            #expect(error?.description.contains("toggle “Switch”") == true)
        }
    }

    @Test("more than one element of a name is an error; an identifier settles it")
    func ambiguous() throws {
        let host = TestHost {
            VStack {
                Button("Add") {}
                Button("Add") {}.accessibilityIdentifier("second")
            }
        }
        let error = #expect(throws: TestHostError.self) { try host.tap("Add") }
        #expect(error?.description.contains("2 elements") == true)
        try host.tap("second")
    }

    @Test("what an element cannot do is an error")
    func cannot() {
        let host = TestHost { SamplePage() }
        let set = #expect(throws: TestHostError.self) { try host.set("Switch", to: 1) }
        #expect(set?.description.contains("cannot be set to a number") == true)
        let choose = #expect(throws: TestHostError.self) { try host.choose("x", in: "Switch") }
        #expect(choose?.description.contains("cannot be chosen from") == true)
        let type = #expect(throws: TestHostError.self) { try host.type("x") }
        #expect(type?.description.contains("No text field has the keyboard") == true)
    }

    @Test("frames are in window points; resizing lays out anew")
    func frames() throws {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Color.red.frame(width: 40, height: 20).accessibilityIdentifier("box")
        }
        #expect(try host.frame(of: "box") == CGRect(x: 80, y: 40, width: 40, height: 20))
        host.resize(to: CGSize(width: 100, height: 60))
        #expect(try host.frame(of: "box") == CGRect(x: 30, y: 20, width: 40, height: 20))
    }

    @Test("pictures: pixels for each point, light and dark")
    func pictures() throws {
        let host = TestHost(size: CGSize(width: 20, height: 10)) { Color.red.frame(width: 10, height: 10) }
        let red = try host.color(at: CGPoint(x: 10, y: 5))
        #expect(red.red > 0.8 && red.green < 0.4)
        let light = try host.color(at: CGPoint(x: 1, y: 1))
        host.setColorScheme(.dark)
        #expect(try host.color(at: CGPoint(x: 1, y: 1)).red < light.red - 0.5)
        // The size is in bytes 16...23 of a PNG.
        let data = [UInt8](try host.png(scale: 3))
        #expect(data.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
        #expect(data[19] == 60 && data[23] == 30)
    }
}
