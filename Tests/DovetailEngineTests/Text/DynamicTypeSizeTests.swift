import DovetailCore
import DovetailEngine
import DovetailTesting
import Foundation
import Testing

@MainActor
@Suite("Dynamic type")
struct DynamicTypeSizeTests {
    private func height(_ font: Font?, _ size: DynamicTypeSize?) throws -> CGFloat {
        let host = TestHost {
            if let size { Text("Text").font(font).dynamicTypeSize(size) } else { Text("Text").font(font) }
        }
        return try host.frame(of: "Text").height
    }

    @Test(
        "text styles and custom fonts follow the size; fixed fonts don't",
        arguments: [Font.TextStyle.body, .caption, .largeTitle])
    func styles(style: Font.TextStyle) throws {
        let font = Font.system(style)
        #expect(try height(font, nil) == height(font, .large))
        #expect(try height(font, .xSmall) < height(font, .large))
        #expect(try height(font, .accessibility5) > height(font, .xxxLarge) * 1.3)
    }

    @Test("system fonts of a size, and custom ones of a fixed size, stay as they are")
    func fixed() throws {
        for font in [Font.system(size: 20), .custom("DejaVu Sans", fixedSize: 20)] {
            #expect(try height(font, .accessibility5) == height(font, .large))
        }
        let custom = Font.custom("DejaVu Sans", size: 20)
        #expect(try height(custom, .accessibility5) > height(custom, .large) * 2)
        #expect(
            try height(.custom("DejaVu Sans", size: 20, relativeTo: .largeTitle), .accessibility5)
                < height(custom, .accessibility5))
    }

    private struct Metric: View {
        @ScaledMetric private var body1 = 22.0
        @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 41
        @Environment(\.dynamicTypeSize) private var size
        var body: some View { Text(verbatim: "\(size) \(body1) \(title)") }
    }

    @Test("custom fonts grow as the lines of their style do, as recorded on iOS, and text styles as published")
    func growth() {
        func size(_ font: Font) -> CGFloat { font.resolve(at: .accessibility5, idiom: .phone).size }
        // A public design system recorded texts of its own font in 16 points at the greatest size: 45 points.
        #expect(abs(size(.custom("Own", size: 16, relativeTo: .body)) - 45.09) < 0.01)
        #expect(abs(size(.body) - 53) < 0.01)
    }

    @Test("a scaled metric grows with the lines of its text style")
    func metric() {
        struct Switching: View {
            @State private var size = DynamicTypeSize.large
            var body: some View {
                VStack {
                    Metric().dynamicTypeSize(size)
                    Button("Grow") { size = .accessibility5 }
                }
            }
        }
        let host = TestHost { Switching() }
        #expect(host.texts.first == "large 22.0 41.0")
        try? host.tap("Grow")
        #expect(host.texts.first == "accessibility5 62.0 70.0")
    }

    @Test("a range limits the size")
    func range() {
        func size(_ size: DynamicTypeSize) -> String? {
            TestHost { Metric().dynamicTypeSize(.small ... .xLarge).dynamicTypeSize(size) }.texts.first
                .map { String($0.prefix { $0 != " " }) }
        }
        #expect(size(.xSmall) == "small")
        #expect(size(.medium) == "medium")
        #expect(size(.accessibility1) == "xLarge")
        #expect(TestHost { Metric().dynamicTypeSize(...DynamicTypeSize.small) }.texts.first?.hasPrefix("small") == true)
        #expect(DynamicTypeSize.accessibility1.isAccessibilitySize && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
    }
}
