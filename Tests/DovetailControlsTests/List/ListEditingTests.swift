import DovetailTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Editing lists")
struct ListEditingTests {
    private struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    private static let size = CGSize(width: 400, height: 500)

    /// A list of letters that can be deleted and moved.
    private func letters(_ model: Model<[String]>, log: Probe<String>? = nil, isEditing: Bool = false) -> TestHost {
        TestHost(size: Self.size) {
            VStack {
                EditButton()
                Bound(model) { letters in
                    List {
                        ForEach(letters.wrappedValue, id: \.self) { Text($0) }
                            .onDelete { offsets in
                                log?.note("delete \(Array(offsets))")
                                letters.wrappedValue.remove(atOffsets: offsets)
                            }
                            .onMove { offsets, place in
                                log?.note("move \(Array(offsets)) to \(place)")
                                letters.wrappedValue.move(fromOffsets: offsets, toOffset: place)
                            }
                    }
                }
            }
        }
    }

    private func finish(_ host: TestHost) { host.advance(by: .seconds(1)) }

    @Test("the edit button switches edit mode, which shows a circle to remove and a handle to move each row")
    func editMode() throws {
        let host = letters(Model(["a", "b"]))
        #expect(host.exists("Edit"))
        #expect(!host.exists("Remove"))
        try host.tap("Edit")
        finish(host)
        #expect(host.exists("Done"))
        #expect(host.symbols.filter { $0 == "minus.circle.fill" }.count == 2)
        #expect(host.symbols.filter { $0 == "line.3.horizontal" }.count == 2)
        try host.tap("Done")
        finish(host)
        #expect(host.symbols.isEmpty)
    }

    @Test("the circle shows the delete button, which deletes the row of its offset")
    func deleteInEditMode() throws {
        let model = Model(["a", "b", "c"])
        let log = Probe<String>()
        let host = letters(model, log: log)
        try host.tap("Edit")
        finish(host)
        let row = try host.frame(of: "b")
        host.tap(at: CGPoint(x: row.minX - 22, y: row.midY))
        finish(host)
        try host.tap("Delete")
        finish(host)
        #expect(log.entries == ["delete [1]"])
        #expect(model.value == ["a", "c"])
        #expect(host.texts.filter { ["a", "b", "c"].contains($0) } == ["a", "c"])
    }

    @Test("a swipe of a finger shows the delete button, and another way back hides it")
    func swipe() throws {
        let model = Model(["a", "b"])
        let host = letters(model)
        let row = try host.frame(of: "a")
        let start = CGPoint(x: 300, y: row.midY)
        host.swipe(from: start, to: CGPoint(x: 200, y: row.midY))
        finish(host)
        #expect(host.exists("Delete"))
        #expect(try host.frame(of: "a").minX < row.minX - 60)
        host.swipe(from: CGPoint(x: 200, y: row.midY), to: start)
        finish(host)
        #expect(!host.exists("Delete"))
        #expect(try host.frame(of: "a") == row)
        #expect(model.value == ["a", "b"])
    }

    @Test("a pressed mouse swipes a row to the side, and a click of a wheel to the side opens and closes it")
    func mouseSwipe() throws {
        let model = Model(["a", "b"])
        let host = letters(model)
        let row = try host.frame(of: "a")
        func drag(from x: CGFloat, to end: CGFloat) {
            host.hold(at: CGPoint(x: x, y: row.midY))
            for step in 1...8 { host.move(to: CGPoint(x: x + (end - x) * CGFloat(step) / 8, y: row.midY)) }
            host.release()
            finish(host)
        }
        drag(from: 300, to: 200)
        #expect(host.exists("Delete"))
        drag(from: 200, to: 300)
        #expect(!host.exists("Delete"))
        #expect(try host.frame(of: "a") == row)
        // The shift key turns a wheel's clicks to the side.
        host.turnWheel(at: CGPoint(x: 200, y: row.midY), clicks: 1, modifiers: .shift)
        finish(host)
        try host.tap("Delete")
        finish(host)
        #expect(model.value == ["b"])
        host.turnWheel(at: CGPoint(x: 200, y: row.midY), clicks: 1, modifiers: .shift)
        finish(host)
        #expect(host.exists("Delete"))
        host.turnWheel(at: CGPoint(x: 200, y: row.midY), clicks: -1, modifiers: .shift)
        finish(host)
        #expect(!host.exists("Delete"))
        #expect(model.value == ["b"])
    }

    @Test("a swipe over the whole row deletes it at once")
    func fullSwipe() throws {
        let model = Model(["a", "b"])
        let log = Probe<String>()
        let host = letters(model, log: log)
        let y = try host.frame(of: "b").midY
        host.swipe(from: CGPoint(x: 370, y: y), to: CGPoint(x: 40, y: y))
        finish(host)
        #expect(log.entries == ["delete [1]"])
        #expect(host.texts.contains("a") && !host.texts.contains("b"))
    }

    @Test("swipe actions stand at both edges, with the first at the edge, and are in the row's context menu")
    func swipeActions() throws {
        let log = Probe<String>()
        let host = TestHost(size: Self.size) {
            List {
                Text("row")
                    .swipeActions(edge: .leading) { Button("Pin") { log.note("pin") }.tint(.yellow) }
                    .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                        Button("Flag") { log.note("flag") }
                        Button("More") { log.note("more") }
                    }
            }
        }
        let y = try host.frame(of: "row").midY
        host.scroll(at: CGPoint(x: 200, y: y), by: CGSize(width: -90, height: 2))
        finish(host)
        let pin = try host.frame(of: "Pin")
        // As high as the row, on its tint.
        let tint = try host.color(at: CGPoint(x: pin.minX + 4, y: pin.minY + 4))
        #expect(tint.red > 0.8 && tint.green > 0.6 && tint.blue < 0.3)
        try host.tap("Pin")
        finish(host)
        host.scroll(at: CGPoint(x: 200, y: y), by: CGSize(width: 120, height: 2))
        finish(host)
        #expect(try host.frame(of: "Flag").minX > host.frame(of: "More").minX)
        try host.tap("More")
        finish(host)
        #expect(!host.exists("More"))
        // Over the whole row, but that is switched off.
        host.swipe(from: CGPoint(x: 370, y: y), to: CGPoint(x: 20, y: y))
        finish(host)
        #expect(log.entries == ["pin", "more"])
        try host.tap("Flag")
        finish(host)
        host.tap(at: CGPoint(x: 200, y: y), button: .secondary)
        #expect(host.texts.contains("Pin") && host.texts.contains("Flag"))
        try host.tap("Pin")
        #expect(log.entries == ["pin", "more", "flag", "pin"])
    }

    @Test("a vertical movement over a row that can be swiped scrolls the list")
    func scrolling() throws {
        let model = Model((0..<40).map { "\($0)" })
        let host = letters(model)
        let top = try host.frame(of: "0").minY
        host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 3, height: 60))
        #expect(try host.frame(of: "0").minY == top - 60)
    }

    @Test("a drag by the handle moves a row; the offset is the one before which it is put")
    func move() throws {
        let model = Model(["a", "b", "c", "d"])
        let log = Probe<String>()
        let host = letters(model, log: log)
        try host.tap("Edit")
        finish(host)
        let (a, c) = (try host.frame(of: "a"), try host.frame(of: "c"))
        host.drag(from: CGPoint(x: 354, y: a.midY), to: CGPoint(x: 354, y: c.midY))
        finish(host)
        #expect(log.entries == ["move [0] to 3"])
        #expect(model.value == ["b", "c", "a", "d"])
        host.drag(from: CGPoint(x: 354, y: c.midY), to: CGPoint(x: 354, y: a.midY))
        finish(host)
        #expect(model.value == ["a", "b", "c", "d"])
        #expect(log.entries.last == "move [2] to 0")
        #expect(try host.frame(of: "a") == a)
    }

    @Test("a row that can be moved is dragged by the pointer without edit mode")
    func dragWithoutEditMode() throws {
        let model = Model(["a", "b", "c"])
        let host = letters(model)
        let (a, b) = (try host.frame(of: "a"), try host.frame(of: "b"))
        host.drag(from: CGPoint(x: 200, y: b.midY), to: CGPoint(x: 200, y: a.midY))
        finish(host)
        #expect(model.value == ["b", "a", "c"])
    }

    @Test("the Delete key deletes the selected rows, each collection by its own offsets, in one call")
    func deleteKey() throws {
        let log = Probe<String>()
        let selection = Model<Set<String>>([])
        let host = TestHost(size: Self.size) {
            Bound(selection) { selection in
                List(selection: selection) {
                    Text("fixed").tag("fixed")
                    ForEach(["a", "b", "c"], id: \.self) { Text($0) }.onDelete { log.note("first \(Array($0))") }
                    ForEach(["x", "y"], id: \.self) { Text($0) }.onDelete { log.note("second \(Array($0))") }
                }
            }
        }
        try host.tap("a")
        try host.tap("c", modifiers: .control)
        try host.tap("y", modifiers: .control)
        try host.tap("fixed", modifiers: .control)
        host.press(.delete)
        #expect(log.entries == ["first [0, 2]", "second [1]"])
    }

    @Test("deleteDisabled and moveDisabled keep a row as it is; nil actions switch editing off")
    func disabled() throws {
        let host = TestHost(size: Self.size) {
            List {
                ForEach(["a", "b"], id: \.self) { Text($0).deleteDisabled($0 == "a").moveDisabled($0 == "b") }
                    .onDelete { _ in }
                    .onMove { _, _ in }
                ForEach(["x"], id: \.self) { Text($0) }.onDelete(perform: nil)
            }
            .environment(\.editMode, .constant(.active))
        }
        #expect(host.symbols == ["line.3.horizontal", "minus.circle.fill"])
    }

    @Test("in edit mode a row that can be selected beside others has a circle for that, and not the sign that deletes")
    func selectionInEditMode() {
        func symbols(_ selection: Binding<Set<String>>) -> [String] {
            TestHost(size: Self.size) {
                List(selection: selection) {
                    ForEach(["a", "b"], id: \.self) { Text($0).selectionDisabled($0 == "b") }.onDelete { _ in }
                }
                .environment(\.editMode, .constant(.active))
            }
            .symbols
        }
        // The circle itself is nothing for assistive tools, which are told what is selected.
        #expect(symbols(.constant([])) == ["minus.circle.fill"])
        #expect(symbols(.constant(["a"])) == ["minus.circle.fill"])
    }

    @Test("edit actions change the bound collection")
    func editActions() throws {
        let model = Model([Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")])
        let host = TestHost(size: Self.size) {
            Bound(model) { items in List(items, editActions: .all) { Text($0.wrappedValue.name) } }
                .environment(\.editMode, .constant(.active))
        }
        let (a, b) = (try host.frame(of: "a"), try host.frame(of: "b"))
        host.drag(from: CGPoint(x: 354, y: a.midY), to: CGPoint(x: 354, y: b.midY))
        finish(host)
        #expect(model.value.map(\.name) == ["b", "a", "c"])
        host.tap(at: CGPoint(x: a.minX - 22, y: b.midY))
        finish(host)
        try host.tap("Delete")
        finish(host)
        #expect(model.value.map(\.name) == ["b", "c"])
    }

    @Test("offsets are those of the ForEach that a row belongs to, in sections and among other rows")
    func nested() throws {
        let log = Probe<String>()
        let host = TestHost(size: Self.size) {
            List {
                Text("before")
                ForEach(["one", "two"], id: \.self) { name in
                    Section(name) {
                        ForEach([1, 2, 3], id: \.self) { Text("\(name) \($0)") }
                            .onDelete { log.note("\(name) \(Array($0))") }
                    }
                }
            }
        }
        let y = try host.frame(of: "two 3").midY
        host.swipe(from: CGPoint(x: 370, y: y), to: CGPoint(x: 30, y: y))
        finish(host)
        #expect(log.entries == ["two [2]"])
    }

    @Test("of rows with the same id the one that is swiped is deleted")
    func duplicates() throws {
        let log = Probe<[Int]>()
        let host = TestHost(size: Self.size) {
            List { ForEach(["a", "b", "a"], id: \.self) { Text($0) }.onDelete { log.note(Array($0)) } }
        }
        let y = try host.frame(of: "b").midY + 44
        host.swipe(from: CGPoint(x: 370, y: y), to: CGPoint(x: 30, y: y))
        finish(host)
        #expect(log.entries == [[2]])
    }
}
