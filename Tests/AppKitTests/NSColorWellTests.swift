import AppKit
import Testing

/// Wells of colours.
@MainActor
struct NSColorWellTests {
    @Test func hasAColourAndASize() {
        let well = NSColorWell()
        #expect(well.color == NSColor.black)
        well.color = .red
        #expect(well.color == NSColor.red)
        #expect(well.intrinsicContentSize.width > 20 && well.intrinsicContentSize.height > 15)
    }
}
