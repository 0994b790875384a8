import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// The style that is there without asking, by its name, and styles by the names of their types.
@MainActor
@Suite("Standard styles by name")
struct StandardStyleTests {
    private let size = CGSize(width: 400, height: 300)

    private func picture<V: View>(_ view: V) throws -> Data { try TestHost(size: size) { view }.png() }

    /// A view looks the same with its standard style as with none, also within another style, and differently with that one.
    private func expectStandard<V: View, A: View, O: View, I: View>(
        _ plain: V, automatic: A, other: O, inside: I, at location: SourceLocation = #_sourceLocation
    ) throws {
        let picture = try picture(plain)
        #expect(try self.picture(automatic) == picture, sourceLocation: location)
        #expect(try self.picture(inside) == picture, sourceLocation: location)
        #expect(try self.picture(other) != picture, sourceLocation: location)
    }

    @Test("buttons, labels, menus")
    func buttons() throws {
        let button = Button("Go") {}
        try expectStandard(
            button, automatic: button.buttonStyle(.automatic), other: button.buttonStyle(.borderedProminent),
            inside: button.buttonStyle(.automatic).buttonStyle(.borderedProminent))
        let label = Label("Star", systemImage: "star")
        try expectStandard(
            label, automatic: label.labelStyle(.automatic), other: label.labelStyle(.iconOnly),
            inside: label.labelStyle(.automatic).labelStyle(.iconOnly))
        let menu = Menu("More") { Button("A") {} }
        try expectStandard(
            menu, automatic: menu.menuStyle(.automatic), other: menu.menuStyle(.button).buttonStyle(.bordered),
            inside: menu.menuStyle(.automatic).menuStyle(.button))
    }

    @Test("fields, pickers, dates, progress")
    func values() throws {
        let field = TextField("Name", text: .constant("Ann"))
        try expectStandard(
            field, automatic: field.textFieldStyle(.automatic), other: field.textFieldStyle(.roundedBorder),
            inside: field.textFieldStyle(.automatic).textFieldStyle(.roundedBorder))
        let picker = Picker("Size", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)").tag($0) } }
        try expectStandard(
            picker, automatic: picker.pickerStyle(.automatic), other: picker.pickerStyle(.segmented),
            inside: picker.pickerStyle(.automatic).pickerStyle(.segmented))
        let date = DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
        try expectStandard(
            date, automatic: date.datePickerStyle(.automatic), other: date.datePickerStyle(.graphical),
            inside: date.datePickerStyle(.automatic).datePickerStyle(.graphical))
        let progress = ProgressView(value: 0.4)
        try expectStandard(
            progress, automatic: progress.progressViewStyle(.automatic), other: progress.progressViewStyle(.circular),
            inside: progress.progressViewStyle(.automatic).progressViewStyle(.circular))
    }

    // Styles of an app's own, to be other ones where there is only one.
    private struct BareBox: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.content }
    }
    private struct BareGroup: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.content }
    }

    @Test("lists, tabs, boxes, disclosure groups, columns")
    func containers() throws {
        let list = List { ForEach(0..<3) { Text("row \($0)") } }
        try expectStandard(
            list, automatic: list.listStyle(.automatic), other: list.listStyle(.plain),
            inside: list.listStyle(.automatic).listStyle(.plain))
        let tabs = TabView {
            Text("a").tabItem { Text("A") }
            Text("b").tabItem { Text("B") }
        }
        try expectStandard(
            tabs, automatic: tabs.tabViewStyle(.automatic), other: tabs.tabViewStyle(.page),
            inside: tabs.tabViewStyle(.automatic).tabViewStyle(.page))
        let box = GroupBox("Box") { Text("in it") }
        try expectStandard(
            box, automatic: box.groupBoxStyle(.automatic), other: box.groupBoxStyle(BareBox()),
            inside: box.groupBoxStyle(.automatic).groupBoxStyle(BareBox()))
        let group = DisclosureGroup("More", isExpanded: .constant(true)) { Text("in it") }
        try expectStandard(
            group, automatic: group.disclosureGroupStyle(.automatic), other: group.disclosureGroupStyle(BareGroup()),
            inside: group.disclosureGroupStyle(.automatic).disclosureGroupStyle(BareGroup()))
    }

    @Test("split views: all columns beside each other where there is room, or the detail over the others")
    func columns() throws {
        func detail<S: NavigationSplitViewStyle>(_ style: S?) throws -> CGRect {
            let split = NavigationSplitView {
                Text("list")
            } detail: {
                Color.red.accessibilityIdentifier("detail")
            }
            return try TestHost(size: CGSize(width: 900, height: 600)) {
                if let style { split.navigationSplitViewStyle(style) } else { split }
            }.frame(of: "detail")
        }
        let plain = try detail(nil as AutomaticNavigationSplitViewStyle?)
        #expect(try detail(AutomaticNavigationSplitViewStyle()) == plain)
        #expect(plain.minX > 0 && plain.maxX == 900)
        let short = TestHost(size: CGSize(width: 900, height: 600)) {
            NavigationSplitView {
                Text("list")
            } detail: {
                Color.red.accessibilityIdentifier("detail")
            }
            .navigationSplitViewStyle(.automatic)
        }
        #expect(try short.frame(of: "detail") == plain)
    }

    @Test("StackNavigationViewStyle shows one page at a time, where columns would be shown")
    func stackStyle() throws {
        func host<S: NavigationViewStyle>(_ style: S) -> TestHost {
            TestHost(size: CGSize(width: 900, height: 600)) {
                NavigationView {
                    VStack { NavigationLink("Open") { Text("page") } }
                    Text("nothing chosen")
                }
                .navigationViewStyle(style)
            }
        }
        let columns = host(.columns)
        #expect(columns.exists("Open") && columns.exists("nothing chosen"))
        let automatic = host(.automatic)
        #expect(automatic.exists("Open") && automatic.exists("nothing chosen"))
        let stack = host(StackNavigationViewStyle())
        #expect(stack.exists("Open") && !stack.exists("nothing chosen"))
        try stack.tap("Open")
        stack.advance(by: .seconds(1))
        #expect(stack.exists("page") && !stack.exists("Open"))
    }

    @Test("the one view of a NavigationView may be a link itself")
    func linkAsRoot() throws {
        let host = TestHost(size: CGSize(width: 900, height: 600)) {
            NavigationView { NavigationLink("Open") { Text("page") } }
        }
        try host.tap("Open")
        host.advance(by: .seconds(1))
        #expect(host.exists("page") && !host.exists("Open"))
    }

    @Test("styles by the names of their types are the styles with short names")
    func typeNames() throws {
        let list = List { Section("A") { Text("row") } }
        #expect(try picture(list.listStyle(GroupedListStyle())) == picture(list.listStyle(.grouped)))
        #expect(try picture(list.listStyle(GroupedListStyle())) != picture(list.listStyle(.plain)))
        #expect(try picture(list.listStyle(.insetGrouped)) != picture(list.listStyle(.grouped)))
        let picker = Picker("Size", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)").tag($0) } }
        #expect(try picture(picker.pickerStyle(SegmentedPickerStyle())) == picture(picker.pickerStyle(.segmented)))
        #expect(try picture(picker.pickerStyle(SegmentedPickerStyle())) != picture(picker.pickerStyle(.inline)))
        let button = Button("Go") {}.tint(.red)
        #expect(try picture(button.buttonStyle(PlainButtonStyle())) == picture(button.buttonStyle(.plain)))
        #expect(try picture(button.buttonStyle(PlainButtonStyle())) != picture(button.buttonStyle(.bordered)))
        // A bordered style may say its colour itself.
        let red = try picture(button.buttonStyle(.bordered))
        #expect(try picture(button.tint(.green).buttonStyle(BorderedButtonStyle(tint: .red))) == red)
        #expect(try picture(button.buttonStyle(BorderedButtonStyle(tint: .green))) != red)
        let field = TextField("Name", text: .constant("Ann"))
        #expect(
            try picture(field.textFieldStyle(RoundedBorderTextFieldStyle()))
                == picture(field.textFieldStyle(.roundedBorder)))
    }

    @Test("a segmented picker of that type's name is used as one")
    func segments() throws {
        let choice = Model(0)
        let host = TestHost {
            Bound(choice) { choice in
                Picker("Size", selection: choice) { ForEach(0..<3) { Text("part \($0)").tag($0) } }
                    .pickerStyle(SegmentedPickerStyle())
            }
        }
        try host.tap("part 2")
        #expect(choice.value == 2)
    }

    private struct Percent: ProgressViewStyle {
        let prefix: String
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(configuration.fractionCompleted.map { "\(prefix) \(Int($0 * 100))" } ?? "\(prefix) unknown")
                configuration.currentValueLabel
            }
        }
    }

    @Test("a progress view is drawn by an app's own style, which follows the value")
    func progressStyle() {
        let value = Model(0.25)
        let host = TestHost {
            Bound(value) { value in
                VStack {
                    ProgressView(value: value.wrappedValue) {
                        Text("Load")
                    } currentValueLabel: {
                        Text("now")
                    }
                    .progressViewStyle(Percent(prefix: "at"))
                    ProgressView().progressViewStyle(Percent(prefix: "is"))
                }
            }
        }
        #expect(host.texts == ["Load", "at 25", "now", "is unknown"])
        value.value = 0.5
        host.settle()
        #expect(host.texts == ["Load", "at 50", "now", "is unknown"])
    }

    @Test("bordered buttons have the standard outline unless they are given one")
    func borderShape() throws {
        let button = Button("Go") {}.buttonStyle(.borderedProminent)
        try expectStandard(
            button, automatic: button.buttonBorderShape(.automatic), other: button.buttonBorderShape(.capsule),
            inside: button.buttonBorderShape(.automatic).buttonBorderShape(.capsule))
    }

    @Test("pages have dots where there are several")
    func dots() {
        func hasDots(_ pages: Int, _ mode: PageTabViewStyle.IndexDisplayMode) -> Bool {
            TestHost {
                TabView { ForEach(0..<pages, id: \.self) { Text("page \($0)") } }.tabViewStyle(
                    .page(indexDisplayMode: mode))
            }
            .exists("Page")
        }
        #expect(hasDots(3, .automatic) && !hasDots(1, .automatic))
        #expect(hasDots(3, .always) && hasDots(1, .always))
        #expect(!hasDots(3, .never))
    }

    @Test("controls grow with their size: mini, small, regular, large")
    func controlSizes() throws {
        func height(_ size: ControlSize?) throws -> CGFloat {
            try TestHost {
                let button = Button("Go") {}.buttonStyle(.bordered)
                if let size { button.controlSize(size) } else { button }
            }.frame(of: "Go").height
        }
        let heights = try [ControlSize.mini, .small, .regular, .large].map { try height($0) }
        #expect(heights == heights.sorted() && heights[1] < heights[2] && heights[2] < heights[3])
        #expect(try height(nil) == heights[2])
    }
}
