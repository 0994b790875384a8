import Foundation
import NaturalLanguage
import TestSupport
import Testing

/// Texts on a device without models of languages.
struct NaturalLanguageTests {
    private func tokens(_ text: String, _ unit: NLTokenUnit) -> [String] {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = text
        return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }

    @Test("Words are told without signs and spaces") func words() {
        #expect(tokens("Don't panic: it's 3.14, o.k.?", .word) == ["Don't", "panic", "it's", "3.14", "o.k"])
        #expect(tokens("Grüße, élan… naïve", .word) == ["Grüße", "élan", "naïve"])
        #expect(tokens("", .word).isEmpty && tokens(" ,;", .word).isEmpty)
        #expect(tokens("Hi 👋🏽!", .word) == ["Hi", "👋🏽"])
    }

    @Test("Foundation's older tagger knows the same, in UTF-16 units") func older() {
        let tagger = NSLinguisticTagger(tagSchemes: [.tokenType, .lexicalClass], options: 0)
        let text = "👋🏽 Stay here. Why?"
        tagger.string = text
        let all = NSRange(location: 0, length: text.utf16.count)
        var found: [String] = []
        tagger.enumerateTags(in: all, unit: .word, scheme: .tokenType, options: [.omitWhitespace]) { tag, range, stop in
            found.append("\((text as NSString).substring(with: range)) \(tag?.rawValue ?? "")")
            if found.count == 4 { stop.pointee = true }
        }
        #expect(found == ["👋🏽 Other", "Stay Word", "here Word", ". Punctuation"])
        var range = NSRange()
        #expect(tagger.tag(at: 6, unit: .word, scheme: .tokenType, tokenRange: &range) == .word)
        #expect(range == NSRange(location: 5, length: 4))
        var ranges: NSArray?
        let tags = tagger.tags(in: range, unit: .word, scheme: .lemma, tokenRanges: &ranges)
        #expect(tags == [NSLinguisticTag("")] && (ranges?[0] as? NSValue)?.rangeValue == range)
        var sentence = NSRange()
        tagger.enumerateTags(in: range, scheme: .tokenType) { _, _, around, _ in sentence = around }
        #expect((text as NSString).substring(with: sentence) == "👋🏽 Stay here. ")
        #expect(tagger.tokenRange(at: 99, unit: .word).location == NSNotFound)
    }

    @Test("Sentences and paragraphs have the spaces after them") func sentences() {
        let text = "Dr. Smith came. He said: “Stay!” Then e.g. tea…\nAll done"
        #expect(
            tokens(text, .sentence) == ["Dr. Smith came. ", "He said: “Stay!” ", "Then e.g. tea…\n", "All done"])
        #expect(tokens("你好。世界！", .sentence) == ["你好。", "世界！"])
        #expect(tokens("3.5 is more. 4 is, too.", .sentence) == ["3.5 is more. ", "4 is, too."])
        #expect(tokens(text, .paragraph) == ["Dr. Smith came. He said: “Stay!” Then e.g. tea…\n", "All done"])
        #expect(tokens(text, .document) == [text])
    }

    @Test("Pieces are told with what they have, until it is enough") func enumerated() {
        let tokenizer = NLTokenizer(unit: .word)
        let text = "one 2 three four"
        tokenizer.string = text
        var seen: [String] = []
        tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, attributes in
            seen.append(text[range] + (attributes.contains(.numeric) ? " number" : ""))
            return seen.count < 3
        }
        #expect(seen == ["one", "2 number", "three"])
        let place = text.firstIndex(of: "h")!
        #expect(text[tokenizer.tokenRange(at: place)] == "three")
        #expect(text[tokenizer.tokenRange(for: text.firstIndex(of: "2")!..<place)] == "2 three")
        tokenizer.string = "other"
        #expect(tokenizer.tokens(for: tokenizer.string!.startIndex..<tokenizer.string!.endIndex).count == 1)
    }

    @Test(
        "Languages are known by their script, or by their words",
        arguments: [
            ("The quick brown fox jumps over the lazy dog", NLLanguage.english),
            ("Der schnelle braune Fuchs springt über den faulen Hund", .german),
            ("Le renard brun saute par-dessus le chien paresseux", .french),
            ("El zorro marrón salta sobre el perro perezoso", .spanish),
            ("La volpe marrone salta sopra il cane che è pigro", .italian),
            ("A raposa marrom não salta sobre o cachorro", .portuguese),
            ("De snelle bruine vos springt over de luie hond", .dutch),
            ("Быстрая лиса прыгает через ленивую собаку, и это хорошо", .russian),
            ("Швидка лисиця стрибає через ледачого пса, і це добре", .ukrainian),
            ("素早い茶色の狐が怠け者の犬を飛び越える", .japanese), ("这个国家的语言", .simplifiedChinese), ("這個國家的語言", .traditionalChinese),
            ("빠른 갈색 여우", .korean), ("Η γρήγορη αλεπού", .greek), ("השועל המהיר", .hebrew),
            ("الثعلب البني السريع في الحديقة", .arabic), ("สุนัขจิ้งจอกสีน้ำตาล", .thai),
        ])
    func languages(text: String, language: NLLanguage) {
        #expect(NLLanguageRecognizer.dominantLanguage(for: text) == language)
    }

    @Test("Guesses are kept to what may be, and nothing is guessed of nothing") func guesses() {
        let recognizer = NLLanguageRecognizer()
        #expect(recognizer.dominantLanguage == nil)
        recognizer.processString("123 — 456")
        #expect(recognizer.dominantLanguage == nil && recognizer.languageHypotheses(withMaximum: 3).isEmpty)
        recognizer.processString("og det er en dag med regn, men det var ikke koldt")
        let guesses = recognizer.languageHypotheses(withMaximum: 2)
        #expect(guesses.count == 2 && guesses.values.reduce(0, +) <= 1.0001)
        #expect(Set(guesses.keys) == [.danish, .norwegian])
        recognizer.languageConstraints = [.norwegian, .english]
        #expect(recognizer.dominantLanguage == .norwegian)
        recognizer.reset()
        #expect(recognizer.dominantLanguage == nil)
    }

    @Test("A tagger tells words, signs and spaces, and languages and scripts") func tags() {
        let text = "Hello, мир!"
        let tagger = NLTagger(tagSchemes: [.tokenType, .script, .language, .lexicalClass])
        tagger.string = text
        let all = text.startIndex..<text.endIndex
        func tags(_ scheme: NLTagScheme, _ options: NLTagger.Options = []) -> [NLTag?] {
            tagger.tags(in: all, unit: .word, scheme: scheme, options: options).map(\.0)
        }
        #expect(tags(.tokenType) == [.word, .punctuation, .whitespace, .word, .punctuation])
        #expect(tags(.script, [.omitPunctuation, .omitWhitespace]) == [NLTag("Latn"), NLTag("Cyrl")])
        #expect(
            tags(.lexicalClass) == [.otherWord, .otherPunctuation, .otherWhitespace, .otherWord, .sentenceTerminator])
        #expect(tags(.nameType, [.omitPunctuation, .omitWhitespace]) == [.otherWord, .otherWord])
        #expect(tags(.lemma).allSatisfy { $0 == nil })
        tagger.setLanguage(.bulgarian, range: text.firstIndex(of: "м")!..<text.endIndex)
        let (tag, range) = tagger.tag(at: text.firstIndex(of: "м")!, unit: .word, scheme: .language)
        #expect(tag == NLTag("bg") && text[range] == "мир")
        var count = 0
        tagger.enumerateTags(in: all, unit: .word, scheme: .tokenType, options: [.omitWhitespace]) { _, _ in
            count += 1
            return count < 2
        }
        #expect(count == 2)
        #expect(!NLTagger.availableTagSchemes(for: .word, language: .english).contains(.lemma))
    }

    @Test("There are no models to fetch, and no places of words") func models() async throws {
        #expect(NLEmbedding.wordEmbedding(for: .english) == nil && NLEmbedding.sentenceEmbedding(for: .german) == nil)
        #expect(try await NLTagger.requestAssets(for: .english, tagScheme: .lemma) == .notAvailable)
        let told = await withCheckedContinuation { continuation in
            NLTagger.requestAssets(for: .english, tagScheme: .tokenType) { result, _ in
                continuation.resume(returning: result)
            }
        }
        #expect(told == .available)
    }
}
