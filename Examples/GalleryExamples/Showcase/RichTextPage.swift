import SwiftUI

struct RichTextPage: View {
    @State private var price = 1234.5

    var body: some View {
        ShowcasePage {
            ShowcaseSection("Markdown") {
                Text(
                    "This is **strong**, *emphasised*, `code` and ~~gone~~; and here is [a link](https://www.swift.org)."
                )
                .textSelection(.enabled)
            }
            ShowcaseSection("Runs") {
                Text(rainbow).font(.title.bold())
                Text("Warm \(Image(systemName: "sun.max.fill")) and dry").font(.title3)
                Text("Gradient").font(.system(size: 44, weight: .heavy))
                    .foregroundStyle(
                        .linearGradient(colors: [.blue, .purple, .pink], startPoint: .leading, endPoint: .trailing))
            }
            ShowcaseSection("Formats") {
                LabeledContent("Currency") { Text(price, format: .currency(code: "EUR")) }
                LabeledContent("Percent") { Text(0.256, format: .percent) }
                LabeledContent("List") { Text(["apples", "pears", "plums"], format: .list(type: .and)) }
                LabeledContent("Since start") { Text(Date(), style: .timer).monospacedDigit() }
            }
            ShowcaseSection("Redacted") {
                VStack(alignment: .leading) {
                    Text("A title that is loading").font(.headline)
                    Text("And a line of text below it, which is not there yet.")
                }
                .redacted(reason: .placeholder)
            }
        }
    }

    private var rainbow: AttributedString {
        var result = AttributedString()
        let colors: [Color] = [.red, .orange, .yellow, .green, .teal, .blue, .indigo, .purple]
        for (letter, color) in zip("Dovetail", colors) {
            var part = AttributedString(String(letter))
            part.foregroundColor = color
            result += part
        }
        return result
    }
}
