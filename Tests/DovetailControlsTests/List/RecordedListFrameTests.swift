import DovetailTesting
import SwiftUI
import Testing

/// Frames of a list in the touch idioms beside those that were recorded on iOS 16, of the same list in a width of 300 points.
///
/// Recorded there: the header's text stands 17 points below the list's top edge and ends 6 above the first row, which begins 38.67 below the
/// edge; rows are 44 high, 16 away from the edges, and their text is 16 further in; a section without a header begins 35.33 below the one
/// before. Pictures of a form that a public project recorded on iOS 16, 17 and 18 say the same, and that a first section without a header
/// begins 35 below the edge. (Headers are in capitals there; since iOS 26, and here, they are as the app writes them.)
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
}
