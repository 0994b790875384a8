import Foundation
import SwiftUI
import Testing

/// What texts tell assistive tools of themselves.
struct TextualContextTests {
    @Test("A text says what kind it is, which heading it is, and what an app says of it") func attributes() {
        var text = AttributedString("Once upon a time")
        text.accessibilityTextualContext = .narrative
        text.accessibilityHeadingLevel = .h2
        text.accessibilityTextCustom = ["a beginning"]
        #expect(text.accessibilityTextualContext == .narrative)
        #expect(text.accessibilityHeadingLevel == .h2)
        #expect(text.runs.first?.accessibilityTextCustom == ["a beginning"])
        text.accessibilityTextualContext = nil
        #expect(text.accessibilityTextualContext == nil)
    }
}
