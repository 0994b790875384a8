import DovetailCore
import DovetailTesting
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Localized texts") struct LocalizationTests {
    private let temporary = TemporaryFolder("tables")

    private func string(_ text: Text, _ locale: String = "en_US") -> String {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        return text.resolve(in: environment).string
    }

    @Test("interpolated numbers are written for the reader")
    func numbers() {
        #expect(string(Text("\(1.5)")) == "1.500000")
        #expect(string(Text("\(1234567)")) == "1,234,567")
        #expect(string(Text("\(1234567)"), "de_DE") == "1.234.567")
        #expect(string(Text("\(999) \(-5) \(UInt8(7)) \(Float(0.25))")) == "999 -5 7 0.250000")
        #expect(string(Text("\(3.14159, specifier: "%.2f")")) == "3.14")
        #expect(string(Text("\(3.14159, specifier: "%.2f")"), "de_DE") == "3,14")
        #expect(string(Text("\(7, specifier: "%03d")")) == "007")
        #expect(string(Text("100% of \(2)")) == "100% of 2")
        #expect(string(Text("\(Double.nan) \(Double.infinity)")) == "nan inf")
        #expect(string(Text("\(true) \(Optional(3) as Any)")) == "true Optional(3)")
    }

    @Test(
        "hostile specifiers read nothing but their argument",
        arguments: ["%s", "%@", "%n", "%999999999d", "%*d", "%", "", "%d%d", "%lls", "%p"])
    func specifiers(specifier: String) {
        #expect(!string(Text("a\(5, specifier: specifier)b")).isEmpty)
        #expect(!string(Text("a\(5.5, specifier: specifier)b")).isEmpty)
    }

    @Test("formatters and formats (type-check 22)")
    func formatters() {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        formatter.timeZone = TimeZone(identifier: "UTC")
        let date = Date(timeIntervalSince1970: 0)
        #expect(string(Text("in \(date, formatter: formatter)")) == "in 1970")
        #expect(string(Text(date, formatter: formatter)) == "1970")
        let number = NumberFormatter()
        number.minimumFractionDigits = 1
        number.locale = Locale(identifier: "en_US")
        number.numberStyle = .decimal
        #expect(string(Text("\(2.0, formatter: number)")) == "2.0")
        #expect(string(Text("\(NSNumber(value: 3), formatter: number)")) == "3.0")
        #expect(string(Text(0.25, format: .percent)) == "25%")
        #expect(string(Text("\(1234.5, format: .number)"), "de_DE") == "1.234,5")
    }

    // MARK: Tables

    /// A bundle with tables in some languages.
    private func bundle(_ files: [String: String]) throws -> Bundle {
        let folder = temporary.place()
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return try #require(Bundle(path: folder.path))
    }

    @Test("keys are looked up in the reader's language")
    func tables() throws {
        let bundle = try bundle([
            "de.lproj/Localizable.strings": """
            /* a comment */
            "Hello %@" = "Hallo, %@!";
            "%lld of %lld" = "%2$lld: davon %1$lld"; // reversed
            "bold" = "**fett**";
            """,
            "de.lproj/Other.strings": "\"key\" = \"anders\\n\\\"so\\\"\";",
            "Base.lproj/Localizable.strings": "\"only base\" = \"from base\";",
            "en.lproj/Localizable.strings": "\"Hello %@\" = \"Hi %@\";",
        ])
        func text(_ key: LocalizedStringKey, _ table: String? = nil) -> Text {
            Text(key, tableName: table, bundle: bundle)
        }
        #expect(string(text("Hello \("you")"), "de_AT") == "Hallo, you!")
        #expect(string(text("Hello \("you")"), "en_GB") == "Hi you")
        #expect(string(text("\(1) of \(2)"), "de_DE") == "2: davon 1")
        #expect(string(text("bold"), "de_DE") == "fett")
        #expect(string(text("key", "Other"), "de_DE") == "anders\n\"so\"")
        #expect(string(text("only base"), "de_DE") == "from base")
        #expect(string(text("nowhere"), "de_DE") == "nowhere")
    }

    @Test("a translation that is still to be written in a catalogue is none")
    func emptyPlace() throws {
        let bundle = try bundle([
            "Localizable.xcstrings": """
            {"sourceLanguage":"en","version":"1.0","strings":{
             "Hello":{"localizations":{"de":{"stringUnit":{"state":"new","value":""}},
              "fr":{"stringUnit":{"state":"translated","value":""}}}}}}
            """
        ])
        #expect(string(Text("Hello", bundle: bundle), "de_DE") == "Hello")
        #expect(string(Text("Hello", bundle: bundle), "fr_FR") == "")
    }

    @Test("plurals follow the language's rules")
    func plurals() throws {
        let bundle = try bundle([
            "Localizable.xcstrings": """
            {"sourceLanguage":"en","version":"1.0","strings":{
             "%lld files":{"localizations":{
              "en":{"variations":{"plural":{
               "one":{"stringUnit":{"state":"translated","value":"%lld file"}},
               "other":{"stringUnit":{"state":"translated","value":"%lld files"}}}}},
              "pl":{"variations":{"plural":{
               "one":{"stringUnit":{"value":"%lld plik"}},"few":{"stringUnit":{"value":"%lld pliki"}},
               "many":{"stringUnit":{"value":"%lld plików"}},"other":{"stringUnit":{"value":"%lld pliku"}}}}}}},
             "%lld in %lld":{"localizations":{"en":{
               "stringUnit":{"value":"%#@birds@ in %#@trees@"},
               "substitutions":{
                "birds":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
                  "one":{"stringUnit":{"value":"%arg bird"}},"other":{"stringUnit":{"value":"%arg birds"}}}}},
                "trees":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
                  "one":{"stringUnit":{"value":"%arg tree"}},"other":{"stringUnit":{"value":"%arg trees"}}}}}}}}}}}
            """,
            "fr.lproj/Localizable.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld days</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@days@ !</string>
            <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld jour</string><key>other</key><string>%lld jours</string></dict></dict></dict></plist>
            """,
        ])
        func files(_ count: Int, _ locale: String) -> String { string(Text("\(count) files", bundle: bundle), locale) }
        #expect(
            [0, 1, 2, 5, 21, 22, 25].map { files($0, "pl_PL") } == [
                "0 plików", "1 plik", "2 pliki", "5 plików", "21 plików", "22 pliki", "25 plików",
            ])
        #expect(files(1, "en_US") == "1 file")
        #expect(files(2000, "en_US") == "2,000 files")
        #expect(string(Text("\(1) in \(3)", bundle: bundle)) == "1 bird in 3 trees")
        #expect(
            [0, 1, 2].map { string(Text("\($0) days", bundle: bundle), "fr_FR") } == [
                "0 jour !", "1 jour !", "2 jours !",
            ])
    }

    @Test("nouns agree with their numbers (inflect)")
    func inflection() {
        func apples(_ count: Int) -> String { string(Text("I have ^[\(count) apple](inflect: true).")) }
        #expect([0, 1, 2].map(apples) == ["I have 0 apples.", "I have 1 apple.", "I have 2 apples."])
        #expect(string(Text("^[\(3) person](inflect: true)")) == "3 people")
        #expect(string(Text("^[\(1) cities](inflect: true)")) == "1 city")
    }

    @Test(
        "damaged tables show keys, and are told in the log",
        arguments: [
            "\"a\" = ", "\"a\" = \"b", "/* never ends", "\"a\" = \"\\U12\";", "\u{0}\u{1}\u{2}", "{",
            "<?xml version=\"1.0\"?><plist>",
        ])
    func damaged(content: String) throws {
        let bundle = try bundle([
            "en.lproj/Localizable.strings": content, "en.lproj/Localizable.stringsdict": content,
            "Localizable.xcstrings": content,
        ])
        #expect(string(Text("a", bundle: bundle)) == "a")
        #expect(Log.warnings.contains { $0.contains(bundle.bundlePath) && $0.contains("damaged") })
    }

    @Test("words that hold themselves end")
    func circles() throws {
        let bundle = try bundle([
            "Localizable.xcstrings": """
            {"sourceLanguage":"en","strings":{"%lld x":{"localizations":{"en":{"stringUnit":{"value":"%#@a@"},
            "substitutions":{"a":{"argNum":1,"variations":{"plural":{"other":{"stringUnit":{"value":"%#@a@%#@a@"}}}}}}}}}}}
            """
        ])
        #expect(string(Text("\(1) x", bundle: bundle)).count < 100_000)
    }

    @Test("a substitution takes the argument that it names, wherever it stands in the text")
    func substitutionArguments() throws {
        func forms(_ noun: String) -> String {
            #""one":{"stringUnit":{"value":"%arg \#(noun)"}},"other":{"stringUnit":{"value":"%arg \#(noun)s"}}"#
        }
        let bundle = try bundle([
            "Localizable.xcstrings": """
            {"sourceLanguage":"en","version":"1.0","strings":{
             "%lld of %lld":{"localizations":{"en":{
               "stringUnit":{"value":"%#@trees@ with %#@birds@"},
               "substitutions":{
                "birds":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{\(forms("bird"))}}},
                "trees":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{\(forms("tree"))}}}}}}}}}
            """
        ])
        #expect(string(Text("\(1) of \(3)", bundle: bundle)) == "3 trees with 1 bird")
        #expect(string(Text("\(4) of \(1)", bundle: bundle)) == "1 tree with 4 birds")
    }
}
