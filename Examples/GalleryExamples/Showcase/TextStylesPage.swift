import SwiftUI

struct TextStylesPage: View {
    private let styles: [(String, Font)] = [
        ("Large Title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
        ("Footnote", .footnote), ("Caption", .caption), ("Caption 2", .caption2),
    ]
    @State private var size = 3.0

    var body: some View {
        ShowcasePage {
            ShowcaseSection("Styles") {
                ForEach(styles, id: \.0) { name, font in Text(name).font(font) }
            }
            ShowcaseSection("Weights and designs") {
                HStack(alignment: .firstTextBaseline, spacing: 14) {
                    Text("Thin").fontWeight(.thin)
                    Text("Regular")
                    Text("Bold").bold()
                    Text("Black").fontWeight(.black)
                }
                .font(.title2)
                HStack(alignment: .firstTextBaseline, spacing: 14) {
                    Text("Rounded").fontDesign(.rounded)
                    Text("Serif").fontDesign(.serif)
                    Text("Monospaced").fontDesign(.monospaced)
                }
                .font(.title3)
            }
            ShowcaseSection("Room") {
                Text("A long line is cut where there is no more room for it, at the end or in the middle.")
                    .lineLimit(1)
                    .truncationMode(.middle)
                Text("Kerning, tracking and spacing").kerning(2)
                Text("Struck through").strikethrough(color: .red) + Text(" and ") + Text("underlined").underline()
            }
            ShowcaseSection("Size for reading") {
                let sizes = DynamicTypeSize.allCases
                Text("The quick brown fox").dynamicTypeSize(sizes[min(Int(size), sizes.count - 1)])
                Slider(value: $size, in: 0...11, step: 1) { Text("Size") }
            }
        }
    }
}
