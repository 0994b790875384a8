import DovetailTesting
import SwiftUI
import Testing

/// Making a view may happen while the list of its container is being brought up to date. Nothing that is made then may read
/// a value that depends on the container's layout.
@MainActor
@Suite("Making views")
struct MakingViewsTests {
    private struct Numbers: View {
        @State private var numbers = [0, 1]
        let add: () -> Void
        var body: some View {
            VStack {
                ForEach(numbers, id: \.self) { number in
                    GeometryReader { proxy in
                        Text("\(number) \(Int(proxy.size.width))").onTapGesture { add() }
                    }
                }
                Button("Add") { numbers.append(numbers.count) }
            }
        }
    }

    @Test("a geometry reader with a gesture, made in dynamic content")
    func gesture() throws {
        var taps = 0
        let host = TestHost { Numbers { taps += 1 } }
        #expect(host.texts == ["0 400", "1 400", "Add"])
        try host.tap("Add")
        #expect(host.texts == ["0 400", "1 400", "2 400", "Add"])
        try host.tap("2 400")
        #expect(taps == 1)
    }

    private struct Everything: View {
        @State private var isShown = false
        @State private var isSheetShown = false
        @FocusState private var isFocused: Bool
        let log: (String) -> Void

        var body: some View {
            VStack(spacing: 0) {
                Button("Show") { isShown.toggle() }
                if isShown {
                    reader { content($0) }
                    AnyView(reader { content($0) })
                    reader { proxy in reader { inner in content(inner) }.frame(width: proxy.size.width / 2) }
                    reader { proxy in Group { content(proxy) }.modifier(Framed(width: proxy.size.width)) }
                }
            }
        }

        private func reader<Content: View>(@ViewBuilder _ content: @escaping (GeometryProxy) -> Content) -> some View {
            GeometryReader { content($0) }
        }

        private func content(_ proxy: GeometryProxy) -> some View {
            Text("w \(Int(proxy.size.width))")
                .onAppear { log("appeared \(Int(proxy.size.width))") }
                .onDisappear { log("disappeared") }
                .onChange(of: proxy.size) { log("changed") }
                .task { log("task") }
                .onReceive(NotificationCenter.default.publisher(for: Notification.Name("none"))) { _ in }
                .focusable()
                .focused($isFocused)
                .gesture(DragGesture().onChanged { _ in log("drag") })
                .sheet(isPresented: $isSheetShown) { Text("sheet") }
                .alert("alert", isPresented: .constant(false)) { Button("OK") {} }
                .accessibilityLabel("w \(Int(proxy.size.width))")
                .overlay { GeometryReader { inner in Color.red.onTapGesture { log("\(inner.size)") } } }
                .disabled(proxy.size.width < 0)
                .animation(.default, value: proxy.size.width)
                .id(proxy.size.width > 1000)
                .toolbar { Button("Bar \(Int(proxy.size.width))") {} }
        }
    }

    private struct Framed: ViewModifier {
        let width: CGFloat
        @State private var isFirst = true
        func body(content: Content) -> some View {
            GeometryReader { proxy in content.padding(proxy.size.width > width ? 1 : 0).onTapGesture { isFirst = false }
            }
        }
    }

    @Test("a geometry reader with anything inside, made in dynamic content")
    func everything() throws {
        var log: [String] = []
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Everything { log.append($0) } }
        try host.tap("Show")
        #expect(log.filter { $0 == "appeared 400" }.count == 3)
        #expect(log.filter { $0 == "appeared 200" }.count == 1)
        #expect(!log.contains("appeared 0"))
        try host.tap("Show")
        #expect(log.filter { $0 == "disappeared" }.count == 4)
        try host.tap("Show")
        #expect(log.filter { $0 == "appeared 400" }.count == 6)
    }

    private struct Tabs: View {
        @State private var rows = [1, 2, 3]
        var body: some View {
            TabView {
                NavigationView {
                    VStack {
                        ForEach(rows, id: \.self) { Text("row \($0)") }
                        Button("Remove") { rows.removeLast() }
                    }
                    .toolbar { ForEach(rows, id: \.self) { row in Button("Item \(row)") {} } }
                }
                .tabItem { Text("First") }
                NavigationView {
                    Text("page").toolbar { Button("Item") {} }
                }
                .tabItem { Text("Second") }
            }
        }
    }

    @Test("a page with a bar is shown again after the colour scheme and another page changed")
    func suspendedBar() throws {
        let host = TestHost { Tabs() }
        try host.tap("Second")
        host.setColorScheme(.dark)
        try host.tap("First")
        try host.tap("Remove")
        host.setColorScheme(.light)
        try host.tap("Second")
        #expect(host.exists("Item"))
        #expect(host.exists("page"))
        try host.tap("First")
        #expect(host.texts.filter { $0.hasPrefix("row") } == ["row 1", "row 2"])
    }

    @Test("the items of a bar may show the size of the content below it")
    func barOfSize() throws {
        let plain = TestHost {
            GeometryReader { proxy in Text("page").toolbar { Button("wide \(Int(proxy.size.width))") {} } }
        }
        #expect(plain.exists("wide 400"))
        let inside = TestHost {
            NavigationView {
                VStack {
                    if true {
                        GeometryReader { proxy in
                            Text("page").toolbar { Button("wide \(Int(proxy.size.width))") {} }.navigationTitle(
                                "\(Int(proxy.size.width))")
                        }
                    }
                }
            }
        }
        #expect(inside.exists("wide 400"))
        inside.resize(to: CGSize(width: 300, height: 300))
        #expect(inside.exists("wide 300"))
    }
}
