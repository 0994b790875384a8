import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Frames of forms in columns, worked out by hand from the lengths of their parts.
@MainActor
@Suite("Forms in columns")
struct ColumnsFormTests {
    private let size = CGSize(width: 400, height: 300)

    /// A control 100 wide and 20 high, with a label of a length that is known.
    private struct Row: View {
        let label: CGFloat
        var name = ""
        var body: some View {
            LabeledContent {
                Color.red.frame(width: 100, height: 20).accessibilityElement().accessibilityLabel(name)
            } label: {
                Color.blue.frame(width: label, height: 10).accessibilityElement().accessibilityLabel("label of \(name)")
            }
        }
    }

    private func host<Content: View>(
        _ idiom: Idiom = .desktop, @ViewBuilder _ content: @escaping () -> Content
    ) -> TestHost {
        TestHost(size: size, idiom: idiom) {
            Form(content: content)
                .background { Color.clear.accessibilityElement().accessibilityLabel("form") }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    @Test("labels end, and controls begin, at one place; the form is as large as its rows")
    func columns() throws {
        let host = host {
            Row(label: 40, name: "a")
            Row(label: 90, name: "b")
        }
        // The column of labels is 90, the widest label, and the distance to controls 8.
        #expect(try host.frame(of: "b") == CGRect(x: 98, y: 28, width: 100, height: 20))
        #expect(try host.frame(of: "label of b") == CGRect(x: 0, y: 33, width: 90, height: 10))
        #expect(try host.frame(of: "a") == CGRect(x: 98, y: 0, width: 100, height: 20))
        #expect(try host.frame(of: "label of a") == CGRect(x: 50, y: 5, width: 40, height: 10))
        // 90 + 8 + 100 wide; two rows of 20, 8 apart.
        #expect(try host.frame(of: "form") == CGRect(x: 0, y: 0, width: 198, height: 48))
    }

    @Test("what has no label stands in the column of controls; dividers and boxes reach over both")
    func unlabelled() throws {
        let host = host {
            Row(label: 60, name: "a")
            Color.green.frame(width: 30, height: 10).accessibilityElement().accessibilityLabel("plain")
            Divider().accessibilityElement().accessibilityLabel("line")
            GroupBox { Color.green.frame(width: 30, height: 10) }.accessibilityElement().accessibilityLabel("box")
        }
        #expect(try host.frame(of: "a").minX == 68)
        #expect(try host.frame(of: "plain").minX == 68)
        // A divider takes the width that the form is offered, as in a stack.
        #expect(try host.frame(of: "line").minX == 0 && host.frame(of: "line").width == 400)
        #expect(try host.frame(of: "box").minX == 0)
    }

    @Test("a divider without a width is as long as the form is wide")
    func ideal() throws {
        let host = TestHost(size: size, idiom: .desktop) {
            Form {
                Row(label: 60, name: "a")
                Divider().accessibilityElement().accessibilityLabel("line")
            }
            .fixedSize()
        }
        #expect(try host.frame(of: "line").width == 168)
    }

    @Test("without a label in any row there is one column")
    func noLabels() throws {
        let host = host {
            Toggle("Sounds", isOn: .constant(true))
            Row(label: 50, name: "a").labelsHidden()
        }
        #expect(try host.frame(of: "Sounds").minX == 0)
        #expect(try host.frame(of: "a").minX == 0)
    }

    @Test("a toggle is a checkbox in the column of controls; a switch has its label in the column of labels")
    func toggles() throws {
        let host = host {
            Row(label: 70, name: "a")
            Toggle("Box", isOn: .constant(true))
            Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
        }
        // The box is 14 wide, and 7 from its title.
        #expect(try host.frame(of: "Box").minX == 78)
        #expect(try host.frame(ofText: "Box").minX == 99)
        #expect(try host.frame(ofText: "Switch").maxX == 70)
        #expect(try host.frame(of: "Switch").maxX == 78 + 38)
    }

    @Test("each control with a label begins at the column, with the label before it")
    func controls() throws {
        let host = TestHost(size: CGSize(width: 400, height: 600), idiom: .desktop) {
            Form {
                Row(label: 120, name: "a")
                TextField("Name:", text: .constant("Ann"))
                SecureField("Code:", text: .constant("x"))
                Slider(value: .constant(0.5)) { Text("Volume:") }
                Picker("Size:", selection: .constant(1)) { Text("Small").tag(1) }
                Picker("Kind:", selection: .constant(1)) { Text("New").tag(1) }.pickerStyle(.segmented)
                Picker("Order:", selection: .constant(1)) { Text("First").tag(1) }.pickerStyle(.radioGroup)
                Stepper("Count:", value: .constant(1))
                ColorPicker("Colour:", selection: .constant(.red))
                DatePicker("Due:", selection: .constant(.distantPast), displayedComponents: .date)
                LabeledContent("Version:", value: "1.0")
            }
        }
        #expect(try host.frame(of: "a").minX == 128)
        for name in ["Name:", "Code:", "Volume:", "Size:"] {
            let frame = try host.frame(of: name)
            // Fields, tracks and menus end where the form does.
            #expect(frame.minX == 128 && frame.maxX == 400, "\(name)")
        }
        for name in ["Name:", "Code:", "Volume:", "Size:", "Kind:", "Order:", "Count:", "Colour:", "Due:", "Version:"] {
            #expect(try abs(host.frame(ofText: name).maxX - 120) < 0.01, "\(name)")
        }
        #expect(try host.frame(ofText: "1.0").minX == 128)
        #expect(try host.frame(of: "Colour:").minX == 128)
    }

    @Test("labels stand on the line of their control's first text")
    func baselines() throws {
        let host = host {
            LabeledContent("Title") { Text("Large").font(.system(size: 30)) }
        }
        let label = try host.frame(ofText: "Title")
        let value = try host.frame(ofText: "Large")
        #expect(label.minY > value.minY + 8 && label.maxY < value.maxY)
    }

    @Test("headers and footers stand in the column of controls, and sections are 20 apart")
    func sections() throws {
        let host = host {
            Row(label: 60, name: "a")
            Section {
                Row(label: 30, name: "b")
            } header: {
                Text("Header")
            } footer: {
                Text("Footer")
            }
            Section { Row(label: 30, name: "c") }
        }
        let header = try host.frame(ofText: "Header")
        #expect(header.minX == 68 && header.minY == 40)
        // What follows a text is 8.15 below it, which is more than the 8 between controls.
        #expect(try abs(host.frame(of: "b").minY - header.maxY - 8.15) < 0.01)
        let footer = try host.frame(ofText: "Footer")
        #expect(footer.minX == 68)
        #expect(try abs(host.frame(of: "c").minY - footer.maxY - 20) < 0.01)
    }

    @Test("a stack of labelled controls, and padding around one, keep the column")
    func nested() throws {
        let host = host {
            Row(label: 90, name: "a")
            HStack(spacing: 10) {
                Row(label: 40, name: "b")
                Color.green.frame(width: 20, height: 20).accessibilityElement().accessibilityLabel("beside")
            }
            Row(label: 40, name: "c").padding(.leading, 12)
        }
        #expect(try host.frame(of: "b").minX == 98)
        #expect(try host.frame(of: "beside").minX == 98 + 100 + 10)
        #expect(try host.frame(of: "c").minX == 98)
    }

    @Test("lines that can be of any height share what is left, as in a stack")
    func heights() throws {
        let host = TestHost(size: size, idiom: .desktop) {
            Form {
                Row(label: 60, name: "a")
                Color.green.accessibilityElement().accessibilityLabel("rest")
            }
        }
        // 300 high: the row 20, 8 between, and the rest.
        #expect(try host.frame(of: "rest") == CGRect(x: 68, y: 28, width: 332, height: 272))
    }

    @Test("a label that leaves no room for its control is broken, and the control keeps the width that it needs")
    func narrow() throws {
        let host = TestHost(size: CGSize(width: 160, height: 200), idiom: .desktop) {
            Form {
                LabeledContent("A label of several words that is long:") { Color.red.frame(width: 100, height: 20) }
            }
        }
        let label = try host.frame(ofText: "A label of several words that is long:")
        #expect(label.width <= 52 && label.height > 30)
    }

    @Test("from right to left the columns are mirrored")
    func rightToLeft() throws {
        let host = TestHost(size: size, idiom: .desktop) {
            Form {
                Row(label: 40, name: "a")
                Row(label: 90, name: "b")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(try host.frame(of: "a").maxX == 400 - 98)
        #expect(try host.frame(of: "label of a").minX == 400 - 90)
    }

    @Test("a form has columns on the desktop and cards elsewhere; styles choose the other")
    func styles() throws {
        #expect(try host { Row(label: 40, name: "a") }.frame(of: "a").minX == 48)
        #expect(try host(.pad) { Row(label: 40, name: "a") }.frame(of: "a").minX > 200)
        let grouped = TestHost(size: size, idiom: .desktop) {
            Form { Row(label: 40, name: "a") }.formStyle(.grouped)
        }
        #expect(try grouped.frame(of: "a").minX > 200)
        let columns = TestHost(size: size, idiom: .pad) {
            Form { Row(label: 40, name: "a") }.formStyle(.columns).fixedSize()
        }
        #expect(try columns.frame(of: "a").minX - columns.frame(of: "label of a").maxX == 8)
    }

    @Test("what a sheet, a list or a box shows is in no column")
    func outside() throws {
        let host = TestHost(size: CGSize(width: 500, height: 400), idiom: .desktop) {
            Form {
                Row(label: 200, name: "a").sheet(isPresented: .constant(true)) {
                    LabeledContent("In sheet", value: "x").frame(width: 150)
                }
                GroupBox { LabeledContent("In box", value: "y") }
            }
        }
        host.advance(by: .seconds(1))
        #expect(try host.frame(ofText: "x").minX - host.frame(ofText: "In sheet").maxX == 8)
        #expect(try host.frame(ofText: "y").minX - host.frame(ofText: "In box").maxX == 8)
    }

    @Test("rows come and go, and labels follow the widest one")
    func changes() throws {
        let isShown = Model(false)
        let host = host {
            Row(label: 40, name: "a")
            Bound(isShown) { if $0.wrappedValue { Row(label: 90, name: "b") } }
        }
        #expect(try host.frame(of: "a").minX == 48)
        isShown.value = true
        host.settle()
        #expect(try host.frame(of: "a").minX == 98 && host.frame(of: "b").minX == 98)
        isShown.value = false
        host.settle()
        #expect(try host.frame(of: "a").minX == 48)
    }

    @Test("controls in columns work as elsewhere")
    func use() throws {
        let name = Model("")
        let flag = Model(false)
        let number = Model(0)
        let host = host {
            Bound(name) { TextField("Name:", text: $0) }
            Bound(flag) { Toggle("Flag", isOn: $0) }
            Bound(number) { selection in
                Picker("Number:", selection: selection) { ForEach(0..<3) { Text("Item \($0)") } }
            }
        }
        try host.type("Bo", into: "Name:")
        try host.tap("Flag")
        try host.choose("Item 2", in: "Number:")
        #expect(name.value == "Bo" && flag.value && number.value == 2)
    }
}
