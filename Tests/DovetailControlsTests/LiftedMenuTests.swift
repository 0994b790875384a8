import DovetailCore
import DovetailTesting
import SwiftUI
import Testing

/// What stands beside context menus in the idioms of touch devices.
@MainActor
@Suite("Context menus with what they are about")
struct LiftedMenuTests {
    private static let size = CGSize(width: 390, height: 700)

    private func host(
        idiom: Idiom, size: CGSize = size, alignment: Alignment = .center, previewHeight: CGFloat = 120
    ) -> TestHost {
        TestHost(size: size, idiom: idiom) {
            Text("photo")
                .frame(width: 100, height: 60)
                .contextMenu {
                    Button("Share") {}
                    Button("Delete", role: .destructive) {}
                } preview: {
                    Text("large photo").frame(width: 200, height: previewHeight)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }
    }

    /// Opens the menu of a view, and waits until it stands.
    private func open(_ name: String, in host: TestHost) throws {
        try host.tap(name, button: .secondary)
        host.advance(by: .seconds(1))
    }

    @Test("a preview stands at the view, the menu below it or above it", arguments: [Idiom.phone, .pad])
    func preview(idiom: Idiom) throws {
        let host = host(idiom: idiom)
        let source = try host.frame(of: "photo")
        try open("photo", in: host)
        let preview = try host.frame(of: "large photo")
        #expect(abs(preview.midX - source.midX) < 1 && abs(preview.midY - source.midY) < 1)
        let first = try host.frame(of: "Share")
        #expect(first.minY >= preview.midY + 60 && first.minY < preview.midY + 90)
        let low = self.host(idiom: idiom, alignment: .bottomTrailing)
        try open("photo", in: low)
        let lowPreview = try low.frame(of: "large photo")
        #expect(try low.frame(of: "Delete").maxY <= lowPreview.midY - 60)
        #expect(lowPreview.midY + 60 <= Self.size.height - 12 + 0.5)
    }

    @Test("what is too high gives way to the menu; in a low window the menu stands beside it")
    func room() throws {
        let host = host(idiom: .phone, previewHeight: 2000)
        try open("photo", in: host)
        let last = try host.frame(of: "Delete")
        #expect(last.maxY <= Self.size.height - 12)
        #expect(try host.frame(of: "large photo").midY < last.minY)
        let low = self.host(idiom: .phone, size: CGSize(width: 700, height: 220))
        try open("photo", in: low)
        let preview = try low.frame(of: "large photo")
        #expect(try low.frame(of: "Share").minX >= preview.midX + 100)
    }

    @Test("a press beside the menu, one on the preview, Escape and an item send both away")
    func closing() throws {
        let host = host(idiom: .phone)
        for close in [
            { host.tap(at: CGPoint(x: 5, y: 5)) }, { host.tap(at: CGPoint(x: 195, y: 350)) }, { host.press(.escape) },
            { try? host.tap("Share") },
        ] {
            try open("photo", in: host)
            #expect(host.exists("large photo") && host.exists("Share"))
            close()
            host.advance(by: .seconds(1))
            #expect(!host.exists("large photo") && !host.exists("Share"))
        }
    }

    @Test("on the desktop there is the menu alone, where the pointer is")
    func desktop() throws {
        let host = host(idiom: .desktop)
        try open("photo", in: host)
        #expect(host.exists("Share") && !host.exists("large photo"))
    }

    // MARK: The view itself

    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            Color.green
                .frame(width: 80, height: 80)
                .overlay { Text("count \(count)") }
                .onTapGesture { count += 1 }
                .contentShape(.contextMenuPreview, Circle())
                .contextMenu { Button("Act") {} }
        }
    }

    /// The colour at a point of what is painted, 0 to 255.
    private func pixel(_ host: TestHost, _ x: CGFloat, _ y: CGFloat) throws -> Pixel {
        let color = try host.color(at: CGPoint(x: x, y: y))
        return Pixel(red: Int(color.red * 255 + 0.5), green: Int(color.green * 255 + 0.5))
    }

    private struct Pixel: Equatable { let red, green: Int }

    @Test("without a preview the view itself is lifted from the dimmed window, within its outline, and keeps its state")
    func lifted() throws {
        let host = TestHost(size: CGSize(width: 300, height: 400), idiom: .phone) {
            ZStack(alignment: .topLeading) {
                Color.white
                Counter().padding(40)
            }
            .ignoresSafeArea()
        }
        try host.tap("count 0")
        let before = try pixel(host, 60, 60)
        try open("count 1", in: host)
        #expect(host.exists("Act"))
        // There is one view of that name, the one below.
        #expect(try pixel(host, 60, 60) == before)
        #expect(try pixel(host, 44, 44).green < before.green, "outside of the circle the window is dimmed")
        #expect(try pixel(host, 250, 380).red < 230)
        host.press(.escape)
        host.advance(by: .seconds(1))
        #expect(host.exists("count 1") && !host.exists("Act"))
        #expect(try pixel(host, 250, 380).red == 255)
    }

    @Test("the menu of a row's content, and the one of a selection, lift the whole row")
    func rows() throws {
        struct Rows: View {
            let isOfSelection: Bool
            @State private var selection: String?
            var body: some View {
                if isOfSelection {
                    List(["one", "two"], id: \.self, selection: $selection) { Text($0) }
                        .contextMenu(forSelectionType: String.self) { _ in Button("Act") {} }
                } else {
                    List(["one", "two"], id: \.self) { row in Text(row).contextMenu { Button("Act") {} } }
                }
            }
        }
        for isOfSelection in [true, false] {
            let host = TestHost(size: CGSize(width: 390, height: 600), idiom: .phone) {
                Rows(isOfSelection: isOfSelection)
            }
            let row = try host.frame(of: "two")
            try open("two", in: host)
            #expect(host.exists("Act"))
            // The row is white at its end, but for the pointer over it, with the list dimmed around it.
            #expect(try pixel(host, 350, row.midY).red > 235, "\(isOfSelection)")
            #expect(try pixel(host, 350, row.midY + 300).red < 200, "\(isOfSelection)")
        }
    }
}
