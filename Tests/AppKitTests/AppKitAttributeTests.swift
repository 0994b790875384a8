import AppKit
import SwiftUI
import Testing

@MainActor
@Suite("Attribute scope of AppKit's")
struct AppKitAttributeTests {
    @Test("attributes of AppKit's and SwiftUI's are told apart by their types")
    func scopes() {
        var text = AttributedString("red")
        text.foregroundColor = NSColor.red
        text.font = NSFont.boldSystemFont(ofSize: 20)
        text.appKit.kern = 3
        text.appKit.backgroundColor = .yellow
        #expect(text.appKit.foregroundColor == .red && text.appKit.font?.pointSize == 20 && text.appKit.kern == 3)
        #expect(text.swiftUI.foregroundColor == nil && text.swiftUI.font == nil && text.swiftUI.kern == nil)
        text.foregroundColor = Color.blue
        #expect(text.swiftUI.foregroundColor == .blue && text.appKit.foregroundColor == .red)
        var container = AttributeContainer()
        container.appKit.tracking = 2
        container.appKit.baselineOffset = 1
        #expect(AttributedString("a", attributes: container).appKit.tracking == 2)
    }
}
