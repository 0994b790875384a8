import DovetailCore
import DovetailTesting
import GalleryExamples
import SwiftUI

/// What a window shows, and how many pixels its display has for each point: what the pictures of two renderers are made of.
package struct WindowScene: Sendable {
    package let name: String
    package let size: CGSize
    package let scale: CGFloat
    private let idiom: Idiom
    private let view: @MainActor @Sendable () -> AnyView
    private let prepare: (@MainActor @Sendable (TestHost) -> Void)?

    private init<Content: View>(
        _ name: String, _ size: CGSize, scale: CGFloat = 1, idiom: Idiom = .pad,
        @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
    ) {
        self.name = name
        self.size = size
        self.scale = scale
        self.idiom = idiom
        self.view = { AnyView(view()) }
        prepare = nil
    }

    private init(_ golden: Golden, scale: CGFloat) {
        name = "golden-\(golden.name)@\(Int(scale))"
        size = golden.size
        self.scale = scale
        idiom = golden.idiom
        view = golden.view
        prepare = golden.prepare
    }

    /// A window with it, which the caller closes.
    @MainActor
    package func makeHost() -> TestHost {
        let host = TestHost(size: size, idiom: idiom, content: view)
        prepare?(host)
        return host
    }

    /// Each sheet of drawings.
    package static let goldens = Golden.all.flatMap { golden in
        [1, 2].map { WindowScene(golden, scale: $0) }
    }

    /// Something flat that is turned upside down in space, inside an outline.
    package static let turned = WindowScene("turned", CGSize(width: 160, height: 100)) {
        VStack {
            Capsule()
                .stroke(LinearGradient(colors: [.blue, .green], startPoint: .top, endPoint: .bottom), lineWidth: 3)
                .frame(width: 120, height: 60)
                .rotation3DEffect(.degrees(160), axis: (x: 1, y: 0, z: 0))
                .clipShape(RoundedRectangle(cornerRadius: 20))
        }
    }

    /// Round corners that are mirrored, turned by quarters, or both.
    package static let mirrored = WindowScene("mirrored", CGSize(width: 280, height: 280)) {
        VStack(spacing: 0) {
            ForEach([0.0, 90, 180, 270], id: \.self) { angle in
                HStack(spacing: 0) {
                    ForEach(0..<4, id: \.self) { number in
                        MirroredCorners()
                            .scaleEffect(x: number & 1 == 0 ? 1 : -1, y: number & 2 == 0 ? 1 : -1)
                            .rotationEffect(.degrees(angle))
                            .frame(width: 70, height: 70)
                    }
                }
            }
        }
    }

    /// Each drawing inside of one effect inside of each outline.
    package static func clips(_ effect: ClipCombination.Effect, scale: CGFloat) -> WindowScene {
        WindowScene("clips-\(effect)@\(Int(scale))", CGSize(width: 400, height: 210), scale: scale) {
            VStack(spacing: 8) {
                ForEach(ClipCombination.Drawing.allCases, id: \.self) { drawing in
                    HStack(spacing: 4) {
                        ForEach(ClipCombination.Outline.allCases, id: \.self) { outline in
                            ClipCombination(drawing: drawing, effect: effect, outline: outline).view
                        }
                    }
                }
            }
        }
    }

    /// The pages of the gallery.
    @MainActor
    package static func gallery(_ idiom: Idiom) -> [WindowScene] {
        let size = idiom == .phone ? CGSize(width: 393, height: 852) : CGSize(width: 900, height: 600)
        return galleryExamples.map { example in
            WindowScene("gallery-\(idiom.rawValue)-\(example.id)", size, idiom: idiom) { example.view }
        }
    }

    /// All of them.
    @MainActor
    package static var all: [WindowScene] {
        goldens + [turned, mirrored]
            + ClipCombination.Effect.allCases.flatMap { effect in [1, 2].map { clips(effect, scale: $0) } }
            + [Idiom.phone, .desktop].flatMap(gallery)
    }
}

/// A disc, a clipped colour with a text, and a canvas that is upside down itself.
private struct MirroredCorners: View {
    var body: some View {
        VStack(spacing: 2) {
            HStack(spacing: 2) {
                Circle().fill(.red)
                ZStack {
                    Color.blue
                    Text("R").foregroundStyle(.white)
                }
                .clipShape(.rect(cornerRadius: 8))
            }
            Canvas { context, size in
                context.translateBy(x: 0, y: size.height)
                context.scaleBy(x: 1, y: -1)
                context.fill(
                    Path(roundedRect: CGRect(x: 0, y: 2, width: 28, height: 22), cornerRadius: 8), with: .color(.green))
                context.clip(to: Path(ellipseIn: CGRect(x: 32, y: 0, width: 24, height: 24)))
                context.fill(Path(CGRect(x: 30, y: 0, width: 30, height: 16)), with: .color(.orange))
            }
        }
        .frame(width: 60, height: 54)
    }
}
