import DovetailCore
import SwiftUI
import Testing

@testable import DovetailTesting

/// Every control says by itself what it is, what it is called, what it shows and what can be done with it.
@MainActor
@Suite("What controls say of themselves")
struct ControlSemanticsTests {
    private enum Action {
        case activate, number, text, date
        /// The chosen row is an element that says so, and can be pressed.
        case rows
    }

    private struct Case: Sendable {
        let name: String
        let role: Semantics.Role
        let label: String
        let value: String?
        let action: Action?
        let make: @MainActor @Sendable () -> AnyView

        init(
            _ name: String, _ role: Semantics.Role, _ label: String, value: String? = nil, _ action: Action? = nil,
            _ make: @escaping @MainActor @Sendable () -> any View
        ) {
            self.name = name
            self.role = role
            self.label = label
            self.value = value
            self.action = action
            self.make = { AnyView(erasing: make()) }
        }
    }

    nonisolated private static let cases: [Case] = [
        Case("button", .button, "Press", .activate) { Button("Press") {} },
        Case("button of a symbol", .button, "trash", .activate) {
            Button {
            } label: {
                Image(systemName: "trash")
            }
        },
        Case("button of a symbol and a title", .button, "Add", .activate) { Button("Add", systemImage: "plus") {} },
        Case("button that shows its symbol alone", .button, "Add", .activate) {
            Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
        },
        Case("bordered button", .button, "Press", .activate) { Button("Press") {}.buttonStyle(.borderedProminent) },
        Case("toggle", .toggle, "Sound", value: "1", .activate) { Toggle("Sound", isOn: .constant(true)) },
        Case("toggle whose label is hidden", .toggle, "Sound", value: "0", .activate) {
            Toggle("Sound", isOn: .constant(false)).labelsHidden()
        },
        Case("toggle as a switch", .toggle, "Sound", value: "1", .activate) {
            Toggle("Sound", isOn: .constant(true)).toggleStyle(.switch)
        },
        Case("toggle as a button", .toggle, "Sound", value: "1", .activate) {
            Toggle("Sound", isOn: .constant(true)).toggleStyle(.button)
        },
        Case("slider", .slider, "Volume", value: "0.5", .number) {
            Slider(value: .constant(0.5)) { Text("Volume") }
        },
        Case("stepper", .stepper, "Copies", value: "3", .number) { Stepper("Copies", value: .constant(3)) },
        Case("stepper with its label hidden", .stepper, "Copies", value: "3", .number) {
            Stepper("Copies", value: .constant(3)).labelsHidden()
        },
        Case("picker", .picker, "Size", value: "Small", .activate) { sizes() },
        Case("picker with its label hidden", .picker, "Size", value: "Small", .activate) { sizes().labelsHidden() },
        Case("picker of segments", .group, "Size", .rows) { sizes().pickerStyle(.segmented) },
        Case("picker as a menu", .picker, "Size", value: "Small", .activate) { sizes().pickerStyle(.menu) },
        Case("picker as a wheel", .picker, "Size", value: "Small") { sizes().pickerStyle(.wheel) },
        Case("picker of round buttons", .group, "Size", .rows) { sizes().pickerStyle(.radioGroup) },
        Case("picker of a label of several views", .picker, "Size of it", value: "Small", .activate) {
            Picker(selection: .constant(0)) {
                Text("Small").tag(0)
                Text("Large").tag(1)
            } label: {
                HStack {
                    Text("Size")
                    Text("of it")
                }
            }
        },
        Case("picker of a title and a symbol", .picker, "Size", value: "Small", .activate) {
            Picker("Size", systemImage: "star", selection: .constant(0)) {
                Text("Small").tag(0)
                Text("Large").tag(1)
            }
        },
        Case("slider with a label of several views", .slider, "Volume of it", value: "0.5", .number) {
            Slider(value: .constant(0.5)) {
                HStack {
                    Text("Volume")
                    Text("of it")
                }
            }
        },
        Case("stepper with a label of several views", .stepper, "Copies of it", value: "3", .number) {
            Stepper(value: .constant(3)) {
                Text("Copies")
                Text("of it")
            }
        },
        Case("date picker", .datePicker, "Day", value: dayText, .date) {
            DatePicker("Day", selection: .constant(day), displayedComponents: .date)
        },
        Case("text field", .textField, "Name", value: "Ann", .text) { TextField("Name", text: .constant("Ann")) },
        Case("empty text field", .textField, "Name", value: "", .text) { TextField("Name", text: .constant("")) },
        Case("text field with a border", .textField, "Name", value: "Ann", .text) {
            TextField("Name", text: .constant("Ann")).textFieldStyle(.roundedBorder)
        },
        Case("secure field", .textField, "Password", .text) { SecureField("Password", text: .constant("abc")) },
        Case("link", .button, "Site", .activate) { Link("Site", destination: URL(string: "https://example.org")!) },
        Case("menu", .button, "More", .activate) { Menu("More") { Button("A") {} } },
        Case("progress", .progress, "Loading", value: "25%") { ProgressView("Loading", value: 0.25) },
        Case("gauge", .progress, "Speed", value: "50%") { Gauge(value: 0.5) { Text("Speed") } },
        Case("disclosure", .button, "Details", .activate) { DisclosureGroup("Details") { Text("inside") } },
        Case("navigation link", .button, "Next", .activate) {
            NavigationStack { NavigationLink("Next") { Text("page") } }
        },
        Case("share link", .button, "Share…", .activate) { ShareLink(item: "text") },
        Case("colour picker", .button, "Colour", .activate) { ColorPicker("Colour", selection: .constant(.red)) },
        Case("text", .text, "Hello", value: nil) { Text("Hello") },
        Case("symbol", .image, "star", value: nil) { Image(systemName: "star") },
    ]

    nonisolated private static let day = Date(timeIntervalSince1970: 1_780_315_200)
    nonisolated private static var dayText: String {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        return formatter.string(from: day)
    }

    private static func sizes() -> some View {
        Picker("Size", selection: .constant(0)) {
            Text("Small").tag(0)
            Text("Large").tag(1)
        }
    }

    @Test("role, label, value and actions, without being told", arguments: Idiom.allCases)
    func all(idiom: Idiom) throws {
        for item in Self.cases {
            let host = TestHost(size: CGSize(width: 400, height: 400)) {
                item.make().environment(\.idiom, idiom)
            }
            let name = "\(item.name), \(idiom)"
            guard let found = try? host.element(item.label) else {
                Issue.record("\(name): nothing is called “\(item.label)”:\n\(host.tree)")
                continue
            }
            #expect(found.role == item.role, "\(name)")
            // A picture alone is found by its symbol, and is called nothing.
            if item.role != .image { #expect(found.label == item.label, "\(name)") }
            if let value = item.value { #expect(found.value == value, "\(name)") }
            let actions = found.actions
            switch item.action {
            case .activate: #expect(actions?.activate != nil, "\(name) can be pressed")
            case .number: #expect(actions?.setNumber != nil, "\(name) can be set")
            case .text: #expect(throws: Never.self, "\(name)") { try host.type("x", into: item.label) }
            case .date: #expect(actions?.setDate != nil, "\(name) can be set")
            case .rows:
                let (small, large) = (try? host.element("Small"), try? host.element("Large"))
                #expect(small?.semantics.isSelected == true, "\(name)")
                #expect(large?.semantics.isSelected == false, "\(name)")
                #expect(large?.actions?.activate != nil, "\(name) can be chosen from")
            case nil: break
            }
        }
    }

    @Test("what is disabled says so and does nothing", arguments: Idiom.allCases)
    func disabled(idiom: Idiom) throws {
        for item in Self.cases where item.action != nil && item.action != .rows {
            let host = TestHost(size: CGSize(width: 400, height: 400)) {
                item.make().disabled(true).environment(\.idiom, idiom)
            }
            guard let found = try? host.element(item.label) else { continue }
            #expect(!found.isEnabled, "\(item.name), \(idiom)")
        }
    }

    @Test("the value of a secure field is not told")
    func secret() throws {
        let host = TestHost { SecureField("Password", text: .constant("abc")) }
        #expect(!host.tree.contains("abc"))
    }
}
