import DovetailTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Colour pickers")
struct ColorPickerTests {
    private struct Picking: View {
        @State var color = Color(red: 1, green: 0, blue: 0)
        var supportsOpacity = true
        @Environment(\.self) private var environment
        var body: some View {
            let parts = color.resolve(in: environment)
            VStack {
                ColorPicker("Ink", selection: $color, supportsOpacity: supportsOpacity)
                Text(verbatim: "\(parts.red) \(parts.green) \(parts.blue) \(parts.opacity)")
            }
        }
    }

    @Test("the panel chooses by ready colours, sliders and the field", arguments: Idiom.allCases)
    func panel(_ idiom: Idiom) throws {
        let host = TestHost(size: CGSize(width: 400, height: 500), idiom: idiom) { Picking() }
        #expect(try host.value(of: "Ink") == "#FF0000")
        try host.tap("Ink")
        try host.tap("#000000")
        #expect(host.exists("Hue"))
        try host.tap("#34C759")
        try host.set("Opacity", to: 0.5)
        host.press(.escape)
        #expect(!host.exists("Hue"))
        #expect(try host.value(of: "Ink") == "#34C75980")
        try host.tap("Ink")
        try host.set("Hue", to: 2.0 / 3)
        let field = try host.layoutFrame(of: "Saturation and Brightness")
        host.tap(at: CGPoint(x: field.maxX - 0.5, y: field.minY + 0.5))
        try host.set("Opacity", to: 1)
        host.tap(at: CGPoint(x: 2, y: 2))
        #expect(!host.exists("Hue"))
        #expect(try host.value(of: "Ink")?.hasPrefix("#0") == true)
    }

    @Test("a picker without opacity has no slider for it; a number is typed")
    func typed() throws {
        let host = TestHost(size: CGSize(width: 400, height: 500)) { Picking(supportsOpacity: false) }
        try host.tap("Ink")
        #expect(!host.exists("Opacity"))
        try host.type("#00FF00", into: "Hex")
        host.press(.escape)
        #expect(host.texts.contains("0.0 1.0 0.0 1.0"))
    }

    private struct PickingCGColor: View {
        @State var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        var body: some View {
            VStack {
                ColorPicker("Ink", selection: $color)
                Text(verbatim: "\(color.components?.map { Int($0 * 255) } ?? [])")
            }
        }
    }

    @Test("a colour of Core Graphics' is picked")
    func coreGraphics() throws {
        let host = TestHost(size: CGSize(width: 400, height: 500)) { PickingCGColor() }
        #expect(try host.value(of: "Ink") == "#FF0000")
        try host.tap("Ink")
        try host.tap("#000000")
        host.press(.escape)
        #expect(host.texts.contains("[0, 0, 0, 255]"))
    }
}
