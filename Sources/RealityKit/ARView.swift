import ARKit
import DovetailControls
import DovetailCore
import DovetailUIKit
import Foundation

/// Something that stands at a place of a room.
public protocol HasAnchoring: Entity {}

/// Holds what stands at a place of a room. No such place is ever found.
open class AnchorEntity: Entity, HasAnchoring {
    public required init() { super.init() }
    public convenience init(plane: AnchoringComponent.Target.Alignment, minimumBounds: SIMD2<Float> = .zero) {
        self.init()
    }
    public convenience init(
        plane: AnchoringComponent.Target.Alignment, classification: AnchoringComponent.Target.Classification,
        minimumBounds: SIMD2<Float> = .zero
    ) { self.init() }
    public convenience init(raycastResult: ARRaycastResult) { self.init() }
    public convenience init(world transform: simd_float4x4) {
        self.init()
        self.transform.matrix = transform
    }
    public convenience init(world position: SIMD3<Float>) {
        self.init()
        self.position = position
    }
    public convenience init(anchor: ARAnchor) { self.init() }
    public convenience init(_ target: AnchoringComponent.Target) { self.init() }
}

/// Where an anchor may stand.
public enum AnchoringComponent {
    public enum Target: Sendable {
        /// The kinds of planes.
        public struct Alignment: OptionSet, Sendable {
            public let rawValue: UInt8
            public init(rawValue: UInt8) { self.rawValue = rawValue }
            public static let horizontal = Alignment(rawValue: 1)
            public static let vertical = Alignment(rawValue: 2)
            public static let any: Alignment = [.horizontal, .vertical]
        }
        /// What planes are in a room.
        public struct Classification: OptionSet, Sendable {
            public let rawValue: UInt64
            public init(rawValue: UInt64) { self.rawValue = rawValue }
            public static let wall = Classification(rawValue: 1)
            public static let floor = Classification(rawValue: 2)
            public static let ceiling = Classification(rawValue: 4)
            public static let table = Classification(rawValue: 8)
            public static let seat = Classification(rawValue: 16)
            public static let any = Classification(rawValue: .max)
        }
        case camera
        case face
        case body
        case image(group: String, name: String)
        case object(group: String, name: String)
        /// A plane of a kind, no smaller than this, in metres.
        case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
        /// A place of the room.
        case world(transform: simd_float4x4)
    }
}

/// What a view would show. On Apple's systems it is called `Scene`, as SwiftUI's protocol is, which files could not name then.
@MainActor @preconcurrency
open class RealityScene {
    /// What stands in it.
    open var anchors: [any HasAnchoring] = []
    init() {}
    open func addAnchor(_ anchor: any HasAnchoring) { anchors.append(anchor) }
    open func removeAnchor(_ anchor: any HasAnchoring) { anchors.removeAll { $0 === anchor } }
}

/// Shows a room with what an app puts there. Here it says that the device has no augmented reality.
@MainActor @preconcurrency
open class ARView: UIView {
    /// What the app has put there.
    public let scene = RealityScene()
    /// Fails when it is run: see `ARSession`.
    public let session = ARSession()
    /// Whether what is shown is in a room.
    public enum CameraMode: Sendable { case ar, nonAR }
    open var cameraMode = CameraMode.ar
    open var automaticallyConfigureSession = true
    private let absence = UIHostingController(rootView: RealityAbsence())

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(absence.view)
    }
    public convenience init(frame: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool) {
        self.init(frame: frame)
        (self.cameraMode, self.automaticallyConfigureSession) = (cameraMode, automaticallyConfigureSession)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(absence.view)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        absence.view.frame = bounds
    }
    /// What is at a point: nothing.
    open func entity(at point: CGPoint) -> Entity? { nil }
    /// Where a line from a point into the room meets something: nowhere.
    open func raycast(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> [ARRaycastResult] { [] }
    /// What is asked by a line from a point into the room: nothing, as there is no camera.
    open func makeRaycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery? { nil }
    /// What a person may do with something in the room.
    public struct EntityGestures: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let translation = EntityGestures(rawValue: 1)
        public static let rotation = EntityGestures(rawValue: 2)
        public static let scale = EntityGestures(rawValue: 4)
        public static let all: EntityGestures = [.translation, .rotation, .scale]
    }
    /// Lets a person move something in the room. It is not seen, so nobody does.
    @discardableResult
    open func installGestures(_ gestures: EntityGestures = .all, for entity: Entity) -> [UIGestureRecognizer] { [] }
    /// How things in the room are lit. It is kept, and nothing else.
    open var environment = Environment()
    public struct Environment {
        public struct SceneUnderstanding {
            public struct Options: OptionSet, Sendable {
                public let rawValue: Int
                public init(rawValue: Int) { self.rawValue = rawValue }
                public static let occlusion = Options(rawValue: 1)
                public static let receivesLighting = Options(rawValue: 2)
                public static let physics = Options(rawValue: 4)
                public static let collision = Options(rawValue: 8)
            }
            public var options: Options = []
        }
        public var sceneUnderstanding = SceneUnderstanding()
    }
    /// What is drawn to look for faults. It is kept, and nothing else.
    open var debugOptions: DebugOptions = []
    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let showFeaturePoints = DebugOptions(rawValue: 1)
        public static let showWorldOrigin = DebugOptions(rawValue: 2)
        public static let showAnchorGeometry = DebugOptions(rawValue: 4)
        public static let showPhysics = DebugOptions(rawValue: 8)
        public static let showStatistics = DebugOptions(rawValue: 16)
        public static let showSceneUnderstanding = DebugOptions(rawValue: 32)
    }
}

/// Shows what an app puts into a scene. Here it says that nothing of it is shown; the closures are called, so that what they change of the app is done.
public struct RealityView: View {
    private nonisolated(unsafe) let make: @MainActor (inout RealityViewContent) async -> Void

    /// - Parameter make: Fills the scene when the view appears.
    public nonisolated init(
        make: @escaping @MainActor (inout RealityViewContent) async -> Void,
        update: (@MainActor (inout RealityViewContent) -> Void)? = nil
    ) { self.make = make }

    public var body: some View {
        RealityAbsence().task {
            var content = RealityViewContent()
            await make(&content)
        }
    }
}

/// The scene of a ``RealityView``.
@MainActor
public struct RealityViewContent {
    /// What stands in it.
    public private(set) var entities: [Entity] = []
    public mutating func add(_ entity: Entity) { entities.append(entity) }
    public mutating func remove(_ entity: Entity) { entities.removeAll { $0 === entity } }
}

/// Says that there is nothing to see, and why.
struct RealityAbsence: View {
    var body: some View {
        VStack(spacing: 10) {
            Image(systemName: "arkit").font(.system(size: 40)).foregroundStyle(.secondary).accessibilityHidden(true)
            Text("No Augmented Reality").font(.headline)
            Text("This device has no camera and sensors for it.").font(.callout).foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.center)
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(uiColor: .secondarySystemBackground))
        .accessibilityElement(children: .combine)
    }
}
