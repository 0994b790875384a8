import DovetailCore
import DovetailTesting
import Foundation
import Testing

@MainActor
@Suite("Resolved fonts")
struct ResolvedFontTests {
    private struct Told: View {
        let font: Font
        let tell: (Font.Resolved) -> Void
        @Environment(\.fontResolutionContext) private var context
        var body: some View {
            tell(font.resolve(in: context))
            return Text("a")
        }
    }

    private func resolved(
        _ font: Font, size: DynamicTypeSize = .large, idiom: Idiom = .phone
    ) throws -> Font.Resolved {
        var result: Font.Resolved?
        _ = TestHost(size: CGSize(width: 100, height: 100)) {
            Told(font: font) { result = $0 }.environment(\.idiom, idiom).dynamicTypeSize(size)
        }
        return try #require(result)
    }

    @Test("have the size of where they are")
    func size() throws {
        #expect(try resolved(.body).pointSize == 17)
        #expect(try resolved(.body, idiom: .desktop).pointSize == 13)
        #expect(try resolved(.body, size: .xxxLarge).pointSize > 17)
        #expect(try resolved(.system(size: 12), size: .xxxLarge).pointSize == 12)
    }

    @Test("tell weight, slant, width and capitals")
    func traits() throws {
        let plain = try resolved(.body)
        #expect(plain.weight == .regular && !plain.isBold && !plain.isItalic && !plain.isMonospaced)
        #expect(plain.leading == .standard && plain.width == .standard && !plain.isSmallCaps)
        let font = Font.system(size: 20).weight(.semibold).italic().monospaced().leading(.tight).width(.condensed)
        let told = try resolved(font)
        #expect(told.weight == .semibold && told.isBold && told.isItalic && told.isMonospaced)
        #expect(told.leading == .tight && abs(told.width.value + 0.2) < 1e-9)
        let capitals = try resolved(.body.lowercaseSmallCaps())
        #expect(capitals.isLowercaseSmallCaps && !capitals.isUppercaseSmallCaps && !capitals.isSmallCaps)
        #expect(try resolved(.body.smallCaps()).isSmallCaps)
        // Bold letters of body text are semibold, those of a title are bold.
        #expect(try resolved(.body.bold()) == resolved(.body.weight(.semibold)))
        #expect(try resolved(.title.bold()) == resolved(.title.weight(.bold)))
    }
}
