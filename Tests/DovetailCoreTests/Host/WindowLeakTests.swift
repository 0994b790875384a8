import AttributeGraph
import Combine
import DovetailCore
import Foundation
import SwiftUI
import Testing
import ViewSupport

@testable import DovetailTesting

/// A window that was closed leaves nothing behind (H8).
@MainActor
@Suite("Closed windows")
struct WindowLeakTests {
    struct Kind: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let make: @MainActor @Sendable () -> AnyView
        init(_ name: String, _ make: @escaping @MainActor @Sendable () -> any View) {
            testDescription = name
            self.make = { AnyView(erasing: make()) }
        }
    }

    private struct Item: Identifiable { let id: Int }

    private final class Object: ObservableObject {
        @Published var value = 1
    }

    private struct Stateful: View {
        @State private var text = "t"
        @State private var isOn = true
        @StateObject private var object = Object()
        @FocusState private var isFocused: Bool
        @AppStorage("WindowLeakTests") private var stored = 1
        @Namespace private var space
        var body: some View {
            VStack {
                TextField("Field", text: $text).focused($isFocused)
                Toggle("On", isOn: $isOn.animation())
                Slider(value: .constant(0.5))
                Text("\(object.value) \(stored)").onReceive(object.$value) { _ in isOn.toggle() }
                    .onTapGesture { text += "x" }.onLongPressGesture {}
                    .gesture(DragGesture().onChanged { _ in text += "d" })
                    .onAppear { isOn = false }.onDisappear { isOn = true }
                    .onChange(of: text) { isOn.toggle() }.task { text = "task" }
                GeometryReader { proxy in Text("\(proxy.size.width)").onAppear { text = "\(proxy.size)" } }
                Picker("P", selection: $text) {
                    Text("1").tag("1"); Text("2").tag("2")
                }
                DatePicker("D", selection: .constant(Date()))
            }
        }
    }

    nonisolated static let kinds: [Kind] = [
        Kind("text") { Text("P") },
        Kind("form") { Form { Text("P") } },
        Kind("tabs") { TabView { Text("P").tabItem { Text("One") } } },
        Kind("tabs with a form") { TabView { Form { Text("P") }.tabItem { Text("One") } } },
        Kind("tabs behind") {
            TabView {
                Form { Text("P") }.tabItem { Text("One") }
                NavigationView { Text("b").toolbar { Button("x") {} } }.tabItem { Text("Two") }
            }
        },
        Kind("navigation") { NavigationView { Text("page").navigationTitle("t").toolbar { Button("b") {} } } },
        Kind("window bar") { Text("page").navigationTitle("t").toolbar { Button("b") {} } },
        Kind("sheet") { Text("under").sheet(isPresented: .constant(true)) { Form { Text("in") } } },
        Kind("popover over a sheet") {
            Text("under").sheet(isPresented: .constant(true)) {
                Text("in").popover(isPresented: .constant(true)) { Text("over") }
            }
        },
        Kind("alert") { Text("under").alert("Alert", isPresented: .constant(true)) { Button("OK") {} } },
        Kind("state") { Stateful() },
        Kind("scrolled") {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(pinnedViews: .sectionHeaders) {
                        Section("Header") { ForEach(0..<100) { Text("\($0)").id($0) } }
                    }
                }
                .onAppear { proxy.scrollTo(50) }.refreshable {}.searchable(text: .constant(""))
            }
        },
        Kind("list") {
            NavigationStack {
                List(selection: .constant(Set([1]))) {
                    ForEach(0..<5, id: \.self) { row in
                        NavigationLink("\(row)", value: row).swipeActions { Button("x") {} }
                            .contextMenu { Button("m") {} }.onDrag { NSItemProvider() }
                    }
                    .onDelete { _ in }.onMove { _, _ in }
                }
                .navigationDestination(for: Int.self) { Text("\($0)") }.toolbar { EditButton() }
            }
        },
        Kind("columns") {
            NavigationSplitView {
                List { Text("side") }
            } detail: {
                Table([Item(id: 1), Item(id: 2)]) { TableColumn("ID") { Text("\($0.id)") } }
            }
        },
        Kind("menus") {
            VStack {
                Menu("Menu") {
                    Button("a") {}; Menu("b") { Button("c") {} }
                }
                Text("anchor").popover(isPresented: .constant(true)) { Button("in") {} }
                ControlGroup {
                    Button("x") {}; Button("y") {}
                }
                DisclosureGroup("More", isExpanded: .constant(true)) { ColorPicker("C", selection: .constant(.red)) }
                TextEditor(text: .constant("text"))
                DatePicker("D", selection: .constant(Date())).datePickerStyle(.graphical)
            }
        },
        Kind("dropped on") {
            VStack {
                Text("from").draggable("text").help("Drag this").copyable(["text"])
                Text("to").dropDestination(for: String.self) { _, _ in true }
                Text("old").onDrop(of: [.text], isTargeted: nil) { _ in true }.pasteDestination(for: String.self) { _ in
                }
                ShareLink(item: "text")
                PasteButton(payloadType: String.self) { _ in }
                ScrollView { Text("long").frame(height: 2000) }
                    .scrollPosition(id: .constant(Int?.none))
                    .onScrollGeometryChange(for: CGFloat.self) {
                        $0.contentOffset.y
                    } action: { _, _ in
                    }
            }
            .inspector(isPresented: .constant(true)) { Text("inspector") }
        },
        Kind("motion") {
            VStack {
                Color.red.phaseAnimator([1.0, 2.0]) { view, phase in view.opacity(phase / 2) }
                TimelineView(.animation) { context in Text("\(context.date)") }
                Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
                Color.blue.gesture(MagnifyGesture().simultaneously(with: RotateGesture()))
                AsyncImage(url: URL(string: "file:///nothing.png"))
                ViewThatFits {
                    Text("long"); Text("l")
                }
            }
        },
        Kind("file dialog") {
            Text("under").fileImporter(isPresented: .constant(true), allowedContentTypes: [.text]) { _ in }
        },
        Kind("pressed") {
            ScrollView {
                Button("row") {}
                ForEach(0..<5, id: \.self) { Text("\($0)") }
            }
            .sheet(item: .constant(Item?.none)) { _ in Text("in") }
        },
        Kind("rows") { VStack { ForEach(0..<5, id: \.self) { Text("\($0)").id($0) } } },
    ]

    /// What is to be released with a window.
    private struct Parts {
        weak var loop: UpdateLoop?
        weak var window: WindowRoot?
        weak var tree: DisplayTree?
        weak var graph: Graph?
    }

    /// Uses a window and closes it. In a function of its own, since a variable of an asynchronous test may live to its end.
    private func useWindow(of kind: Kind) throws -> Parts {
        let host = TestHost(size: CGSize(width: 300, height: 400)) { kind.make() }
        if host.exists("Two") {
            try host.tap("Two")
            try host.tap("One")
        }
        if host.exists("Field") { try host.type("abc", into: "Field") }
        host.tap(at: CGPoint(x: 150, y: 100))
        host.advance(by: .seconds(1))
        host.close()
        return Parts(
            loop: host.window.loop, window: host.window, tree: host.window.displayTree, graph: host.window.loop.graph)
    }

    /// A window that goes while a press is held, which then never ends.
    private func holdInWindow(of kind: Kind, closes: Bool) throws -> Parts {
        let host = TestHost(size: CGSize(width: 300, height: 400), idiom: .desktop) { kind.make() }
        let place = host.exists("row") ? try host.frame(of: "row").origin : CGPoint(x: 150, y: 100)
        host.hold(at: CGPoint(x: place.x + 4, y: place.y + 4))
        if closes { host.close() }
        return Parts(
            loop: host.window.loop, window: host.window, tree: host.window.displayTree, graph: host.window.loop.graph)
    }

    @Test("a window that goes while a press is held in it is released, closed or not", arguments: kinds)
    func held(kind: Kind) async throws {
        for closes in [true, false] {
            let parts = try holdInWindow(of: kind, closes: closes)
            for _ in 0..<50 where parts.loop != nil { await Task.yield() }
            #expect(parts.window == nil)
            #expect(parts.loop == nil)
        }
    }

    @Test("everything of a closed window is released", arguments: kinds)
    func released(kind: Kind) async throws {
        let parts = try useWindow(of: kind)
        // Tasks that were cancelled end on the main queue.
        for _ in 0..<50 where parts.loop != nil { await Task.yield() }
        #expect(parts.window == nil)
        #expect(parts.tree == nil)
        #expect(parts.graph == nil)
        #expect(parts.loop == nil)
    }
}
