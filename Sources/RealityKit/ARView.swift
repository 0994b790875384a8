import ARKit
import DovetailControls
import DovetailCore
import DovetailUIKit
import Foundation

/// What something is made of.
public protocol Material {}
/// Something that light falls on.
public struct SimpleMaterial: Material {
    public init() {}
    @MainActor public init(color: UIColor, roughness: Float = 0.5, isMetallic: Bool) {}
}
/// Something that shines by itself.
public struct UnlitMaterial: Material {
    public init() {}
    @MainActor public init(color: UIColor) {}
}
/// Something that hides what is behind.
public struct OcclusionMaterial: Material {
    public init() {}
}

/// Something that stands at a place of a room.
public protocol HasAnchoring: Entity {}

/// Holds what stands at a place of a room. No such place is ever found.
open class AnchorEntity: Entity, HasAnchoring {
    public required init() { super.init() }
    public convenience init(plane: AnchoringComponent.Target.Alignment, minimumBounds: SIMD2<Float> = .zero) {
        self.init()
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
        case camera
        case face
        case body
        case image(group: String, name: String)
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
