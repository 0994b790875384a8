import ARKit
import Combine
import DovetailTesting
import RealityKit
import SwiftUI
import TestSupport
import Testing
import UIKit

/// Augmented reality, on a device without.
@MainActor
struct AugmentedRealityTests {
    /// As apps wrap it.
    struct RoomView: UIViewRepresentable {
        let box: ModelEntity
        func makeUIView(context: Context) -> ARView {
            let view = ARView(frame: .zero)
            let anchor = AnchorEntity(plane: .horizontal)
            anchor.addChild(box)
            view.scene.anchors.append(anchor)
            return view
        }
        func updateUIView(_ view: ARView, context: Context) {}
    }

    @Test func nothingIsSupported() {
        #expect(!ARWorldTrackingConfiguration.isSupported)
        #expect(!ARFaceTrackingConfiguration.isSupported)
        #expect(!ARGeoTrackingConfiguration.isSupported)
        #expect(!ARWorldTrackingConfiguration.supportsSceneReconstruction(.mesh))
    }

    private final class Listener: ARSessionDelegate {
        var failure: (any Error)?
        func session(_ session: ARSession, didFailWithError error: any Error) { failure = error }
    }

    @Test func aSessionThatIsRunFails() async throws {
        let listener = Listener()
        let session = ARSession()
        session.delegate = listener
        session.run(ARWorldTrackingConfiguration(), options: [.resetTracking])
        #expect(listener.failure == nil)
        try await wait(for: "the failure") { listener.failure != nil }
        #expect(listener.failure as? ARError == ARError(.unsupportedConfiguration))
    }

    @Test func viewsSayThatItIsNotThere() throws {
        let box = ModelEntity(
            mesh: .generateBox(size: 0.1), materials: [SimpleMaterial(color: .blue, isMetallic: true)])
        let host = TestHost(size: CGSize(width: 300, height: 400)) { RoomView(box: box) }
        #expect(host.texts.contains { $0.contains("No Augmented Reality") })
        #expect(box.parent is AnchorEntity)
    }

    @Test func entitiesAreTreesThatAreCopied() throws {
        let outer = Entity()
        let inner = ModelEntity(mesh: .generateSphere(radius: 1))
        inner.name = "ball"
        inner.position = [1, 2, 3]
        outer.addChild(inner)
        inner.addChild(outer)
        #expect(outer.parent == nil)
        let copy = outer.clone(recursive: true)
        let found = try #require(copy.findEntity(named: "ball") as? ModelEntity)
        #expect(found !== inner && found.position == [1, 2, 3] && found.model != nil)
        #expect(outer.clone(recursive: false).children.isEmpty)
        #expect(throws: RealityError.self) { try Entity.load(named: "robot") }
        let turn = simd_quatf(angle: .pi / 2, axis: [0, 1, 0])
        #expect(abs(turn.angle - .pi / 2) < 0.001)
    }

    @Test func transformsAreMatrices() {
        let turn = Transform(
            scale: [2, 3, 4], rotation: simd_quatf(angle: .pi / 2, axis: [0, 0, 1]), translation: [5, 6, 7])
        let matrix = turn.matrix
        // Along x becomes along y, twice as long.
        #expect(abs(matrix.columns.0.y - 2) < 0.001 && abs(matrix.columns.0.x) < 0.001)
        let back = Transform(matrix: matrix)
        #expect(back.translation == [5, 6, 7])
        for index in 0..<3 { #expect(abs(back.scale[index] - turn.scale[index]) < 0.001) }
        for index in 0..<4 { #expect(abs(back.rotation.vector[index] - turn.rotation.vector[index]) < 0.001) }
    }

    @Test func nothingIsMetInARoom() {
        let view = ARView(frame: .zero)
        #expect(view.raycast(from: .zero, allowing: .estimatedPlane, alignment: .horizontal).isEmpty)
        #expect(view.installGestures(.all, for: ModelEntity()).isEmpty)
        var failure: (any Error)?
        let request = Entity.loadModelAsync(named: "robot").sink {
            if case .failure(let error) = $0 { failure = error }
        } receiveValue: { _ in
        }
        #expect(failure is RealityError)
        _ = request
    }
}
