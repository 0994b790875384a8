import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Sizes of controls and distances in lists and bars, as they are on iOS (the phone and pad idioms) and macOS (the desktop idiom).
@MainActor
@Suite("Cases of controls")
struct ControlCaseTests {
    /// The size of a view that is offered 300 by 400.
    private func size(_ idiom: Idiom, @ViewBuilder _ view: @escaping () -> some View) throws -> CGSize {
        let host = TestHost(size: CGSize(width: 300, height: 400), idiom: idiom) {
            VStack(alignment: .leading) {
                view().background { Color.clear.accessibilityElement().accessibilityLabel("all") }
            }
        }
        defer { host.close() }
        return try host.frame(of: "all").size
    }

    /// The height of a line of text in a font.
    private func line(_ idiom: Idiom, _ font: Font) throws -> CGFloat {
        try size(idiom) { Text("Ag").font(font) }.height
    }

    @Test("a switch has 49 of its 51 by 31 points as its place, a checkbox is 14 by 14")
    func toggles() throws {
        #expect(try size(.phone) { Toggle("A", isOn: .constant(true)).labelsHidden() } == CGSize(width: 49, height: 31))
        #expect(try size(.phone) { Toggle("A", isOn: .constant(true)) } == CGSize(width: 300, height: 31))
        #expect(
            try size(.desktop) { Toggle("A", isOn: .constant(true)).labelsHidden() } == CGSize(width: 14, height: 14))
    }

    @Test("a stepper is 94 by 32, at the end of its row")
    func steppers() throws {
        #expect(try size(.phone) { Stepper("A", value: .constant(1)).labelsHidden() } == CGSize(width: 94, height: 32))
        #expect(try size(.pad) { Stepper("A", value: .constant(1)) } == CGSize(width: 300, height: 32))
    }

    @Test("segments are 32 high on touch devices, and as wide as there is room")
    func segments() throws {
        let size = try size(.phone) {
            Picker("A", selection: .constant(1)) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            .pickerStyle(.segmented)
        }
        #expect(size == CGSize(width: 300, height: 32))
    }

    @Test("a menu of a picker is as wide as there is room on the desktop, and as its value elsewhere")
    func menus() throws {
        func picker() -> some View {
            Picker("A", selection: .constant(1)) { Text("One").tag(1) }.labelsHidden()
        }
        #expect(try size(.desktop) { picker() }.width == 300)
        #expect(try size(.desktop) { picker().fixedSize() }.width < 100)
        #expect(try size(.phone) { picker() }.width < 100)
    }

    @Test("buttons of the sizes that iOS has: 14 more than a line, large ones 30 more")
    func buttons() throws {
        let body = try line(.phone, .body)
        let small = try line(.phone, .subheadline)
        func button(_ size: ControlSize) throws -> CGSize {
            try self.size(.phone) { Button("Go") {}.buttonStyle(.bordered).controlSize(size) }
        }
        #expect(try button(.regular).height == body + 14)
        #expect(try button(.large).height == body + 30)
        #expect(try button(.small).height == small + 10)
        #expect(try button(.mini).height == small + 10)
        let title = try size(.phone) { Text("Go") }.width
        #expect(try abs(button(.regular).width - title - 24) < 0.01)
        #expect(try abs(button(.large).width - title - 40) < 0.01)
        // Without a bezel a button is its label.
        #expect(try size(.phone) { Button("Go") {} } == size(.phone) { Text("Go") })
    }

    @Test("fields fill the width; with a border they are 12 higher than without, on the desktop 6")
    func fields() throws {
        func field(_ idiom: Idiom) throws -> CGSize {
            try size(idiom) { TextField("A", text: .constant("b")).textFieldStyle(.roundedBorder) }
        }
        // A field is a point higher than a line, and 34 points with a border, as iOS has it.
        #expect(try field(.phone) == CGSize(width: 300, height: 34))
        #expect(try field(.desktop) == CGSize(width: 300, height: line(.desktop, .body) + 6))
        #expect(try size(.phone) { TextField("A", text: .constant("b")) }.height == 22)
    }

    @Test("sliders fill the width, dates are as wide as they need")
    func others() throws {
        #expect(try size(.phone) { Slider(value: .constant(0.5)) }.width == 300)
        #expect(try size(.desktop) { Slider(value: .constant(0.5)) }.width == 300)
        #expect(try size(.phone) { ProgressView(value: 0.5) }.width == 300)
        #expect(
            try size(.phone) {
                DatePicker("A", selection: .constant(.distantPast), displayedComponents: .date).labelsHidden()
            }
            .height == 34)
    }

    @Test("rows of a list are 44 high on touch devices, 24 on the desktop and 28 in its sidebars")
    func rows() throws {
        func distance(_ idiom: Idiom, _ style: some ListStyle) throws -> CGFloat {
            let host = TestHost(size: CGSize(width: 300, height: 400), idiom: idiom) {
                List(0..<3) { Text("Row \($0)") }.listStyle(style)
            }
            return try host.frame(of: "Row 2").minY - host.frame(of: "Row 1").minY
        }
        #expect(try distance(.phone, .plain) == 44)
        #expect(try distance(.phone, .insetGrouped) == 44)
        #expect(try distance(.pad, .grouped) == 44)
        #expect(try distance(.desktop, .inset) == 24)
        #expect(try distance(.desktop, .plain) == 24)
        #expect(try distance(.desktop, .sidebar) == 28)
    }

    @Test("a row grows with what is in it: 11 are above and below on touch devices")
    func highRows() throws {
        let host = TestHost(size: CGSize(width: 300, height: 400), idiom: .phone) {
            List {
                Color.red.frame(height: 60).accessibilityElement().accessibilityLabel("high")
                Text("next")
            }
            .listStyle(.plain)
        }
        // 11 at each side of what is higher than a row: 82, and the text in the middle of the next 44.
        #expect(try host.frame(of: "high").minX == 16)
        #expect(try abs(host.frame(of: "next").midY - 82 - 22) < 0.6)
    }

    @Test("margins of lists: 16 beside cards and 16 in them; none beside plain rows")
    func margins() throws {
        func text(_ style: some ListStyle) throws -> CGFloat {
            try TestHost(size: CGSize(width: 300, height: 400), idiom: .phone) {
                List { Text("Row") }.listStyle(style)
            }.frame(of: "Row").minX
        }
        #expect(try text(.insetGrouped) == 32)
        #expect(try text(.plain) == 16)
        #expect(try text(.grouped) == 16)
    }

    @Test("a bar of a stack with a small title is 44 high")
    func navigationBars() throws {
        let host = TestHost(size: CGSize(width: 300, height: 400), idiom: .phone) {
            NavigationStack {
                Color.red.accessibilityElement().accessibilityLabel("page")
                    .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            }
        }
        #expect(try host.frame(of: "page").minY == 44)
    }

    @Test("boxes have 16 around their content on touch devices, and fill the width")
    func boxes() throws {
        #expect(
            try size(.phone) { GroupBox { Color.red.frame(width: 40, height: 40) } } == CGSize(width: 300, height: 72))
    }

    @Test("a view for what is missing stands in the middle of all there is")
    func unavailable() throws {
        let host = TestHost(size: CGSize(width: 300, height: 400), idiom: .phone) {
            ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add something."))
        }
        #expect(try abs(host.frame(of: "Nothing").midX - 150) < 0.6)
        #expect(try host.frame(of: "Nothing").maxY <= host.frame(of: "Add something.").minY)
    }

    @Test("a label's icon is before its title; a value's label stands at the front, the value at the end")
    func labels() throws {
        let host = TestHost(size: CGSize(width: 300, height: 400), idiom: .phone) {
            VStack {
                LabeledContent("Name", value: "Ann")
                Label("Home", systemImage: "house")
            }
        }
        #expect(try host.frame(ofText: "Name").minX == 0)
        #expect(try host.frame(ofText: "Ann").maxX == 300)
    }

    @Test("fonts of text styles, in points: those of iOS, and on the desktop those of macOS")
    func textStyles() throws {
        let styles: [(Font.TextStyle, CGFloat, CGFloat)] = [
            (.largeTitle, 34, 26), (.title, 28, 22), (.title2, 22, 17), (.title3, 20, 15), (.headline, 17, 13),
            (.body, 17, 13), (.callout, 16, 12), (.subheadline, 15, 11), (.footnote, 13, 10), (.caption, 12, 10),
            (.caption2, 11, 10),
        ]
        for (style, touch, desktop) in styles {
            #expect(try line(.phone, .system(style)) == line(.phone, .system(size: touch)), "\(style)")
            #expect(try line(.desktop, .system(style)) == line(.desktop, .system(size: desktop)), "\(style)")
        }
    }
}
