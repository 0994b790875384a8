import AVFoundation
import DovetailCore
import DovetailUIKit
import Foundation

/// How a scene of another size than its view's is made to fit.
public enum SKSceneScaleMode: Int, Sendable {
    /// Each side by itself.
    case fill
    /// All of the view is covered, and what juts out is not seen.
    case aspectFill
    /// All of the scene is seen.
    case aspectFit
    /// The scene takes the size of the view.
    case resizeFill
}

/// What hears of the steps of each frame of a scene in the place of a subclass.
@MainActor @preconcurrency
public protocol SKSceneDelegate: AnyObject {
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    func didEvaluateActions(for scene: SKScene)
    func didSimulatePhysics(for scene: SKScene)
    func didApplyConstraints(for scene: SKScene)
    func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
    public func didEvaluateActions(for scene: SKScene) {}
    public func didSimulatePhysics(for scene: SKScene) {}
    public func didApplyConstraints(for scene: SKScene) {}
    public func didFinishUpdate(for scene: SKScene) {}
}

/// All that a view of SpriteKit's shows. In each frame it is asked to update itself; then actions, physics and constraints go on, in that order.
@MainActor @preconcurrency
open class SKScene: SKEffectNode {
    /// How large it is, in points of its own.
    open var size: CGSize {
        didSet { if size != oldValue { didChangeSize(oldValue) } }
    }
    /// How it fits into a view of another size.
    open var scaleMode = SKSceneScaleMode.fill { didSet { if scaleMode != oldValue { view?.fitScene() } } }
    /// What is behind everything.
    open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
    /// Where in the scene's rectangle the origin is: (0, 0) is the lower left corner, (1, 1) the upper right one.
    open var anchorPoint = CGPoint.zero
    /// Whose place is the middle of what is seen; nil for the whole scene.
    open weak var camera: SKCameraNode?
    /// What hears of the steps of a frame.
    open weak var delegate: (any SKSceneDelegate)?
    /// How things fall and meet.
    public let physicsWorld = SKPhysicsWorld()
    /// The view that shows it.
    open internal(set) weak var view: SKView?
    /// Where sounds are heard from. Sounds come from everywhere here.
    open weak var listener: SKNode?
    let sounds = SceneSounds()
    /// ``audioEngine``, once it was asked for.
    var soundEngine: AVAudioEngine?
    private var lastTime: TimeInterval?

    /// A scene of a size.
    public init(size: CGSize) {
        self.size = size
        super.init()
        ready()
    }

    public required init?(coder aDecoder: NSCoder) {
        size = CGSize(width: 1, height: 1)
        super.init(coder: aDecoder)
        ready()
    }

    /// A scene of 1 point: a size is set later.
    public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }

    private func ready() {
        isUserInteractionEnabled = true
        physicsWorld.scene = self
        if !SceneFile.isReading { sceneDidLoad() }
    }

    // MARK: For subclasses

    /// It has been made.
    open func sceneDidLoad() {}
    /// A view shows it from now on.
    open func didMove(to view: SKView) {}
    /// A view shows it no more.
    open func willMove(from view: SKView) {}
    /// Its size has changed.
    open func didChangeSize(_ oldSize: CGSize) {}
    /// A frame begins.
    ///
    /// - Parameter currentTime: In seconds since some moment.
    open func update(_ currentTime: TimeInterval) {}
    /// The actions have gone on.
    open func didEvaluateActions() {}
    /// Things have fallen and met.
    open func didSimulatePhysics() {}
    /// Things have been put where their constraints want them.
    open func didApplyConstraints() {}
    /// The frame is ready to be drawn.
    open func didFinishUpdate() {}

    open override var next: UIResponder? { view }
    open override var frame: CGRect {
        CGRect(
            x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }

    // MARK: View

    /// A point of the view in the scene.
    open func convertPoint(fromView point: CGPoint) -> CGPoint {
        guard let view else { return point }
        return point.applying(SceneFit(self, in: view.bounds.size).toView.inverted())
    }

    /// A point of the scene in the view.
    open func convertPoint(toView point: CGPoint) -> CGPoint {
        guard let view else { return point }
        return point.applying(SceneFit(self, in: view.bounds.size).toView)
    }

    // MARK: Frames

    /// Lets time go on: what is to be done in each frame, in its order.
    ///
    /// - Parameter time: In seconds; what passed since the last frame is taken as half a second at most, so that nothing leaps after a pause.
    func advance(to time: TimeInterval) {
        let passed = min(max(time - (lastTime ?? time), 0), 0.5)
        lastTime = time
        guard !isPaused else { return }
        delegate?.update(time, for: self)
        if delegate == nil || type(of: self) != SKScene.self { update(time) }
        advanceActions(over: passed)
        didEvaluateActions()
        delegate?.didEvaluateActions(for: self)
        physicsWorld.simulate(passed * Double(speed))
        didSimulatePhysics()
        delegate?.didSimulatePhysics(for: self)
        forEachInside { node in node.constraints?.forEach { $0.apply(to: node) } }
        didApplyConstraints()
        delegate?.didApplyConstraints(for: self)
        forEachInside {
            ($0 as? SKEmitterNode)?.advance(by: passed)
            ($0 as? SKAudioNode)?.follow()
        }
        didFinishUpdate()
        delegate?.didFinishUpdate(for: self)
        forEachInside { ($0 as? SKEffectNode)?.prepareFilter() }
    }

    private func advanceActions(over time: TimeInterval) {
        var rest: [(node: SKNode, time: Double)] = [(self, time)]
        while let (node, outer) = rest.popLast() {
            guard !node.isPaused else { continue }
            let own = outer * Double(node.speed)
            // Children are taken before: an action may change them.
            let children = node.children
            node.advanceActions(by: own)
            for child in children.reversed() where child.parent != nil { rest.append((child, own)) }
        }
    }

    /// Nodes have come into the scene.
    func entered(_ node: SKNode) {
        node.forEachInside {
            physicsWorld.sync($0)
            if let field = $0 as? SKFieldNode { physicsWorld.fields.append(field) }
            ($0 as? SKAudioNode)?.entered(self)
        }
    }
    /// Nodes leave the scene.
    func left(_ node: SKNode) {
        node.forEachInside { inside in
            inside.physicsBody?.leave()
            if inside is SKFieldNode { physicsWorld.fields.removeAll { $0 === inside } }
            (inside as? SKAudioNode)?.left()
        }
    }

    override func copyAlone() -> SKNode {
        let copy = made { SKScene(size: size) }
        copy.size = size
        (copy.scaleMode, copy.backgroundColor, copy.anchorPoint) = (scaleMode, backgroundColor, anchorPoint)
        return copy
    }
}

/// What scenes are made of files by: an initialiser that makes an object of the class that the file names.
@MainActor
public protocol _SceneOfAFile {}

extension SKScene: _SceneOfAFile {}

extension _SceneOfAFile where Self: SKScene {
    /// A scene of a file of Xcode's scene editor, of the class that it names where that is of this one. Nil where there is no such file.
    ///
    /// Of nodes the kinds, places, pictures, texts and colours are read; not bodies, actions, constraints and tiles. The class has to be in the app's module.
    public init?(fileNamed filename: String) {
        guard let file = SceneFile(SpriteArchive(named: filename)) else {
            SpriteLog.note("there is no scene file \(filename).sks that can be read")
            return nil
        }
        guard let scene = file.scene(Self.self) as? Self else { return nil }
        self = scene
    }
}

/// A node from where a scene is seen. The scene's middle is at its place; turned or made larger, it shows the scene turned the other way or smaller.
@MainActor @preconcurrency
open class SKCameraNode: SKNode {
    /// Whether a node of the scene is in what is seen.
    open func contains(_ node: SKNode) -> Bool {
        guard let scene else { return false }
        let size = CGSize(width: scene.size.width * xScale, height: scene.size.height * yScale)
        let place = convert(CGPoint.zero, to: scene)
        let seen = CGRect(
            x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height)
        return seen.intersects(node.accumulatedFrameInScene)
    }

    /// The nodes of the scene in what is seen.
    open func containedNodeSet() -> Set<SKNode> {
        var nodes: Set<SKNode> = []
        scene?.forEachInside { if $0 !== scene, $0 !== self, contains($0) { nodes.insert($0) } }
        return nodes
    }

    override func copyAlone() -> SKNode { made { SKCameraNode() } }
}
