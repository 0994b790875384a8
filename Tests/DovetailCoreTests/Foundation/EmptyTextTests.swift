import Foundation
import SwiftUI
import Testing

/// Forms of Foundation that Apple's systems have and Linux's lacks.
@Suite("Texts without a text, lengths of numbers")
struct EmptyTextTests {
    @Test("attributed and mutable texts are made with nothing in them")
    func empty() {
        let (text, mutable, string) = (NSAttributedString(), NSMutableAttributedString(), NSMutableString())
        #expect(text.length == 0 && mutable.length == 0 && string.length == 0)
        mutable.append(NSAttributedString(string: "a"))
        string.append("b")
        #expect(mutable.string == "a" && string == "b")
        #expect(type(of: mutable) == NSMutableAttributedString.self)
    }

    @Test("a length is made of a number")
    func length() { #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5) }

    @Test("nothing has its name in Core Foundation, and the time is told by a name that Linux has, too")
    func names() {
        #expect(kCFNull === NSNull())
        #expect(abs(CFAbsoluteTimeGetCurrent() - Date.timeIntervalSinceReferenceDate) < 60)
    }
}
