import SwiftUI
import Testing
import ViewSupport

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

/// What elements are called where a label is a view of an app's own, is not shown, or stands beside what it names.
@MainActor
@Suite("Accessibility: names by labels")
struct AccessibilityLabelTests {
    @Observable
    final class Model {
        var text = "Volume"
    }

    /// A label that only its body knows.
    private struct OwnLabel: View {
        let model: Model
        var body: some View {
            HStack {
                Image(systemName: "star")
                Text(model.text)
            }
        }
    }

    private struct Controls: View {
        let model: Model
        var body: some View {
            VStack {
                Toggle(isOn: .constant(true)) { OwnLabel(model: model) }.accessibilityIdentifier("toggle")
                Slider(value: .constant(0.5)) { OwnLabel(model: model) }.accessibilityIdentifier("slider")
                Stepper(value: .constant(1), in: 0...3) { OwnLabel(model: model) }
                    .accessibilityIdentifier("stepper")
                Picker(selection: .constant(1)) {
                    Text("One").tag(1)
                } label: {
                    OwnLabel(model: model)
                }
                .accessibilityIdentifier("picker")
                Picker(selection: .constant(1)) {
                    Text("One").tag(1)
                } label: {
                    OwnLabel(model: model)
                }
                .pickerStyle(.segmented).accessibilityIdentifier("segments")
                DatePicker(selection: .constant(.now)) { OwnLabel(model: model) }.accessibilityIdentifier("date")
                ColorPicker(selection: .constant(.red)) { OwnLabel(model: model) }.accessibilityIdentifier("color")
                ProgressView(value: 0.5) { OwnLabel(model: model) }.accessibilityIdentifier("progress")
                Gauge(value: 0.5) {
                    OwnLabel(model: model)
                } currentValueLabel: {
                    OwnLabel(model: model)
                }
                .accessibilityIdentifier("gauge")
            }
        }
    }

    private static let names = [
        "toggle", "slider", "stepper", "picker", "segments", "date", "color", "progress", "gauge",
    ]

    @Test(
        "controls are named by labels of any kind, shown or not, and hear of what these say later",
        arguments: Idiom.allCases)
    func ownLabels(_ idiom: Idiom) throws {
        for isHidden in [false, true] {
            let model = Model()
            let host = TestHost(size: CGSize(width: 500, height: 900), idiom: idiom) {
                if isHidden { Controls(model: model).labelsHidden() } else { Controls(model: model) }
            }
            for text in ["Volume", "Loudness"] {
                model.text = text
                host.settle()
                // A colour's label is an element of its own where it is shown.
                for name in Self.names where isHidden || name != "color" {
                    #expect(try host.element(name).label == text, "\(name), hidden \(isHidden), \(host.tree)")
                }
                #expect(try host.element("gauge").item.value == text)
            }
        }
    }

    @Test("a label that is not shown is no element, and its text is not on the screen")
    func unseen() throws {
        let host = TestHost {
            Toggle(isOn: .constant(true)) { OwnLabel(model: Model()) }.labelsHidden()
        }
        #expect(host.texts == [])
        #expect(AccessibilityElements(of: host.window).all.map(\.label) == ["Volume"])
    }

    @Test("a label beside a control without a name names it; a name of its own stays")
    func labeledContent() throws {
        let host = TestHost(size: CGSize(width: 400, height: 400)) {
            VStack {
                LabeledContent("Nickname") { TextField("", text: .constant("Ada")).accessibilityIdentifier("a") }
                LabeledContent("Mobile") { TextField("Number", text: .constant("")).accessibilityIdentifier("b") }
                LabeledContent("Balance") { Slider(value: .constant(0.5)).accessibilityIdentifier("c") }
                LabeledContent("Version", value: "1.0")
            }
        }
        #expect(try host.element("a").label == "Nickname")
        #expect(try host.element("b").label == "Number")
        #expect(try host.element("c").label == "Balance")
        #expect(host.exists("Version") && host.exists("1.0"))
        let tree = AccessibilityTree(of: host.window)
        _ = tree.takePatch()
        let field = try #require(tree[try host.element("a").item.id])
        #expect(tree.label(of: field)?.label == "Nickname")
        #expect(tree.labelled(by: try #require(tree.label(of: field))) === field)
    }

    @Test("a text on the line of a control without a name labels it, in a row and elsewhere")
    func lines() throws {
        let host = TestHost(size: CGSize(width: 400, height: 500)) {
            VStack {
                Form {
                    HStack {
                        Text("Phone")
                        TextField("", text: .constant("12")).accessibilityIdentifier("a")
                    }
                    HStack {
                        Text("One")
                        Text("Two")
                        TextField("", text: .constant("")).accessibilityIdentifier("b")
                    }
                }
                .formStyle(.grouped).frame(height: 250)
                HStack {
                    Text("Street")
                    TextField("", text: .constant("")).accessibilityIdentifier("c")
                }
                Text("Far away")
                TextField("", text: .constant("")).accessibilityIdentifier("d")
            }
        }
        let tree = AccessibilityTree(of: host.window)
        _ = tree.takePatch()
        func label(_ name: String) throws -> String? { tree.label(of: try host.element(name).item)?.label }
        #expect(try label("a") == "Phone")
        #expect(try label("b") == nil)
        #expect(try label("c") == "Street")
        #expect(try label("d") == nil)
    }

    @Test(
        "rows are called what is in them, headers of sections are headings, and what can be pressed is one with what it shows"
    )
    func rows() throws {
        let host = TestHost(size: CGSize(width: 400, height: 600)) {
            List {
                Section("People") {
                    HStack {
                        Image(systemName: "person")
                        VStack {
                            Text("Ada")
                            Text("ada@example.org")
                        }
                    }
                    TextField("Name", text: .constant("Grace"))
                    LabeledContent("Nickname") { TextField("", text: .constant("G")) }
                }
                Image(systemName: "star").onTapGesture {}
                VStack {
                    Image(systemName: "cloud.sun")
                    Text("Sunny")
                    Text("21°")
                }
                .onTapGesture {}
            }
        }
        let all = AccessibilityElements(of: host.window).all
        let rows = all.filter { $0.semantics.details?.row != nil }
        #expect(
            rows.map(\.item.name) == ["Ada, ada@example.org", "Name, Grace", "Nickname, G", "star", "Sunny, 21°"])
        #expect(try #require(all.first { $0.label == "People" }).item.traits.contains(.isHeader))
        let star = try #require(all.first { $0.role == .image && $0.semantics.symbolName == "star" })
        #expect(star.item.actions?.activate != nil && star.item.children.isEmpty)
        #expect(all.contains { $0.item.name == "Sunny, 21°" && $0.item.actions?.activate != nil })
    }

    @Test("modifiers of a list, a stepper and a tab view's bar are no elements around them")
    func regions() throws {
        let host = TestHost(size: CGSize(width: 400, height: 600)) {
            VStack {
                List { Text("Row") }.accessibilityIdentifier("list")
                Stepper("Copies", value: .constant(1), in: 0...3).accessibilityIdentifier("copies")
            }
        }
        let list = try host.element("list").item
        #expect(list.role == .list && list.semantics.role == .list && list.children.count == 1)
        let stepper = try host.element("copies").item
        #expect(stepper.semantics.role == .stepper && stepper.label == "Copies" && stepper.value == "1")
    }

    @Test("the tab of a page controls that page and not the one around")
    func nestedTabs() throws {
        let host = TestHost(size: CGSize(width: 500, height: 600)) {
            TabView {
                VStack {
                    Text("Outer page")
                    TabView {
                        Text("Inner page").tabItem { Text("First") }
                        Text("Other page").tabItem { Text("Second") }
                    }
                }
                .tabItem { Text("Home") }
                Text("Settings page").tabItem { Text("Settings") }
            }
        }
        let tree = AccessibilityTree(of: host.window)
        _ = tree.takePatch()
        func item(_ name: String) throws -> AccessibilityItem { try host.element(name).item }
        #expect(tree.controller(of: try item("Outer page"))?.label == "Home")
        #expect(tree.controller(of: try item("Inner page"))?.label == "First")
        #expect(tree.controlled(by: try item("First")).map(\.label) == ["Inner page"])
        #expect(tree.controlled(by: try item("Home")).contains { $0.label == "Outer page" })
        #expect(!tree.controlled(by: try item("Home")).contains { $0.label == "Inner page" })
        #expect(AccessibilityElements(of: host.window).all.filter { $0.role == .tabBar }.count == 2)
    }

    @Test("symbols of a common meaning are called by it")
    func symbols() {
        #expect(SymbolNames.spoken("plus") == "Add")
        #expect(SymbolNames.spoken("ellipsis.circle") == "More")
        #expect(SymbolNames.spoken("plus.circle.fill") == "Add")
        #expect(SymbolNames.spoken("star.fill") == "star fill")
        #expect(SymbolNames.spoken("square") == "square")
    }
}
