import AppKit
import Testing

@MainActor
@Suite("Literals of colours and pictures of AppKit")
struct AppKitLiteralTests {
    @Test("a colour literal is an NSColor of its components, an image literal an NSImage")
    func literals() {
        let color = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
        #expect(color.redComponent == 1 && color.greenComponent == 0.5)
        #expect(color.blueComponent == 0.25 && color.alphaComponent == 0.75)
        let image = #imageLiteral(resourceName: "No such picture")
        #expect(type(of: image) == NSImage.self)
        #expect(type(of: color) == NSColor.self)
    }
}
