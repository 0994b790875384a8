import DovetailCore
import Foundation
import SwiftUI
import Testing

@testable import DovetailTesting

@MainActor
@Suite("Menu buttons and palettes")
struct OlderMenuTests {
    @available(*, deprecated)
    @Test("a menu button opens a menu in each of its styles")
    func menuButtons() throws {
        func check<S: MenuButtonStyle>(_ style: S) throws {
            let log = Probe<String>()
            let host = TestHost {
                MenuButton("Options") { Button("First") { log.note("first") } }.menuButtonStyle(style)
            }
            try host.tap("Options")
            try host.tap("First")
            #expect(log.entries == ["first"] && !host.exists("First"))
        }
        try check(DefaultMenuButtonStyle())
        try check(PullDownMenuButtonStyle())
        try check(BorderlessButtonMenuButtonStyle())
        try check(BorderlessPullDownMenuButtonStyle())
    }

    private struct Palette: View {
        let effect: PaletteSelectionEffect
        @State private var choice = "star"
        var body: some View {
            Picker("Shape", selection: $choice) {
                ForEach(["star", "heart"], id: \.self) { Image(systemName: $0) }
            }
            .pickerStyle(.palette).paletteSelectionEffect(effect)
        }
    }

    @Test("the effect of a palette shows the chosen symbol in a variant, or leaves it as it is")
    func palette() throws {
        let filled = TestHost { Palette(effect: .symbolVariant(.fill)) }
        let (own, usual) = (TestHost { Palette(effect: .custom) }, TestHost { Palette(effect: .automatic) })
        #expect(filled.symbols == ["star", "heart"])
        // The background of the chosen row is drawn by the automatic effect alone, and a filled star has a filled middle.
        let frame = try own.frame(of: "star")
        let (edge, middle) = (CGPoint(x: frame.minX + 4, y: frame.midY), CGPoint(x: frame.midX, y: frame.midY))
        #expect(try own.color(at: edge) != usual.color(at: edge))
        #expect(try own.color(at: middle) != filled.color(at: middle))
        try filled.tap("heart")
        #expect(try filled.color(at: middle) == own.color(at: edge))
    }
}
