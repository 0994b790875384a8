import Foundation
import TestSupport
import Testing

@testable import DovetailEngine

/// Foundation on Linux knows no locale but `en_001`; a person has one of their own.
@Suite("The person's locale")
struct UserLocaleTests {
    @Test(
        "is the language that the app is shown in, with the region of the formats",
        arguments: [
            // Nothing is set, as in a container.
            (["en"], nil, [], "en_US"), (["en"], "C.UTF-8", [], "en_US"), (["en"], "POSIX", ["en"], "en_US"),
            (["en-GB", "en"], "en_GB.UTF-8", ["en"], "en_GB"), (["de-DE"], "de_DE.UTF-8", [], "de_DE"),
            // An app in English alone writes a German's amounts as Germans do, in English.
            (["de-DE"], "de_DE.UTF-8", ["en"], "en_DE"), (["de-DE"], "de_DE.UTF-8", ["en", "fr", "de"], "de_DE"),
            // Languages and formats are two settings.
            (["en-US"], "de_AT@euro", [], "en_AT"), (["fr", "en"], "C", ["en", "fr"], "fr_FR"),
            (["pt-BR"], "pt_BR.UTF-8", ["pt-PT", "en"], "pt_BR"), (["de"], nil, [], "de_DE"),
            (["zh-TW"], "zh_TW.UTF-8", ["en", "zh-Hant"], "zh_Hant_TW"), (["ja-JP"], "ja_JP.UTF-8", ["ja"], "ja_JP"),
            (["it-IT", "fr"], "it_IT.UTF-8", ["en", "fr"], "fr_IT"), (["iw-IL"], "iw_IL", [], "he_IL"),
        ] as [([String], String?, [String], String)])
    func identifier(languages: [String], formats: String?, localizations: [String], expected: String) {
        let identifier = UserLocale.identifier(
            languages: languages, formats: formats, localizations: localizations)
        #expect(identifier == expected)
    }

    @Test("is found by the variables of the system, of which those that are empty say nothing")
    func variables() {
        #expect(UserLocale.formats([:]) == nil)
        #expect(UserLocale.formats(["LC_ALL": "", "LC_TIME": "de_DE", "LANG": "en_US"]) == "de_DE")
        #expect(UserLocale.formats(["LC_ALL": "fr_FR", "LC_TIME": "de_DE", "LANG": "en_US"]) == "fr_FR")
        #expect(UserLocale.formats(["LANG": "en_US.UTF-8"]) == "en_US.UTF-8")
    }

    @Test(
        "is Foundation's from a program's first line on",
        arguments: [
            ("C.UTF-8", "en_US|$1,234.50|January 1, 1970|1"), ("de_DE.UTF-8", "de_DE|1.234,50\u{A0}$|1. Januar 1970|2"),
            ("en_GB.UTF-8", "en_GB|US$1,234.50|1 January 1970|2"),
            ("zh_TW.UTF-8", "zh_Hant_TW|US$1,234.50|1970年1月1日|1"),
        ])
    func foundation(name: String, expected: String) throws {
        #expect(try found(["LC_ALL": name]) == expected)
    }

    @Test("is left as Foundation has it where somebody asks for that")
    func plain() throws {
        #expect(
            try found(["LC_ALL": "de_DE.UTF-8", "DOVETAIL_LOCALE": "plain"]) == "en_001|US$1,234.50|1 January 1970|2")
    }

    @Test("is that of tests, and what views are given")
    func here() {
        #expect(Locale.current == UserLocale.current)
        #expect(Locale.autoupdatingCurrent.identifier == UserLocale.current.identifier)
        #expect(EnvironmentValues().locale == Locale.current)
    }

    @Test("languages of an app are those of its folders and of its catalog")
    func localizations() throws {
        let folder = TemporaryFolder()
        for name in ["de.lproj", "Base.lproj", "pt-BR.lproj"] {
            try FileManager.default.createDirectory(
                at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        #expect(AppLocalizations.languages(in: folder.url) == ["de", "pt-BR"])
        let catalog = #"""
            {"sourceLanguage": "en", "version": "1.0", "strings": {
                "a": {"localizations": {"ja": {"stringUnit": {"state": "translated", "value": "b"}}}}, "c": {}
            }}
            """#
        try Data(catalog.utf8).write(to: folder.url.appendingPathComponent("Localizable.xcstrings"))
        #expect(AppLocalizations.languages(in: folder.url) == ["en", "ja", "de", "pt-BR"])
    }

    private func found(_ variables: [String: String]) throws -> String {
        let names = ["LC_ALL", "LC_TIME", "LANG", "LANGUAGE", "DOVETAIL_LOCALE"]
        let environment = Dictionary(uniqueKeysWithValues: names.map { ($0, variables[$0] ?? "") })
        let result = try Tool.run(Tool.built("StorageProbe"), ["locale"], environment: environment)
        return result.output.trimmingCharacters(in: .newlines)
    }
}
