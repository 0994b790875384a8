import NaturalLanguage
import SwiftUI

/// The language of a text, and its words.
struct LanguagePage: View {
    @State private var text = "Der Hund schläft unter dem alten Baum."

    var body: some View {
        Form {
            TextField("Text", text: $text, axis: .vertical)
            LabeledContent("Language", value: language)
            Section("Words") {
                ForEach(Array(words.enumerated()), id: \.offset) { Text($1) }
            }
        }
        .formStyle(.grouped)
    }

    private var language: String {
        guard let language = NLLanguageRecognizer.dominantLanguage(for: text) else { return "unknown" }
        return Locale(identifier: "en").localizedString(forLanguageCode: language.rawValue) ?? language.rawValue
    }

    private var words: [String] {
        let tokenizer = NLTokenizer(unit: .word)
        tokenizer.string = text
        return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }
}
