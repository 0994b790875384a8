import DovetailCore
import DovetailUIKit
import Foundation

/// A view of SwiftUI's that shows a scene.
///
///     struct Game: View {
///         @State private var scene = GameScene(size: CGSize(width: 300, height: 400))
///         var body: some View { SpriteView(scene: scene) }
///     }
@MainActor @preconcurrency
public struct SpriteView: View {
    /// How a scene is drawn.
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// What is behind is seen where the scene draws nothing.
        public static let allowsTransparency = Options(rawValue: 1)
        /// Nodes of the same z position may be drawn in any order. They are drawn in the order of the tree in any case.
        public static let ignoresSiblingOrder = Options(rawValue: 2)
        /// What is outside is not drawn.
        public static let shouldCullNonVisibleNodes = Options(rawValue: 4)
    }

    /// What developers would like to see.
    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let showsFPS = DebugOptions(rawValue: 1)
        public static let showsNodeCount = DebugOptions(rawValue: 2)
        public static let showsDrawCount = DebugOptions(rawValue: 4)
        public static let showsQuadCount = DebugOptions(rawValue: 8)
        public static let showsPhysics = DebugOptions(rawValue: 16)
        public static let showsFields = DebugOptions(rawValue: 32)
    }

    private let scene: SKScene
    private let transition: SKTransition?
    private let isPaused: Bool
    private let preferredFramesPerSecond: Int
    private let options: Options
    private let debugOptions: DebugOptions

    /// - Parameters:
    ///   - scene: What is shown. Another one takes its place.
    ///   - transition: How another scene takes its place; nil for at once.
    ///   - isPaused: Whether time stands still.
    ///   - preferredFramesPerSecond: How many frames are wanted in a second.
    ///   - options: How it is drawn.
    ///   - debugOptions: What developers would like to see.
    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: SpriteView.Options = [.shouldCullNonVisibleNodes], debugOptions: SpriteView.DebugOptions = []
    ) {
        (self.scene, self.transition, self.isPaused) = (scene, transition, isPaused)
        self.preferredFramesPerSecond = preferredFramesPerSecond
        (self.options, self.debugOptions) = (options, debugOptions)
    }

    public var body: some View {
        SceneRepresentable(
            scene: scene, transition: transition, isPaused: isPaused, framesPerSecond: preferredFramesPerSecond,
            options: options, debugOptions: debugOptions)
    }
}

private struct SceneRepresentable: UIViewRepresentable {
    let scene: SKScene
    let transition: SKTransition?
    let isPaused: Bool
    let framesPerSecond: Int
    let options: SpriteView.Options
    let debugOptions: SpriteView.DebugOptions

    func makeUIView(context: Context) -> SKView { SKView(frame: .zero) }

    func updateUIView(_ view: SKView, context: Context) {
        if view.isPaused != isPaused { view.isPaused = isPaused }
        view.preferredFramesPerSecond = framesPerSecond
        view.allowsTransparency = options.contains(.allowsTransparency)
        view.showsFPS = debugOptions.contains(.showsFPS)
        view.showsNodeCount = debugOptions.contains(.showsNodeCount)
        guard view.scene !== scene else { return }
        if let transition, view.scene != nil {
            view.presentScene(scene, transition: transition)
        } else {
            view.presentScene(scene)
        }
    }

    static func dismantleUIView(_ view: SKView, coordinator: ()) { view.presentScene(nil) }
}
