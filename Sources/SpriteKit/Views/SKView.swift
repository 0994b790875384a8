import Combine
import DovetailCore
import DovetailPaint
import DovetailUIKit
import Foundation

/// A view that shows a scene and lets its time go on, frame by frame.
@MainActor @preconcurrency
open class SKView: UIView {
    /// The scene that is shown; nil for none.
    open private(set) var scene: SKScene?
    /// Whether time stands still.
    open var isPaused = false { didSet { state.change() } }
    /// How many frames are wanted in a second.
    open var preferredFramesPerSecond = 60 { didSet { state.change() } }
    /// Whether what is behind the view is seen where the scene draws nothing.
    open var allowsTransparency = false { didSet { state.change() } }
    /// Whether nodes of the same z position may be drawn in any order. They are drawn in the order of the tree in any case.
    open var ignoresSiblingOrder = false
    open var shouldCullNonVisibleNodes = true
    open var isAsynchronous = true
    /// Numbers for developers in the corner of the view.
    open var showsFPS = false { didSet { state.change() } }
    open var showsNodeCount = false { didSet { state.change() } }
    open var showsDrawCount = false
    open var showsQuadCount = false
    open var showsPhysics = false
    open var showsFields = false
    open var frameInterval: Int {
        get { max(60 / max(preferredFramesPerSecond, 1), 1) }
        set { preferredFramesPerSecond = 60 / max(newValue, 1) }
    }
    open var preferredFrameRate: Float {
        get { Float(preferredFramesPerSecond) }
        set { preferredFramesPerSecond = Int(newValue) }
    }

    let state = SceneViewState()
    private var host: UIHostingController<SceneViewContent>!
    /// The nodes that hear of the presses that began on them.
    private var pressed: [ObjectIdentifier: SKNode] = [:]
    /// The touches that nodes are being told of.
    private var handedOver: Set<ObjectIdentifier> = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        ready()
    }
    /// A view of no size, such as that of a storyboard's controller.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        ready()
    }

    private func ready() {
        host = UIHostingController(rootView: SceneViewContent(view: WeakSceneView(self), state: state))
        host.view.frame = bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(host.view)
    }

    /// Shows a scene in the place of the one that is shown; nil shows none.
    open func presentScene(_ scene: SKScene?) { present(scene, nil) }
    /// Shows a scene, and goes over to it by a transition.
    open func presentScene(_ scene: SKScene, transition: SKTransition) { present(scene, transition) }

    private func present(_ next: SKScene?, _ transition: SKTransition?) {
        guard next !== scene else { return }
        let old = scene
        old?.willMove(from: self)
        scene = next
        // A scene is in one view at a time.
        if let other = next?.view, other !== self { other.presentScene(nil) }
        next?.view = self
        fitScene()
        if let transition, let old, next != nil { state.begin(transition, from: old) }
        next?.didMove(to: self)
        if state.leaving == nil {
            old?.view = nil
        } else {
            state.ends = { old?.view = old?.view === self ? nil : old?.view }
        }
        state.change()
    }

    /// Gives a scene that takes the size of its view that size.
    func fitScene() {
        if let scene, scene.scaleMode == .resizeFill, bounds.size != .zero { scene.size = bounds.size }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        fitScene()
    }

    /// A picture of a node with its descendants; nil for one that draws nothing.
    open func texture(from node: SKNode) -> SKTexture? { texture(from: node, crop: node.calculateAccumulatedFrame()) }
    /// A picture of a part of a node's parent, with the node and its descendants alone.
    open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
        guard crop.width > 0, crop.height > 0 else { return nil }
        let toView = CGAffineTransform(translationX: -crop.minX, y: crop.maxY).scaledBy(x: 1, y: -1)
        let renderer = ImageRenderer(
            content: Canvas { context, _ in ScenePainter.paint(node, toView, context) }
                .frame(width: crop.width, height: crop.height))
        return renderer.uiImage.map { SKTexture(image: $0) }
    }

    /// A point of a scene that is shown in the view.
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
    /// A point of the view in a scene that is shown.
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }

    // MARK: Frames

    /// Lets the scene's time go on to a frame.
    func frame(at date: Date) {
        guard !isPaused else { return }
        fitScene()
        let time = date.timeIntervalSinceReferenceDate
        state.frame(at: time)
        scene?.advance(to: time)
        state.change()
    }

    func paint(_ context: GraphicsContext, _ size: CGSize) {
        guard let scene else { return }
        if let (transition, leaving, part) = state.transition {
            transition.paint(from: leaving, to: scene, part, size, isTransparent: allowsTransparency, context)
        } else {
            ScenePainter.paint(scene, in: size, isTransparent: allowsTransparency, context)
        }
    }

    /// What developers asked to see.
    var numbers: String {
        var parts: [String] = []
        if showsNodeCount, let scene {
            var count = 0
            scene.forEachInside { _ in count += 1 }
            parts.append("nodes:\(count - 1)")
        }
        if showsFPS { parts.append("\(state.framesPerSecond) fps") }
        return parts.joined(separator: "  ")
    }

    // MARK: Presses

    /// The node that a press goes to: the nearest one there that hears of presses, and else the scene.
    private func target(of touch: UITouch) -> SKNode? {
        guard let scene, scene.isUserInteractionEnabled else { return nil }
        let point = scene.convertPoint(fromView: touch.location(in: self))
        return scene.nodes(at: point).first { $0.isUserInteractionEnabled && $0.isSeen } ?? scene
    }

    /// Gives touches to their nodes. What a node does not handle goes from parent to parent, and from the scene to this view: from here it goes
    /// on to what the view is in, and not to the node once more.
    private func handOver(
        _ touches: Set<UITouch>, to node: (UITouch) -> SKNode?, _ tell: (UIResponder, Set<UITouch>) -> Void
    ) {
        for touch in touches {
            let id = ObjectIdentifier(touch)
            guard handedOver.insert(id).inserted else {
                if let next { tell(next, [touch]) }
                continue
            }
            defer { handedOver.remove(id) }
            if let node = node(touch) { tell(node, [touch]) }
        }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handOver(touches) { touch in
            let node = target(of: touch)
            pressed[ObjectIdentifier(touch)] = node
            return node
        } _: {
            $0.touchesBegan($1, with: event)
        }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        handOver(touches) {
            pressed[ObjectIdentifier($0)]
        } _: {
            $0.touchesMoved($1, with: event)
        }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        handOver(touches) {
            pressed.removeValue(forKey: ObjectIdentifier($0))
        } _: {
            $0.touchesEnded($1, with: event)
        }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        handOver(touches) {
            pressed.removeValue(forKey: ObjectIdentifier($0))
        } _: {
            $0.touchesCancelled($1, with: event)
        }
    }
}

extension SKNode {
    /// Whether neither it nor a node around it is hidden.
    fileprivate var isSeen: Bool {
        var node: SKNode? = self
        while let next = node {
            if next.isHidden || next.alpha <= 0 { return false }
            node = next.parent
        }
        return true
    }
}

/// A view that may be gone.
struct WeakSceneView {
    weak var view: SKView?
    init(_ view: SKView) { self.view = view }
}

/// What of a view changes from frame to frame.
@MainActor
final class SceneViewState: ObservableObject {
    @Published private(set) var version = 0
    private(set) var framesPerSecond = 0
    private var times: [TimeInterval] = []
    private var begun: (transition: SKTransition, scene: SKScene, at: TimeInterval?)?
    private var now: TimeInterval = 0
    /// Called when the scene before is not seen any more.
    var ends: (() -> Void)?

    nonisolated init() {}

    func change() { version &+= 1 }

    func begin(_ transition: SKTransition, from scene: SKScene) { begun = (transition, scene, nil) }
    /// The scene that is still seen, while a transition goes on.
    var leaving: SKScene? { begun?.scene }

    /// The transition that goes on, and how far it is.
    var transition: (SKTransition, SKScene, Double)? {
        guard let begun else { return nil }
        let passed = begun.at.map { now - $0 } ?? 0
        return (begun.transition, begun.scene, min(max(passed / max(begun.transition.duration, 0.001), 0), 1))
    }

    func frame(at time: TimeInterval) {
        now = time
        times.append(time)
        times.removeAll { $0 <= time - 1 }
        framesPerSecond = times.count
        guard let begun else { return }
        if begun.at == nil { self.begun?.at = time }
        if let (_, _, part) = transition, part >= 1 {
            self.begun = nil
            ends?()
            ends = nil
        } else if !begun.transition.pausesOutgoingScene {
            begun.scene.advance(to: time)
        }
    }
}

/// What a view of a scene shows.
struct SceneViewContent: View {
    let view: WeakSceneView
    @ObservedObject var state: SceneViewState

    var body: some View {
        if let view = view.view {
            // Read, so that each frame is drawn.
            let version = state.version
            TimelineView(
                .animation(minimumInterval: 1 / Double(max(view.preferredFramesPerSecond, 1)), paused: view.isPaused)
            ) { timeline in
                SceneFrame(view: self.view, version: version)
                    .onChange(of: timeline.date, initial: true) { self.view.view?.frame(at: $1) }
            }
        }
    }
}

/// One frame.
private struct SceneFrame: View {
    let view: WeakSceneView
    let version: Int

    var body: some View {
        Canvas { context, size in view.view?.paint(context, size) }
            .overlay(alignment: .bottomTrailing) {
                if let numbers = view.view?.numbers, !numbers.isEmpty {
                    Text(numbers).font(.system(size: 10).monospaced()).foregroundStyle(.white).padding(4)
                }
            }
    }
}
