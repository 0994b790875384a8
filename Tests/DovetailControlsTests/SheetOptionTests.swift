import DovetailCore
import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("What a sheet leaves of the page behind, and how its size follows its content")
struct SheetOptionTests {
    private struct Map: View {
        let interaction: PresentationBackgroundInteraction
        @Binding var detent: PresentationDetent
        @State private var count = 0

        var body: some View {
            Button("pin \(count)") { count += 1 }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                .sheet(isPresented: .constant(true)) {
                    Text("places")
                        .presentationDetents([.height(120), .medium, .large], selection: $detent)
                        .presentationBackgroundInteraction(interaction)
                        .interactiveDismissDisabled()
                }
        }
    }

    /// Whether the button behind a sheet at a detent can be pressed.
    private func isUsable(_ interaction: PresentationBackgroundInteraction, at detent: PresentationDetent) throws
        -> Bool
    {
        let model = Model(detent)
        let host = TestHost(size: CGSize(width: 390, height: 700), idiom: .phone) {
            Bound(model) { Map(interaction: interaction, detent: $0) }
        }
        host.advance(by: .seconds(1))
        host.tap(at: CGPoint(x: 195, y: 10))
        return host.exists("pin 1")
    }

    @Test("the page behind can be used up through a height of the sheet, and not above it")
    func upThrough() throws {
        let interaction = PresentationBackgroundInteraction.enabled(upThrough: .medium)
        #expect(try isUsable(interaction, at: .height(120)))
        #expect(try isUsable(interaction, at: .medium))
        #expect(try !isUsable(interaction, at: .large))
        #expect(try isUsable(.enabled, at: .medium))
        #expect(try !isUsable(.disabled, at: .height(120)))
        #expect(try !isUsable(.automatic, at: .height(120)))
        // A height that the sheet cannot have is a limit as well.
        #expect(try isUsable(.enabled(upThrough: .height(130)), at: .height(120)))
        #expect(try !isUsable(.enabled(upThrough: .height(110)), at: .height(120)))
    }

    @Test("the page is dimmed, and cannot be used any more, once the sheet is higher than that")
    func change() throws {
        let detent = Model(PresentationDetent.medium)
        let host = TestHost(size: CGSize(width: 390, height: 700), idiom: .phone) {
            Bound(detent) { Map(interaction: .enabled(upThrough: .medium), detent: $0) }
        }
        host.advance(by: .seconds(1))
        let light = try host.color(at: CGPoint(x: 5, y: 5)).red
        host.tap(at: CGPoint(x: 195, y: 10))
        #expect(host.exists("pin 1"))
        detent.value = .large
        host.settle()
        host.advance(by: .seconds(1))
        #expect(try host.color(at: CGPoint(x: 5, y: 5)).red < light - 0.1)
        host.tap(at: CGPoint(x: 195, y: 10))
        detent.value = .height(120)
        host.settle()
        host.advance(by: .seconds(1))
        #expect(host.exists("pin 1"))
        #expect(try host.color(at: CGPoint(x: 5, y: 5)).red == light)
    }

    // MARK: Sizes

    private func sizes(_ sizing: some PresentationSizing, idiom: Idiom = .desktop) throws -> [CGSize] {
        let length = Model(CGFloat(300))
        let host = TestHost(size: CGSize(width: 900, height: 800), idiom: idiom) {
            Bound(length) { length in
                Text("page").sheet(isPresented: .constant(true)) {
                    Color.red.frame(width: length.wrappedValue, height: length.wrappedValue)
                        .presentationSizing(sizing)
                }
            }
        }
        return try [300, 500, 200].map { wanted in
            length.value = wanted
            host.settle()
            host.advance(by: .seconds(1))
            return try host.frame(of: "sheet").size
        }
    }

    @Test("a fitted sheet follows its content; a sticky one grows with it, and does not become smaller")
    func sticky() throws {
        func square(_ lengths: [CGFloat]) -> [CGSize] { lengths.map { CGSize(width: $0, height: $0) } }
        #expect(try sizes(.fitted) == square([300, 500, 200]))
        #expect(try sizes(.fitted.sticky(horizontal: true, vertical: true)) == square([300, 500, 500]))
        let vertical = try sizes(.fitted.sticky(vertical: true))
        #expect(vertical.map(\.width) == [300, 500, 200] && vertical.map(\.height) == [300, 500, 500])
        let form = try sizes(.form.fitted(horizontal: false, vertical: true).sticky(horizontal: false, vertical: true))
        #expect(form.map(\.width) == [540, 540, 540] && form.map(\.height) == [300, 500, 500])
        let page = try sizes(.page)
        #expect(page.allSatisfy { $0 == CGSize(width: 700, height: 760) })
        let automatic = try sizes(.automatic.sticky(vertical: true))
        #expect(automatic.map(\.height) == [340, 540, 540])
    }

    @Test("another sheet begins with its own size")
    func another() throws {
        struct Screen: View {
            @State private var isShown = false
            @State private var length: CGFloat = 400
            var body: some View {
                Button("Show") { isShown = true }
                    .sheet(isPresented: $isShown, onDismiss: { length = 250 }) {
                        Color.red.frame(width: length, height: length)
                            .presentationSizing(.fitted.sticky(horizontal: true, vertical: true))
                    }
            }
        }
        let host = TestHost(size: CGSize(width: 900, height: 800), idiom: .desktop) { Screen() }
        for length in [400, 250] as [CGFloat] {
            try host.tap("Show")
            host.advance(by: .seconds(1))
            #expect(try host.frame(of: "sheet").size == CGSize(width: length, height: length))
            host.press(.escape)
            host.advance(by: .seconds(1))
        }
    }

    @Test("on a phone a sheet covers the page, whatever its sizing is")
    func phone() throws {
        let host = TestHost(size: CGSize(width: 390, height: 700), idiom: .phone) {
            Text("page").sheet(isPresented: .constant(true)) { Text("x").presentationSizing(.fitted) }
        }
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "sheet").width == 390)
    }
}
