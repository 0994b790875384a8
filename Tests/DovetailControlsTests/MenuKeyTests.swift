import DovetailCore
import Foundation
import SwiftUI
import Testing

@testable import DovetailTesting

/// Keys in menus, and in pickers that show all their rows.
@MainActor
@Suite("Keys in menus and pickers")
struct MenuKeyTests {
    private nonisolated static let names = ["Apple", "Apricot", "Banana", "Blueberry", "Élan", "Orange"]

    private func menu() throws -> TestHost {
        let host = TestHost(size: CGSize(width: 400, height: 400), idiom: .desktop) {
            Menu("Fruit") { ForEach(Self.names, id: \.self) { name in Button(name) {} } }
        }
        host.press(.tab)
        host.press(.space)
        return host
    }

    @Test("typing goes to the item that begins with what is typed; a rest begins anew; the same letter goes on")
    func typing() throws {
        let host = try menu()
        host.press(.character("b"))
        #expect(host.focused == "Banana")
        host.press(.character("l"))
        #expect(host.focused == "Blueberry")
        host.advance(by: .seconds(2))
        host.press(.character("a"))
        #expect(host.focused == "Apple")
        host.press(.character("a"))
        #expect(host.focused == "Apricot")
        host.press(.character("a"))
        #expect(host.focused == "Apple")
        host.advance(by: .seconds(2))
        // Marks on letters need not be typed.
        host.press(.character("e"))
        #expect(host.focused == "Élan")
        host.advance(by: .seconds(2))
        host.press(.character("z"))
        #expect(host.focused == "Élan")
        host.press(.end)
        #expect(host.focused == "Orange")
        host.press(.home)
        #expect(host.focused == "Apple")
        host.press(.escape)
        #expect(host.focused == "Fruit")
    }

    private struct Choice: View {
        @State private var choice = "Banana"
        let isMenu: Bool
        var body: some View {
            VStack {
                if isMenu {
                    picker.pickerStyle(.menu)
                } else {
                    picker.pickerStyle(.segmented)
                }
                Text(verbatim: "<\(choice)>")
            }
        }
        private var picker: some View {
            Picker("Fruit", selection: $choice) { ForEach(MenuKeyTests.names, id: \.self) { Text($0) } }
        }
    }

    @Test("the menu of a picker opens by an arrow key at what is chosen; letters, Home and End move in it")
    func picker() {
        let host = TestHost(size: CGSize(width: 600, height: 400), idiom: .desktop) { Choice(isMenu: true) }
        host.press(.tab)
        host.press(.down)
        host.press(.character("o"))
        host.press(.return)
        #expect(host.exists("<Orange>"))
        host.press(.up)
        host.press(.home)
        host.press(.down)
        host.press(.space)
        #expect(host.exists("<Apricot>"))
        host.press(.space)
        host.press(.end)
        host.press(.escape)
        #expect(host.exists("<Apricot>") && host.focused == "Fruit")
    }

    @Test("segments are one stop of the Tab key, and are chosen by arrows, letters, Home and End")
    func segments() {
        let host = TestHost(size: CGSize(width: 600, height: 400), idiom: .desktop) { Choice(isMenu: false) }
        host.press(.tab)
        #expect(host.focused == "Fruit")
        host.press(.right)
        #expect(host.exists("<Blueberry>"))
        host.press(.left, times: 2)
        #expect(host.exists("<Apricot>"))
        host.press(.left, times: 5)
        #expect(host.exists("<Apple>"))
        host.press(.end)
        #expect(host.exists("<Orange>"))
        host.press(.character("b"))
        #expect(host.exists("<Banana>"))
        host.press(.tab)
        #expect(host.focused == "Fruit", "there is nothing else")
    }

    @Test("a menu within a menu opens by Right and closes by Left")
    func nested() throws {
        let host = TestHost(size: CGSize(width: 400, height: 400), idiom: .desktop) {
            Menu("Outer") {
                Button("First") {}
                Menu("Inner") { Button("Deep") {} }
            }
        }
        host.press(.tab)
        host.press(.down)
        host.press(.down, times: 2)
        #expect(host.focused == "Inner")
        host.press(.right)
        host.press(.down)
        #expect(host.focused == "Deep")
        host.press(.left)
        #expect(!host.exists("Deep") && host.focused == "Inner")
        host.press(.escape)
        #expect(!host.exists("First") && host.focused == "Outer")
    }

    @Test("the buttons that turn a calendar's months are elements with a name, and nothing within")
    func months() throws {
        let host = TestHost(size: CGSize(width: 400, height: 400)) {
            DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
                .datePickerStyle(.graphical)
        }
        #expect(!host.tree.contains("chevron"), "\(host.tree)")
        #expect(host.tree.contains("button “Previous Month”") && host.tree.contains("button “Next Month”"))
    }
}
