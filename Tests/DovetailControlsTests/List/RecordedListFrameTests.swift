import DovetailTesting
import SwiftUI
import Testing

/// Frames of a list in the touch idioms beside those that were recorded on iOS 16, of the same list in a width of 300 points.
///
/// Recorded there: the header's text stands 17 points below the list's top edge and ends 6 above the first row, which begins 38.67 below the
/// edge; rows are 44 high, 16 away from the edges, and their text is 16 further in; a section without a header begins 35.33 below the one
/// before. Pictures of a form that a public project recorded on iOS 16, 17 and 18 say the same, and that a first section without a header
/// begins 35 below the edge. Heights of rows are from pictures of forms that another one recorded on
/// iOS 18. A library that paints what assistive tools see of a view has pictures of lists on iOS 17.5 and 18.5, in windows of 393 and 402
/// points: from them are the distances around footers, and the wide margins. (Headers are in capitals there; since iOS 26, and here, they are as the app writes them.)
@MainActor
@Suite("List: frames recorded on iOS")
struct RecordedListFrameTests {
    private func list() -> TestHost {
        TestHost(size: CGSize(width: 300, height: 441), idiom: .phone) {
            List {
                Section("Section 1") {
                    Text("Item 1")
                        .listRowBackground(Color.red.accessibilityElement().accessibilityIdentifier("first"))
                }
                Section {
                    Text("Item 2")
                        .listRowBackground(Color.red.accessibilityElement().accessibilityIdentifier("second"))
                }
            }
        }
    }

    @Test("rows are 44 high and 16 points from the edges, and their text is 16 further in, in the middle")
    func rows() throws {
        let host = list()
        let row = try host.frame(of: "first")
        #expect(row.minX == 16 && row.width == 268 && row.height == 44)
        let text = try host.frame(of: "Item 1")
        #expect(text.minX == 32 && abs(text.midY - row.midY) <= 0.5)
        #expect(try host.frame(of: "second").size == row.size)
    }

    @Test("a header of one line and the row below it stand where they do there")
    func header() throws {
        let host = list()
        #expect(abs(try host.frame(of: "first").minY - 38.67) < 0.01)
        let header = try host.frame(of: "Section 1")
        #expect(header.minX == 32 && header.minY == 17 && abs(header.height - 15.67) < 0.01)
    }

    @Test("a section without a header begins 35 points below the one before, or below the list's top edge")
    func withoutHeader() throws {
        let host = list()
        #expect(abs(try host.frame(of: "second").minY - host.frame(of: "first").maxY - 35.33) <= 0.5)
        let alone = TestHost(size: CGSize(width: 300, height: 441), idiom: .phone) {
            Form { Section { Text("Item") } }
        }
        // The text is in the middle of a row of 44 points.
        #expect(abs(try alone.frame(of: "Item").midY - 35 - 22) <= 0.5)
    }

    /// Of three apps on iOS 16 and 17: the first card begins where the bar of a large title ends.
    @Test(
        "below a large title the first section without a header has nothing above it; below a small one, and below other views, it has 35 points"
    )
    func belowLargeTitle() throws {
        func top(@ViewBuilder _ content: @escaping () -> some View) throws -> CGFloat {
            let host = TestHost(size: CGSize(width: 393, height: 852), idiom: .phone) {
                NavigationStack { content().navigationTitle("Title") }
            }
            defer { host.close() }
            return try host.frame(of: "row").minY
        }
        func rows() -> some View { Form { Text("Item").listRowBackground(mark("row")) } }
        #expect(try top { rows() } == 96)
        #expect(try top { rows().navigationBarTitleDisplayMode(.inline) } == 44 + 35)
        #expect(
            try top {
                VStack(spacing: 0) {
                    Color.clear.frame(height: 50)
                    rows()
                }
            } == 96 + 50 + 35)
        // With a header, all is as without a title.
        #expect(
            abs(try top { Form { Section("A") { Text("Item").listRowBackground(mark("row")) } } } - 96 - 38.67) < 0.01)
        let searched = try top { rows().searchable(text: .constant("")) }
        #expect(abs(searched - 96 - 52) < 0.01)
    }

    @Test("the first row that comes and goes leaves nothing of the gap, and none appears where a title grows small")
    func gapFollows() throws {
        let (isInline, isFirst) = (Model(false), Model(true))
        let host = TestHost(size: CGSize(width: 393, height: 852), idiom: .phone) {
            Bound(isInline) { isInline in
                Bound(isFirst) { isFirst in
                    NavigationStack {
                        List {
                            if isFirst.wrappedValue { Text("First").listRowBackground(mark("first")) }
                            Text("Second").listRowBackground(mark("second"))
                        }
                        .navigationTitle("Title")
                        .navigationBarTitleDisplayMode(isInline.wrappedValue ? .inline : .large)
                    }
                }
            }
        }
        defer { host.close() }
        #expect(try host.frame(of: "first").minY == 96 && host.frame(of: "second").minY == 140)
        isFirst.value = false
        host.settle()
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "second").minY == 96)
        isInline.value = true
        host.settle()
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "second").minY == 44 + 35)
    }

    @Test("where the width is regular, cards are 20 points from the edges and rows 20 within them")
    func regularWidth() throws {
        let host = TestHost(size: CGSize(width: 820, height: 600), idiom: .pad) {
            List {
                Text("Item")
                    .listRowBackground(Color.red.accessibilityElement().accessibilityIdentifier("row"))
            }
        }
        #expect(try host.frame(of: "row").minX == 20 && host.frame(of: "Item").minX == 40)
    }

    private func mark(_ name: String) -> some View {
        Color.red.accessibilityElement().accessibilityIdentifier(name)
    }

    @Test("between rows there are 56.33 points with a header, and 72.33 with a footer and a header")
    func betweenSections() throws {
        let host = TestHost(size: CGSize(width: 393, height: 852), idiom: .phone) {
            List {
                Section("Accounts") { Text("Savings").listRowBackground(mark("a")) }
                Section {
                    Text("Checking").listRowBackground(mark("b"))
                } header: {
                    Text("Bills")
                } footer: {
                    Text("Due this month")
                }
                Section("Others") { Text("Electric").listRowBackground(mark("c")) }
            }
        }
        let (a, b, c) = (try host.frame(of: "a"), try host.frame(of: "b"), try host.frame(of: "c"))
        #expect(abs(a.minY - 38.67) < 0.01)
        #expect(abs(b.minY - a.maxY - 56.33) <= 0.5)
        #expect(abs(c.minY - b.maxY - 72.33) < 0.01)
        // The footer's text is 6 below the row, the header's 17 above where it ends.
        #expect(abs(try host.frame(of: "Due this month").minY - b.maxY - 6) < 0.01)
    }

    @Test(
        "in windows wider than 390 points cards are 20 from the edges, and their text 20 further in",
        arguments: [
            (390, 16), (393, 20), (402, 20),
        ])
    func margins(width: CGFloat, margin: CGFloat) throws {
        let host = TestHost(size: CGSize(width: width, height: 852), idiom: .phone) {
            List { Text("Item").listRowBackground(mark("row")) }
        }
        let row = try host.frame(of: "row")
        #expect(row.minX == margin && row.width == width - 2 * margin)
        #expect(try host.frame(of: "Item").minX == 2 * margin)
    }

    /// A list of one row in a width of 390 points, with a background that is called “row”.
    private func oneRow(_ content: some View) -> TestHost {
        TestHost(size: CGSize(width: 390, height: 600), idiom: .phone) {
            Form { content.listRowBackground(Color.red.accessibilityElement().accessibilityIdentifier("row")) }
        }
    }

    @Test("on iOS 18 a row with a switch of 31 points, or with an icon of 28 beside a text, is 44 high")
    func rowsOfControls() throws {
        #expect(try oneRow(Toggle("Lock item", isOn: .constant(true))).frame(of: "row").height == 44)
        let icon = HStack(spacing: 16) {
            Color.blue.frame(width: 28, height: 28)
            Text("About")
        }
        #expect(try oneRow(icon).frame(of: "row").height == 44)
    }

    @Test("on iOS 18 higher rows have 11 points above and below their content")
    func highRows() throws {
        // A grid of 82.33 points is in a row of 104.33 there.
        let content = Color.blue.frame(height: 82).accessibilityElement().accessibilityIdentifier("content")
        let host = oneRow(content)
        let (row, inner) = (try host.frame(of: "row"), try host.frame(of: "content"))
        #expect(row.height == 104 && inner.minY == row.minY + 11)
    }

    @Test("insets that an app sets stay as they are, also around what would fit into 44 points with less")
    func ownInsets() throws {
        let content = Color.blue.frame(height: 28)
            .listRowInsets(EdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 0))
        #expect(try oneRow(content).frame(of: "row").height == 52)
    }

    @Test("content that is wider than its row juts out at both sides")
    func wideContent() throws {
        let content = Color.blue.frame(width: 350, height: 82)
            .accessibilityElement().accessibilityIdentifier("content")
        let host = oneRow(content)
        #expect(try host.frame(of: "content").midX == host.frame(of: "row").midX)
    }
}
