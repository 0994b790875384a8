import SwiftUI
import Testing

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

/// What keyboards on the screen are told about a field.
@MainActor
@Suite("Typing hints")
struct TypingHintTests {
    private func hints<V: View>(_ view: V) -> TypingHints? {
        let host = TestHost { view }
        return hints(in: host)
    }

    private func hints(in host: TestHost) -> TypingHints? {
        var found: TypingHints?
        host.window.displayTree.root.forEach { node in
            if let input = node.responder as? TextInputResponder { found = input.hints }
        }
        return found
    }

    private var field: some View { TextField("Code", text: .constant("")) }

    @Test("a field says nothing unless the app does")
    func standard() {
        #expect(hints(field) == TypingHints())
        #expect(hints(field)?.purpose == .anything)
    }

    @Test("what is typed into a secure field is a password, whatever the app says of it")
    func secure() {
        #expect(hints(SecureField("Code", text: .constant("")))?.purpose == .password)
        #expect(hints(SecureField("Code", text: .constant("")).keyboardType(.numberPad))?.purpose == .password)
    }

    @Test("each keyboard has its purpose")
    func keyboards() {
        let purposes: [(UIKeyboardType, TypingHints.Purpose)] = [
            (.default, .anything), (.asciiCapable, .anything), (.numbersAndPunctuation, .number), (.URL, .url),
            (.numberPad, .digits), (.phonePad, .phone), (.namePhonePad, .name), (.emailAddress, .email),
            (.decimalPad, .number), (.twitter, .anything), (.webSearch, .anything), (.asciiCapableNumberPad, .digits),
        ]
        for (type, purpose) in purposes { #expect(hints(field.keyboardType(type))?.purpose == purpose, "\(type)") }
    }

    @Test("what the text is about counts where the keyboard says nothing")
    func contentTypes() {
        #expect(hints(field.textContentType(.emailAddress))?.purpose == .email)
        #expect(hints(field.textContentType(.oneTimeCode))?.purpose == .digits)
        #expect(hints(field.textContentType(.familyName))?.purpose == .name)
        #expect(hints(field.textContentType(.password))?.purpose == .password)
        #expect(hints(field.textContentType(.addressCity))?.purpose == .anything)
        #expect(hints(field.textContentType(nil))?.purpose == .anything)
        #expect(hints(field.textContentType(.emailAddress).keyboardType(.numberPad))?.purpose == .digits)
        #expect(hints(field.textContentType(.emailAddress).keyboardType(.default))?.purpose == .email)
    }

    @Test("capitals and correction, in the newer and the older form; the inner modifier decides")
    func capitals() {
        #expect(hints(field.textInputAutocapitalization(.never))?.capitals == .never)
        #expect(hints(field.textInputAutocapitalization(.words))?.capitals == .words)
        #expect(hints(field.textInputAutocapitalization(.sentences))?.capitals == .sentences)
        #expect(hints(field.textInputAutocapitalization(.characters))?.capitals == .all)
        #expect(hints(field.textInputAutocapitalization(nil))?.capitals == nil)
        #expect(hints(field.autocapitalization(.none))?.capitals == .never)
        #expect(hints(field.autocapitalization(.allCharacters).autocapitalization(.none))?.capitals == .all)
        #expect(hints(field.autocorrectionDisabled())?.isCorrected == false)
        #expect(hints(field.disableAutocorrection(true))?.isCorrected == false)
    }

    @Test("a hint changes while the field stays, and nothing else runs")
    func changing() throws {
        let type = Model(UIKeyboardType.numberPad)
        let host = TestHost { Bound(type) { type in field.keyboardType(type.wrappedValue) } }
        try host.tap("Code")
        type.value = .emailAddress
        host.settle()
        #expect(hints(in: host)?.purpose == .email)
        #expect(host.focused == "Code")
    }

    private struct Wrapped: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.keyboardType = .phonePad
            field.autocapitalizationType = .words
            field.autocorrectionType = .no
            return field
        }
        func updateUIView(_ view: UITextField, context: Context) {}
    }

    @Test("a field of UIKit's passes on what it was told")
    func uikitField() {
        let found = hints(Wrapped().frame(width: 100, height: 30))
        #expect(found?.purpose == .phone && found?.capitals == .words && found?.isCorrected == false)
    }
}
