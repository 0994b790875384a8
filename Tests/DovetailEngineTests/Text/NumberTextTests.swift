import Foundation
import TestSupport
import Testing

@testable import DovetailCore
@testable import DovetailEngine

@Suite("Numbers in texts")
struct NumberTextTests {
    @Test(
        "whole numbers are written as Foundation's formatter writes them, in any locale",
        arguments: [
            "en_US", "en_US_POSIX", "de_DE", "de_CH", "es_ES", "pl_PL", "pt_PT", "fr_FR", "en_IN", "hi_IN", "sv_SE",
            "ar_EG",
            "fa_IR", "he_IL", "ja_JP", "",
        ])
    func grouping(identifier: String) {
        let locale = Locale(identifier: identifier)
        var random = SeededGenerator(seed: SeededGenerator.chosenSeed(for: "numbers"))
        for _ in 0..<300 {
            let value = Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 0..<63, using: &random)
            #expect(NumberText.string(value, "%lld", locale) == String(format: "%lld", locale: locale, value))
        }
    }

    @Test("locales whose digits or groups are of the common kind need no formatter")
    func known() {
        #expect(DigitGrouping.of(Locale(identifier: "en_US"))?.string(-1_234_567) == "-1,234,567")
        #expect(DigitGrouping.of(Locale(identifier: "de_DE"))?.string(1234) == "1.234")
        #expect(DigitGrouping.of(Locale(identifier: "en_IN"))?.string(1_234_567) == "12,34,567")
    }
}
