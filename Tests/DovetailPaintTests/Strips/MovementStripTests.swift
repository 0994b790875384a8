import DovetailPaint
import DovetailTesting
import Foundation
import PictureSupport
import SwiftUI
import Testing

/// Strips of five frames, at the beginning, a quarter, half, three quarters and the end of a movement. The first row shows the movement
/// there, the second one the way back.
@MainActor
@Suite("Strips of movements")
struct MovementStripTests {
    nonisolated private static let size = CGSize(width: 120, height: 80)

    /// What turns round when a test says so.
    private final class Switch: ObservableObject {
        @Published var isOn: Bool
        init(_ isOn: Bool) { self.isOn = isOn }
    }

    private struct Stage<Content: View>: View {
        @ObservedObject var state: Switch
        let content: (Bool) -> Content
        var body: some View {
            ZStack {
                Color(white: 0.93)
                // Marks the middle of the window.
                Path {
                    $0.addRect(CGRect(x: 59.5, y: 0, width: 1, height: 80))
                    $0.addRect(CGRect(x: 0, y: 39.5, width: 120, height: 1))
                }
                .fill(Color(white: 0.75))
                content(state.isOn)
            }
            .frame(width: 120, height: 80)
        }
    }

    private func frames<Content: View>(_ isOn: Bool, _ content: @escaping (Bool) -> Content) throws -> [CGImage] {
        let state = Switch(!isOn)
        let host = TestHost(size: Self.size) { Stage(state: state, content: content) }
        withAnimation(.linear(duration: 1)) { state.isOn = isOn }
        host.settle()
        var frames: [CGImage] = []
        for part in 0...4 {
            if part > 0 { host.advance(by: .milliseconds(250)) }
            frames.append(try #require(CGImage(encoded: host.png())))
        }
        return frames
    }

    private func check<Content: View>(
        _ name: String, location: SourceLocation = #_sourceLocation, @ViewBuilder _ content: @escaping (Bool) -> Content
    ) throws {
        let rows = [try frames(true, content), try frames(false, content)]
        let strip = try GoldenPicture.picture(size: CGSize(width: 5 * 120 + 6 * 4, height: 2 * 80 + 3 * 4)) {
            VStack(spacing: 4) {
                ForEach(0..<2, id: \.self) { row in
                    HStack(spacing: 4) {
                        ForEach(0..<5, id: \.self) { Image(decorative: rows[row][$0], scale: 1) }
                    }
                }
            }
        }
        try GoldenPicture.check(
            strip.pngData(), width: CGFloat(strip.width), height: CGFloat(strip.height), name, in: "Strips/Pictures",
            location: location)
    }

    private struct Card: View {
        var body: some View {
            RoundedRectangle(cornerRadius: 8).fill(Color(red: 0.2, green: 0.45, blue: 0.85))
                .overlay(alignment: .topLeading) { Circle().fill(.orange).frame(width: 14, height: 14).padding(5) }
        }
    }

    nonisolated static let transitions: [String] = [
        "none", "identity", "opacity", "scale", "scale-corner", "move-leading", "move-bottom", "slide", "offset",
        "push",
        "blurReplace", "blurReplace-upUp", "asymmetric", "combined", "modifier", "own",
    ]

    private struct Tilt: ViewModifier {
        let angle: Double
        func body(content: Content) -> some View { content.rotationEffect(.degrees(angle), anchor: .bottomLeading) }
    }

    private struct Squeeze: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.scaleEffect(x: phase.isIdentity ? 1 : 0.2, y: 1).offset(y: 20 * phase.value)
        }
    }

    private func transition(_ name: String) -> AnyTransition? {
        switch name {
        case "identity": .identity
        case "opacity": .opacity
        case "scale": .scale
        case "scale-corner": .scale(scale: 0.5, anchor: .topLeading)
        case "move-leading": .move(edge: .leading)
        case "move-bottom": .move(edge: .bottom)
        case "slide": .slide
        case "offset": .offset(x: 30, y: -20)
        case "push": .push(from: .bottom)
        case "blurReplace": AnyTransition(.blurReplace)
        case "blurReplace-upUp": AnyTransition(.blurReplace(.upUp))
        case "asymmetric": .asymmetric(insertion: .move(edge: .top), removal: .scale)
        case "combined": .scale(scale: 0.5).combined(with: .offset(x: 40)).combined(with: .opacity)
        case "modifier": .modifier(active: Tilt(angle: 45), identity: Tilt(angle: 0))
        case "own": AnyTransition(Squeeze())
        default: nil
        }
    }

    @Test("a view comes and goes by each transition", arguments: transitions)
    func transition(name: String) throws {
        let transition = transition(name)
        try check("transition-\(name)") { isShown in
            if isShown {
                if let transition {
                    Card().frame(width: 60, height: 40).transition(transition)
                } else {
                    Card().frame(width: 60, height: 40)
                }
            }
        }
    }

    private struct Pair: View {
        let isOpen: Bool
        @Namespace private var space
        var body: some View {
            ZStack {
                if isOpen {
                    Card().matchedGeometryEffect(id: 1, in: space).frame(width: 100, height: 60)
                } else {
                    VStack {
                        HStack {
                            Card().matchedGeometryEffect(id: 1, in: space).frame(width: 30, height: 20)
                            Spacer()
                        }
                        Spacer()
                    }
                    .padding(4)
                }
            }
        }
    }

    @Test("a small view grows into its matched large one")
    func matched() throws { try check("matched") { Pair(isOpen: $0) } }

    @Test("a row goes to another place, and the others make room")
    func reordered() throws {
        let colors: [Color] = [.red, .orange, .green, .blue]
        try check("reordered") { isMoved in
            VStack(spacing: 2) {
                ForEach(isMoved ? [1, 2, 3, 0] : [0, 1, 2, 3], id: \.self) { row in
                    RoundedRectangle(cornerRadius: 4).fill(colors[row]).frame(width: 50 + 15 * CGFloat(row), height: 16)
                }
            }
        }
    }

    @Test("a row comes between others")
    func inserted() throws {
        let colors: [Color] = [.red, .orange, .green]
        try check("inserted") { isThere in
            VStack(spacing: 2) {
                ForEach(isThere ? [0, 1, 2] : [0, 2], id: \.self) { row in
                    RoundedRectangle(cornerRadius: 4).fill(colors[row]).frame(width: 80, height: 18)
                }
            }
        }
    }

    @Test("a card grows, with what is in it and around it")
    func resized() throws {
        try check("resized") { isLarge in
            HStack(spacing: 4) {
                Card().frame(width: isLarge ? 80 : 30, height: isLarge ? 60 : 24)
                RoundedRectangle(cornerRadius: isLarge ? 10 : 0).fill(.green).frame(width: 20)
                    .padding(.vertical, isLarge ? 30 : 5)
            }
        }
    }

    @Test("shapes, strokes, gradients and shadows on their way")
    func drawn() throws {
        try check("drawn") { isOn in
            HStack(spacing: 10) {
                Circle().trim(from: 0, to: isOn ? 1 : 0.1).stroke(.red, lineWidth: isOn ? 8 : 2)
                    .frame(width: 26, height: 26)
                RoundedRectangle(cornerRadius: isOn ? 13 : 0)
                    .fill(
                        LinearGradient(
                            colors: isOn ? [.blue, .purple] : [.yellow, .green], startPoint: .top,
                            endPoint: isOn ? .bottom : .trailing)
                    )
                    .frame(width: 26, height: 40)
                Circle().fill(.white).frame(width: 24, height: 24)
                    .shadow(color: isOn ? .red : .black, radius: isOn ? 8 : 1, y: isOn ? 6 : 1)
            }
        }
    }

    @Test("a symbol is replaced by another one")
    func symbols() throws {
        try check("symbol") { isOn in
            Image(systemName: isOn ? "pause.fill" : "play.fill").font(.system(size: 40))
                .contentTransition(.symbolEffect(.replace))
        }
    }
}
