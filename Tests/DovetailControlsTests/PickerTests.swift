import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Picker")
struct PickerTests {
    private enum Fruit: String, CaseIterable, Identifiable {
        case apple, pear, plum
        var id: Self { self }
    }

    private func items<S: PickerStyle>(_ model: Model<Int>, _ style: S) -> TestHost {
        TestHost(idiom: .desktop) {
            Bound(model) { selection in
                Picker("Select a number", selection: selection) { ForEach(0..<3) { Text("Item \($0)") } }
                    .pickerStyle(style)
            }
        }
    }

    @Test("BEH-208, BEH-209: rows of a ForEach without tags stand for their ids")
    func forEachIDs() throws {
        let model = Model(0)
        let host = items(model, .menu)
        #expect(try host.value(of: "Select a number") == "Item 0")
        try host.choose("Item 2", in: "Select a number")
        #expect(model.value == 2)
        #expect(try host.value(of: "Select a number") == "Item 2")
        model.value = 1
        host.settle()
        #expect(host.texts == ["Select a number", "Item 1"])
    }

    @Test("a picker in a row is named by its label, a view of the app's own too; the row it shows is its value")
    func composedLabel() throws {
        struct Badge: View {
            let title: LocalizedStringKey
            var body: some View { Label(title, systemImage: "star.fill") }
        }
        for idiom in Idiom.allCases {
            let host = TestHost(size: CGSize(width: 400, height: 300), idiom: idiom) {
                Form {
                    Picker(selection: .constant(1)) {
                        Text("Light").tag(0)
                        Text("Dark").tag(1)
                    } label: {
                        Badge(title: "Theme")
                    }
                    .pickerStyle(PopUpButtonPickerStyle())
                }
            }
            #expect(host.tree.contains("picker “Theme”"), "\(idiom)")
            #expect(try host.value(of: "Theme") == "Dark", "\(idiom)")
        }
    }

    @Test("the ids of a range's rows count from zero, wherever it begins; with an id they are what that says")
    func rangeIDs() throws {
        let model = Model(2)
        let host = TestHost(idiom: .desktop) {
            Bound(model) { selection in
                Picker("People", selection: selection) { ForEach(2..<100) { Text("\($0) people") } }
                Picker("Cups", selection: selection) { ForEach(1..<20, id: \.self) { Text("\($0) cups") } }
            }
        }
        #expect(try host.value(of: "People") == "4 people")
        #expect(try host.value(of: "Cups") == "2 cups")
        try host.choose("3 people", in: "People")
        #expect(model.value == 1)
    }

    @Test("a picker of the link style leads to a page with its rows, and choosing one goes back")
    func navigationLink() throws {
        let model = Model("b")
        let host = TestHost(size: CGSize(width: 390, height: 600)) {
            NavigationStack {
                Form {
                    Bound(model) { selection in
                        Picker("Letter", selection: selection) {
                            Text("First").tag("a")
                            Text("Second").tag("b")
                        }
                        .pickerStyle(.navigationLink)
                    }
                }
                .navigationTitle("Form")
            }
        }
        #expect(host.texts == ["Form", "Letter", "Second"])
        try host.tap("Letter Second")
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("First") && host.texts.contains("Letter"))
        #expect(host.tree.contains("button “Second” traits selected"))
        try host.tap("First")
        host.advance(by: .seconds(1))
        #expect(model.value == "a")
        #expect(host.texts == ["Form", "Letter", "First"])
    }

    @Test("lines between the rows of an inline picker begin at the text and end at the edge of the card")
    func inlineLines() throws {
        let host = TestHost(size: CGSize(width: 390, height: 600)) {
            Form {
                Picker("Letter", selection: .constant("b")) {
                    Text("First").tag("a")
                    Text("Second").tag("b")
                }
                .pickerStyle(.inline)
            }
        }
        let (first, second) = try (host.frame(of: "First"), host.frame(of: "Second"))
        #expect(second.minY - first.minY == 44)
        // The card goes from 16 to 374, and its text begins at 32.
        func isDark(_ x: CGFloat) throws -> Bool {
            try stride(from: second.minY - 2, to: second.minY + 2, by: 1).contains { y in
                try host.color(at: CGPoint(x: x, y: y)).green < 0.93
            }
        }
        #expect(first.minX == 32)
        #expect(try isDark(33) && isDark(200) && isDark(372))
        #expect(try !isDark(30) && !isDark(18))
    }

    @Test("an inline picker in a form has a line for each row, the chosen one ticked at its end")
    func inlineInForm() throws {
        let model = Model("b")
        let host = TestHost(size: CGSize(width: 390, height: 600)) {
            Form {
                Bound(model) { selection in
                    Picker("Letter", selection: selection) {
                        Text("First").tag("a")
                        Text("Second").tag("b")
                    }
                    .pickerStyle(.inline)
                }
            }
        }
        let (title, first, second) = (
            try host.frame(of: "Letter"), try host.frame(of: "First"), try host.frame(of: "Second")
        )
        #expect(title.minX == first.minX && first.minX == second.minX)
        #expect(second.midY - first.midY >= 44)
        // Both lines are as wide as the row, and the tick is at the end of the second.
        #expect(first.width > 300)
        func isTicked(_ line: CGRect) throws -> Bool {
            try stride(from: line.maxX - 18, to: line.maxX, by: 1).contains { x in
                let color = try host.color(at: CGPoint(x: x, y: line.midY))
                return color.blue > color.red + 0.4
            }
        }
        #expect(try !isTicked(first) && isTicked(second))
        try host.tap("First")
        #expect(model.value == "a")
    }

    @Test("BEH-208: tags")
    func tags() throws {
        let model = Model("b")
        let host = TestHost {
            Bound(model) { selection in
                Picker("Letter", selection: selection) {
                    Text("First").tag("a")
                    Text("Second").tag("b")
                }
            }
        }
        #expect(try host.value(of: "Letter") == "Second")
        try host.choose("First", in: "Letter")
        #expect(model.value == "a")
    }

    @Test("a row's tag counts before its ForEach id")
    func tagBeforeID() throws {
        let model = Model(10)
        let host = TestHost {
            Bound(model) { selection in
                Picker("Tens", selection: selection) { ForEach(0..<3) { Text("\($0)").tag($0 * 10) } }
            }
        }
        #expect(try host.value(of: "Tens") == "1")
        try host.choose("2", in: "Tens")
        #expect(model.value == 20)
    }

    @Test("an optional selection: no choice has a row of its own, or none")
    func optional() throws {
        let model = Model<Fruit?>(nil)
        let host = TestHost {
            Bound(model) { selection in
                Picker("Fruit", selection: selection) {
                    Text("None").tag(Fruit?.none)
                    ForEach(Fruit.allCases) { Text($0.rawValue).tag(Fruit?.some($0)) }
                }
            }
        }
        #expect(try host.value(of: "Fruit") == "None")
        try host.choose("pear", in: "Fruit")
        #expect(model.value == .pear)
        try host.choose("None", in: "Fruit")
        #expect(model.value == nil)
    }

    @Test("a selection that no row stands for selects nothing, and nothing is written")
    func nothingSelected() throws {
        let model = Model(99)
        let host = items(model, .menu)
        #expect(host.texts == ["Select a number"])
        #expect(model.value == 99)
        try host.choose("Item 1", in: "Select a number")
        #expect(model.value == 1)
    }

    @Test("the menu shows what is selected; a click outside closes it and reaches nothing behind")
    func clickOutside() throws {
        let model = Model(1)
        let log = Probe<Int>()
        let host = TestHost(idiom: .desktop) {
            Bound(model) { selection in
                Button("behind") { log.note(1) }.padding(.trailing, 250)
                Picker("Number", selection: selection) { ForEach(0..<3) { Text("Item \($0)") } }
            }
        }
        let behind = try host.frame(of: "behind")
        try host.tap("Number")
        #expect(host.texts == ["Item 0", "Item 1", "Item 2"])
        #expect(host.tree.contains("menuItem “Item 1” selected"))
        host.tap(at: CGPoint(x: behind.midX, y: behind.midY))
        #expect(host.texts == ["behind", "Number", "Item 1"])
        #expect(log.entries.isEmpty)
        #expect(model.value == 1)
    }

    @Test("the keyboard opens the menu, moves in it, chooses and leaves")
    func keyboard() throws {
        let model = Model(0)
        let host = items(model, .menu)
        host.press(.tab)
        host.press(.space)
        #expect(host.texts == ["Item 0", "Item 1", "Item 2"])
        host.press(.down, times: 2)
        host.press(.up)
        host.press(.return)
        #expect(model.value == 1)
        #expect(host.texts == ["Select a number", "Item 1"])
        // The picker has the keyboard again.
        host.press(.return)
        host.press(.down)
        host.press(.escape)
        #expect(model.value == 1)
        #expect(host.texts == ["Select a number", "Item 1"])
    }

    @Test("segments: all rows are shown, one is selected", arguments: [true, false])
    func shownRows(isSegmented: Bool) throws {
        let model = Model(0)
        let host = isSegmented ? items(model, .segmented) : items(model, .radioGroup)
        #expect(host.texts.suffix(3) == ["Item 0", "Item 1", "Item 2"])
        try host.tap("Item 2")
        #expect(model.value == 2)
        #expect(host.tree.contains("button “Item 2” selected"))
        #expect(!host.tree.contains("button “Item 0” selected"))
        host.press(.tab)
        host.press(.left)
        #expect(model.value == 1)
    }

    @Test(
        "among other views an inline picker is a wheel on touch devices, and has buttons on a desktop",
        arguments: Idiom.allCases)
    func inlineAlone(idiom: Idiom) throws {
        let model = Model("a")
        let host = TestHost(size: CGSize(width: 300, height: 400), idiom: idiom) {
            Bound(model) { selection in
                Picker("Letter", selection: selection) {
                    Text("First").tag("a")
                    Text("Second").tag("b")
                }
                .pickerStyle(.inline)
            }
        }
        if idiom == .desktop {
            try host.tap("Second")
        } else {
            let wheel = try host.frame(of: "Letter")
            #expect(wheel.size == CGSize(width: 300, height: 216))
            host.tap(at: CGPoint(x: wheel.midX, y: wheel.midY + 32))
        }
        #expect(model.value == "b")
    }

    @Test("segments, ticked rows and round buttons show that they are held down", arguments: Idiom.allCases)
    func heldDown(idiom: Idiom) throws {
        for isSegmented in [true, false] {
            let picker = Picker("Letter", selection: .constant("a")) {
                Text("First").tag("a")
                Text("Second").tag("b")
            }
            let host = TestHost(size: CGSize(width: 300, height: 300), idiom: idiom) {
                if isSegmented { picker.pickerStyle(.segmented) } else { picker.pickerStyle(.radioGroup) }
            }
            let row = try host.frame(of: "Second")
            let before = try host.png()
            host.hold(at: CGPoint(x: row.midX, y: row.midY))
            let held = try host.png()
            #expect(held != before)
            host.move(to: CGPoint(x: row.midX, y: row.maxY + 60))
            #expect(try host.png() != held)
            host.release()
        }
    }

    @Test("rows that come and go")
    func rows() throws {
        let names = Model(["a", "b"])
        let selection = Model("b")
        let host = TestHost(idiom: .desktop) {
            Bound(names) { names in
                Bound(selection) { selection in
                    Picker("Name", selection: selection) {
                        ForEach(names.wrappedValue, id: \.self) { Text($0) }
                    }
                }
            }
        }
        names.value = ["c", "b", "d"]
        host.settle()
        #expect(try host.value(of: "Name") == "b")
        try host.choose("d", in: "Name")
        #expect(selection.value == "d")
        names.value = ["a"]
        host.settle()
        #expect(host.texts == ["Name"])
    }

    /// From a picture of a stack of rows on iOS 17: the button of a menu is 34.33 points high, and its sign ends 12 before the button does.
    @Test("outside of rows the button of a menu has room around it on touch devices, and the size of body text")
    func menuAlone() throws {
        func button(_ idiom: Idiom) throws -> CGRect {
            let host = TestHost(size: CGSize(width: 393, height: 300), idiom: idiom) {
                HStack(spacing: 0) {
                    Text("Location")
                    Picker("Place", selection: .constant(0)) { Text("Torso").tag(0) }.pickerStyle(.menu).labelsHidden()
                }
                .font(.title2)
            }
            defer { host.close() }
            return try host.frame(of: "Place")
        }
        let alone = try button(.phone)
        #expect(abs(alone.height - 34.33) < 0.01)
        let text = TestHost(idiom: .phone) { Text("Torso") }
        defer { text.close() }
        #expect(alone.width > (try text.frame(of: "Torso").width) + 24 + 8)
    }

    @Test("an open menu of a touch device is below its button, at least 250 wide, in rows of 44")
    func menuOfTouchDevice() throws {
        let host = TestHost(size: CGSize(width: 393, height: 600), idiom: .phone) {
            Picker("Place", selection: .constant(1)) {
                Text("Torso").tag(0)
                Text("Arm").tag(1)
            }
            .pickerStyle(.menu)
            .frame(maxHeight: .infinity, alignment: .top)
        }
        defer { host.close() }
        let bottom = try host.frame(of: "Place").maxY
        try host.tap("Place")
        host.advance(by: .seconds(1))
        let (first, second) = (try host.frame(of: "Torso"), try host.frame(of: "Arm"))
        #expect(first.minY > bottom && abs(second.minY - first.minY - 44) < 0.1)
    }

    @Test("a disabled picker does not open")
    func disabled() throws {
        let host = TestHost(idiom: .desktop) {
            Picker("Number", selection: .constant(1)) { ForEach(0..<3) { Text("Item \($0)") } }.disabled(true)
        }
        try host.tap("Number")
        host.press(.tab)
        host.press(.space)
        #expect(host.texts == ["Number", "Item 1"])
    }

    @Test("what a picker does not offer is an error that tells the choices")
    func noChoice() {
        let host = items(Model(0), .menu)
        let error = #expect(throws: TestHostError.self) { try host.choose("Item 7", in: "Select a number") }
        #expect(error?.description.contains("Item 0, Item 1, Item 2") == true)
        #expect(host.texts == ["Select a number", "Item 0"])
    }

    @Test("radio buttons stand in a row where that is wanted")
    func radioRow() throws {
        func picker() -> some View {
            Picker("Size", selection: .constant(1)) {
                Text("small").tag(0)
                Text("large").tag(1)
            }
            .pickerStyle(.radioGroup)
        }
        let row = TestHost(size: CGSize(width: 400, height: 200)) { picker().horizontalRadioGroupLayout() }
        #expect(try row.frame(of: "small").midY == row.frame(of: "large").midY)
        #expect(try row.frame(of: "small").maxX + 8 <= row.frame(of: "large").minX)
        let column = TestHost(size: CGSize(width: 400, height: 200)) { picker() }
        #expect(try column.frame(of: "small").minX == column.frame(of: "large").minX)
    }

    @Test("the label of a segmented picker stands before it on the desktop alone, unless it is hidden")
    func segmentedLabel() throws {
        func width(_ idiom: Idiom, isHidden: Bool) throws -> CGFloat {
            let host = TestHost(size: CGSize(width: 400, height: 200), idiom: idiom) {
                let picker = Picker("Size", selection: .constant(1)) {
                    Text("small").tag(0)
                    Text("large").tag(1)
                }
                .pickerStyle(.segmented)
                if isHidden { picker.labelsHidden() } else { picker }
            }
            #expect(host.texts == ["small", "large"])
            return try host.frame(of: "large").maxX - host.frame(of: "small").minX
        }
        #expect(try width(.desktop, isHidden: false) < width(.desktop, isHidden: true) - 20)
        #expect(try width(.phone, isHidden: false) == width(.phone, isHidden: true))
    }
}
