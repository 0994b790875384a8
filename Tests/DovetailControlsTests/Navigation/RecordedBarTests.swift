import SwiftUI
import Testing

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

/// Places in navigation bars beside those in pictures of UIKit's bars that a library for tests of accessibility recorded on iOS 17.5 and 18.5,
/// in windows of 393 and 402 points.
///
/// Recorded there: in a bar of 44 points the chevron of the way back fills 9.33 to 20 across and 18.67 down, in the middle; the first letter of
/// its name begins at 30.67 on iOS 17.5 and at 32 on 18.5; the title is in the middle of the bar, as high as a line.
@MainActor
@Suite("Bars: places recorded on iOS")
struct RecordedBarTests {
    private func host(width: CGFloat = 402) -> TestHost {
        TestHost(size: CGSize(width: width, height: 300), idiom: .phone) {
            NavigationStack(path: .constant([1])) {
                Color.clear.navigationTitle("First")
                    .navigationDestination(for: Int.self) { _ in
                        Color.clear.navigationTitle("Second").navigationBarTitleDisplayMode(.inline)
                    }
            }
        }
    }

    @Test("the chevron of the way back and its name stand where they do there")
    func wayBack() throws {
        let host = host()
        defer { host.close() }
        var (square, name) = (CGRect.null, CGRect(x: 402, y: 0, width: 0, height: 0))
        host.window.displayTree.root.forEach { node in
            switch node.content {
            case .symbol: square = node.frameInWindow
            case .text where node.frameInWindow.minX < name.minX: name = node.frameInWindow
            default: break
            }
        }
        // The drawing is in the middle of its square, and 0.36 of it wide.
        #expect(abs(square.midX - 14.67) <= 0.5 && abs(square.midY - 22) <= 0.5)
        #expect(abs(square.width * 0.36 - 10.67) <= 0.5)
        // The letter has 1.4 points of its own before it.
        #expect(abs(name.minX - 30) <= 0.5 && abs(name.midY - 22) <= 0.5)
    }

    @Test("a button that destroys looks like the others in a bar")
    func destructiveItem() throws {
        let host = TestHost(size: CGSize(width: 393, height: 300), idiom: .phone) {
            NavigationStack {
                Color.clear.toolbar {
                    Button("Close", role: .destructive) {}
                    Button("Other") {}
                }
            }
        }
        defer { host.close() }
        #expect(try host.presentation(of: "Close").foreground == host.presentation(of: "Other").foreground)
    }

    /// Pictures on iOS 17 have one bar, with the way back of the outer stack and the title of the inner one.
    @Test("a stack within a page that was pushed has its bar in the place of the page's")
    func stackInPage() throws {
        let path = Model([1])
        let host = TestHost(size: CGSize(width: 393, height: 600), idiom: .phone) {
            Bound(path) { path in
                NavigationStack(path: path) {
                    Color.clear.navigationTitle("First").navigationDestination(for: Int.self) { _ in
                        NavigationStack {
                            Color.red.accessibilityElement().accessibilityIdentifier("page")
                                .navigationTitle("Inner").navigationBarTitleDisplayMode(.inline)
                        }
                    }
                }
            }
        }
        defer { host.close() }
        #expect(try host.frame(of: "page").minY == 44)
        #expect(abs(try host.frame(of: "Inner").midX - 196.5) <= 0.5)
        try host.tap("First")
        host.advance(by: .seconds(1))
        #expect(path.value.isEmpty && !host.exists("Inner"))
    }

    @Test("a title has the font of the bar, whatever font the app's text has")
    func titleFont() throws {
        func size(_ text: Text) throws -> CGSize {
            let host = TestHost(size: CGSize(width: 393, height: 300), idiom: .phone) {
                NavigationStack { Color.clear.navigationTitle(text) }
            }
            defer { host.close() }
            return try host.frame(of: "Menu").size
        }
        #expect(try size(Text("Menu").font(.footnote).fontWeight(.light)) == size(Text("Menu")))
    }

    @Test("the title is in the middle of the bar")
    func title() throws {
        let title = try host().frame(of: "Second")
        #expect(abs(title.midX - 201) <= 0.5 && abs(title.midY - 22) <= 0.5 && abs(title.height - 20.33) < 0.01)
    }

    /// On iOS 17 in windows of 393 points cards are 20 from the edges, and the large title 16.
    @Test(
        "a large title and a search field are 16 points from the edges, and 20 in windows of 414 and more",
        arguments: [390.0, 393, 414, 430])
    func largeTitle(width: CGFloat) throws {
        let host = TestHost(size: CGSize(width: width, height: 600), idiom: .phone) {
            NavigationStack {
                List {
                    Text("Item")
                        .listRowBackground(Color.red.accessibilityElement().accessibilityIdentifier("row"))
                }
                .navigationTitle("Large")
                .searchable(text: .constant(""))
            }
        }
        #expect(try host.frame(of: "row").minX == (width > 390 ? 20 : 16))
        let margin: CGFloat = width >= 414 ? 20 : 16
        #expect(try host.frame(of: "Large").minX == margin)
        // Its text is further in by the magnifying glass and what is around that.
        let field = try host.frame(of: "textField").minX - margin
        #expect(field > 20 && field < 40)
    }

    /// Pictures of an authenticator app on iOS 17, in windows of 390 points, with smaller and with the largest text.
    private func page(_ size: DynamicTypeSize, large: Bool = false) -> TestHost {
        TestHost(size: CGSize(width: 390, height: 600), idiom: .phone) {
            NavigationStack {
                ScrollView { Color.clear.frame(height: 10) }
                    .navigationTitle("Edit item")
                    .navigationBarTitleDisplayMode(large ? .large : .inline)
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) {
                            Button {
                            } label: {
                                Color.red.frame(width: 19, height: 19)
                                    .accessibilityElement().accessibilityIdentifier("item")
                            }
                        }
                    }
                    .modifier(Searched(isSearched: large))
            }
            .dynamicTypeSize(size)
        }
    }

    private struct Searched: ViewModifier {
        let isSearched: Bool
        func body(content: Content) -> some View {
            if isSearched {
                content.searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
            } else {
                content
            }
        }
    }

    @Test("what is pressed at the end of a bar is as far from the edge as a large title")
    func items() throws {
        let host = page(.large)
        defer { host.close() }
        #expect(try host.frame(of: "item") == CGRect(x: 355, y: 12.5, width: 19, height: 19))
    }

    @Test("the title between items is no smaller where text is, and grows little where it is larger")
    func titleSize() throws {
        let width = { (size: DynamicTypeSize) in try page(size).frame(of: "Edit item").width }
        #expect(try width(.medium) == width(.large))
        // Recorded: 226 points in place of 188.
        let share = try width(.accessibility5) / width(.large)
        let all = try DynamicTypeSize.allCases.map(width)
        #expect(abs(share - 1.204) <= 0.015, "\(all)")
    }

    @Test("a search field is as much higher or lower as the distance of lines of body text")
    func searchField() throws {
        for (size, height) in [
            (DynamicTypeSize.large, 36 as CGFloat), (.medium, 34.33), (.accessibility5, 101.33),
        ] {
            let host = page(size, large: true)
            defer { host.close() }
            var field = CGRect.null
            host.window.displayTree.root.forEach { node in
                if case .fill = node.content, node.frameInWindow.width == 358 { field = node.frameInWindow }
            }
            #expect(abs(field.height - height) <= 0.34, "\(size): \(field)")
        }
    }
}
