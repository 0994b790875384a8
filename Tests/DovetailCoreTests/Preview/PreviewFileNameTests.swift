import SwiftUI
import Testing

@Suite("Names of files for previews")
struct PreviewFileNameTests {
    @Test("are the previews' own as far as files can have those, and each is another")
    func names() {
        var names = PreviewFileNames()
        #expect(names.add("Light") == "Light.png")
        #expect(names.add("Light") == "Light-2.png")
        #expect(names.add("Light-2") == "Light-2-2.png")
        #expect(names.add("Zwölf Äpfel & 🍎/../x") == "Zwölf-Äpfel-----..-x.png")
        #expect(names.add("App/ContentView.swift:12") == "App-ContentView.swift-12.png")
        #expect(names.add("a\nb\0c\\") == "a-b-c-.png")
    }

    @Test("are neither empty nor hidden, and not too long")
    func bounds() {
        var names = PreviewFileNames()
        #expect(names.add("") == "preview.png")
        #expect(names.add(".") == "preview..png")
        #expect(names.add("..") == "preview...png")
        #expect(names.add(".hidden") == "preview.hidden.png")
        let long = String(repeating: "é", count: 500)
        #expect(names.add(long).utf8.count == 204)
        #expect(names.add(long).utf8.count == 206)
        #expect(names.add("a" + String(repeating: "\u{301}", count: 500)) == "preview-2.png")
    }
}
