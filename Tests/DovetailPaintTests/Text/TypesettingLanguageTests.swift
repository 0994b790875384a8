import DovetailCore
import DovetailPaint
import DovetailTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Languages that texts are set in")
struct TypesettingLanguageTests {
    private func languages<V: View>(_ view: V) -> [String?] {
        let host = TestHost { view }
        defer { host.close() }
        var found: [String?] = []
        host.window.displayTree.root.forEach {
            if case .text(let text) = $0.content { found += text.runs.map(\.style.language) }
        }
        return found
    }

    @Test("come from the text, else from the views around it; a disabled one changes nothing")
    func scopes() {
        let (turkish, polish) = (Locale.Language(identifier: "tr"), Locale.Language(identifier: "pl"))
        #expect(languages(Text("a")) == [nil])
        #expect(languages(Text("a").typesettingLanguage(turkish)) == ["tr"])
        #expect(languages(Text("a").typesettingLanguage(.explicit(polish), isEnabled: false)) == [nil])
        #expect(
            languages(
                VStack {
                    Text("a")
                    Text("b").typesettingLanguage(polish)
                    Text("c").typesettingLanguage(.automatic)
                    Text("d").typesettingLanguage(polish) + Text("e")
                }.typesettingLanguage(turkish)) == ["tr", "pl", nil, "pl", "tr"])
        #expect(languages(Text("a").bold().typesettingLanguage(turkish, isEnabled: false).italic()) == [nil])
    }

    @Test("letters have the forms of the language where the font has such")
    func letters() throws {
        // Serbian has another letter б than Russian in fonts that know both.
        func picture(_ language: String) throws -> Data {
            let host = TestHost(size: CGSize(width: 120, height: 60)) {
                Text(verbatim: "бгдпт").font(.custom("DejaVu Serif", size: 30)).italic()
                    .typesettingLanguage(Locale.Language(identifier: language))
            }
            defer { host.close() }
            return try host.png()
        }
        guard FileManager.default.fileExists(atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf") else { return }
        #expect(try picture("ru") != picture("sr"))
    }
}
