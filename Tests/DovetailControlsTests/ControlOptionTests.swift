import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// What labels, buttons and sliders can be told about their parts.
@MainActor
@Suite("Options of labels, buttons and sliders")
struct ControlOptionTests {
    private struct Titles: View {
        var width: CGFloat
        var spacing: CGFloat

        var body: some View {
            VStack(alignment: .leading) {
                Label(title: { Text("wide") }, icon: { Color.red.frame(width: 24, height: 10) })
                Label(title: { Text("narrow") }, icon: { Color.red.frame(width: 6, height: 10) })
            }
            .labelReservedIconWidth(width)
            .labelIconToTitleSpacing(spacing)
        }
    }

    @Test("titles of labels begin where the room for icons ends")
    func labels() throws {
        func starts(_ width: CGFloat, _ spacing: CGFloat) throws -> [CGFloat] {
            let host = TestHost(size: CGSize(width: 200, height: 100)) {
                Titles(width: width, spacing: spacing).frame(maxWidth: .infinity, alignment: .leading)
            }
            return try [host.frame(of: "wide").minX, host.frame(of: "narrow").minX]
        }
        #expect(try starts(30, 12) == [42, 42])
        #expect(try starts(10, 5) == [29, 15])
    }

    @Test("a label style can read both lengths")
    func style() {
        struct Lengths: LabelStyle {
            @Environment(\.labelReservedIconWidth) private var width
            @Environment(\.labelIconToTitleSpacing) private var spacing
            func makeBody(configuration: Configuration) -> some View {
                Text("\(Int(width ?? -1)) \(Int(spacing ?? -1))")
            }
        }
        let label = Label("a", systemImage: "star").labelStyle(Lengths())
        #expect(TestHost { label }.texts == ["-1 -1"])
        #expect(TestHost { label.labelReservedIconWidth(4).labelIconToTitleSpacing(2) }.texts == ["4 2"])
    }

    @Test("buttons with a border are as wide as there is room where they are flexible")
    func buttons() throws {
        func width(_ sizing: ButtonSizing) throws -> CGFloat {
            let host = TestHost(size: CGSize(width: 300, height: 100), idiom: .phone) {
                Button("Go") {}.buttonStyle(.borderedProminent).buttonSizing(sizing)
            }
            return try host.frame(of: "Go").width
        }
        #expect(try width(.flexible) == 300)
        #expect(try width(.fitted) < 100)
        #expect(try width(.fitted) == width(.automatic))
    }

    @Test("a slider without a knob shows its line, and can be dragged")
    func slider() throws {
        struct Volume: View {
            @State private var value = 0.5
            let visibility: Visibility
            var body: some View {
                Slider(value: $value) { Text("Volume") }.tint(.red).labelsHidden().sliderThumbVisibility(visibility)
            }
        }
        func middle(_ visibility: Visibility) throws -> Color.Resolved {
            try TestHost(size: CGSize(width: 200, height: 60), idiom: .phone) { Volume(visibility: visibility) }
                .color(at: CGPoint(x: 106, y: 30))
        }
        #expect(try middle(.automatic).green > 0.9)
        let host = TestHost(size: CGSize(width: 200, height: 60), idiom: .phone) { Volume(visibility: .hidden) }
        #expect(try host.color(at: CGPoint(x: 96, y: 30)).green < 0.5)
        host.drag(from: CGPoint(x: 100, y: 30), to: CGPoint(x: 160, y: 30))
        #expect(try host.color(at: CGPoint(x: 150, y: 30)).green < 0.5)
    }
}
