import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

/// Lazy stacks that are offered no length across their axis: they are as broad as their views would like to be.
@MainActor
@Suite("The breadth of lazy stacks")
struct LazyBreadthTests {
    private func host<V: View>(@ViewBuilder _ content: @escaping () -> V) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 600), content: content)
    }

    @Test("a lazy row in a scroll view of a column is as high as its views")
    func carousel() throws {
        let host = host {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) {
                        LazyHStack(spacing: 0) {
                            ForEach(0..<1_000, id: \.self) { number in
                                Color.red.frame(width: 100, height: 70).accessibilityIdentifier("cell \(number)")
                            }
                        }
                    }
                    .accessibilityIdentifier("row")
                    Color.blue.frame(height: 30).accessibilityIdentifier("below")
                }
            }
        }
        #expect(try host.frame(of: "cell 0") == CGRect(x: 0, y: 0, width: 100, height: 70))
        #expect(try host.frame(of: "below") == CGRect(x: 0, y: 70, width: 300, height: 30))
        #expect(!host.exists("cell 10"))
    }

    @Test("also in a lazy column, whose rows come into sight with their heights")
    func lazyColumn() throws {
        let made = Probe<Int>()
        let host = host {
            ScrollView {
                LazyVStack(spacing: 10) {
                    ForEach(0..<500, id: \.self) { row in
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) {
                                ForEach(0..<100, id: \.self) { column in
                                    let _ = made.note(row)
                                    Color.red.frame(width: 100, height: 90)
                                        .accessibilityIdentifier("\(row) \(column)")
                                }
                            }
                        }
                    }
                }
            }
        }
        #expect(try host.frame(of: "0 0") == CGRect(x: 0, y: 0, width: 100, height: 90))
        #expect(try host.frame(of: "2 1") == CGRect(x: 100, y: 200, width: 100, height: 90))
        #expect(Set(made.entries).count <= 16)
        host.scroll(at: CGPoint(x: 150, y: 300), by: CGSize(width: 0, height: 400))
        #expect(try host.frame(of: "4 0") == CGRect(x: 0, y: 0, width: 100, height: 90))
    }

    @Test("views as wide as the scroll view make a row of pages")
    func pages() throws {
        let host = host {
            VStack(spacing: 0) {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(0..<9, id: \.self) {
                            Text("page \($0)").padding(40).containerRelativeFrame(.horizontal)
                        }
                    }
                }
                .fixedSize(horizontal: false, vertical: true)
                Color.blue.accessibilityIdentifier("below")
            }
        }
        let page = try host.frame(of: "page 0")
        #expect(page.midX == 150)
        #expect(page.minY == 40)
        #expect(try host.frame(of: "below").minY == page.maxY + 40)
    }

    @Test("a lazy column in a horizontal scroll view is as wide as the widest view that was made")
    func column() throws {
        struct Rows: View {
            @State private var width: CGFloat = 120
            var body: some View {
                ScrollView(.horizontal) {
                    LazyVStack(spacing: 0) {
                        Color.red.frame(width: 80, height: 20)
                        Color.green.frame(width: width, height: 20).accessibilityIdentifier("wide")
                    }
                    .accessibilityIdentifier("column")
                    .background { Color.gray.accessibilityIdentifier("ground") }
                }
                Button("wider") { width = 200 }
            }
        }
        let host = host { VStack { Rows() } }
        #expect(try host.frame(of: "ground").width == 120)
        try host.tap("wider")
        #expect(try host.frame(of: "ground").width == 200)
    }

    @Test("a row without views takes no room, and takes some when it gets them")
    func empty() throws {
        struct Rows: View {
            @State private var count = 0
            var body: some View {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) {
                        LazyHStack { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 50, height: 60) } }
                    }
                    .fixedSize(horizontal: false, vertical: true)
                    Color.blue.accessibilityIdentifier("below").onTapGesture { count = 3 }
                }
            }
        }
        let host = host { Rows() }
        #expect(try host.frame(of: "below").minY == 0)
        host.tap(at: CGPoint(x: 150, y: 300))
        #expect(try host.frame(of: "below").minY == 60)
    }
}
