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

    @Test func thingsAreWhereTheyAreMovedInTermsOfOthers() {
        let (room, shelf, box) = (Entity(), Entity(), ModelEntity(mesh: .generateBox(size: 1)))
        room.addChild(shelf)
        shelf.addChild(box)
        shelf.position = simd_make_float3(1, 2, 0)
        let end = box.move(
            to: Transform(translation: simd_make_float3(0, 0, 3)), relativeTo: room, duration: 2,
            timingFunction: .linear)
        #expect(end.isComplete && box.position == simd_make_float3(-1, -2, 3))
        #expect(box.position(relativeTo: nil) == simd_make_float3(0, 0, 3))
        box.setScale(simd_make_float3(2, 2, 2), relativeTo: nil)
        #expect(simd_distance(box.scale, simd_make_float3(2, 2, 2)) < 0.001)
        let turned = Transform(pitch: 0, yaw: 0, roll: .pi / 2)
        let x = turned.matrix.columns.0
        #expect(abs(x.x) < 0.001 && abs(x.y - 1) < 0.001)
        #expect(Transform() == .identity)
        var material = UnlitMaterial()
        material.baseColor = .color(.red)
        #expect(material.color.tint == .red)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }.cgImage
        #expect(image.map { ARReferenceImage($0, orientation: .up, physicalWidth: 2).physicalSize.height } == 1)
        #expect(ARReferenceObject.referenceObjects(inGroupNamed: "Cups", bundle: nil) == nil)
    }

    @Test func picturesAndThingsOfAGroupAreKnownByNameAndSize() throws {
        let folder = TemporaryFolder()
        let group = "Assets.xcassets/Room.arresourcegroup"
        let files = [
            "Assets.xcassets/Blue.colorset/Contents.json": "{}",
            "\(group)/Contents.json": "{}", "\(group)/cup.arobject": "",
            "\(group)/Poster.arreferenceimage/Contents.json":
                #"{"properties": {"unit": "centimeters", "width": 50, "height": 70}, "images": []}"#,
            "\(group)/Card.arreferenceimage/Contents.json":
                #"{"properties": {"unit": "meters", "width": 1}, "images": [{"filename": "card.png"}]}"#,
            "\(group)/Unknown.arreferenceimage/Contents.json": "{}",
        ]
        for (path, text) in files {
            let file = folder.url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let card = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).pngData { _ in }
        try card.write(to: folder.url.appendingPathComponent("\(group)/Card.arreferenceimage/card.png"))
        let bundle = try #require(Bundle(path: folder.url.path))
        let images = try #require(ARReferenceImage.referenceImages(inGroupNamed: "Room", bundle: bundle))
        let sizes = Dictionary(uniqueKeysWithValues: images.map { ($0.name ?? "", $0.physicalSize) })
        #expect(sizes.count == 2 && sizes["Card"] == CGSize(width: 1, height: 0.5))
        #expect(abs((sizes["Poster"]?.height ?? 0) - 0.7) < 0.0001)
        #expect(images.allSatisfy { $0.resourceGroupName == "Room" })
        let things = ARReferenceObject.referenceObjects(inGroupNamed: "Room", bundle: bundle)
        #expect(things?.map(\.name) == ["cup"])
        #expect(ARReferenceImage.referenceImages(inGroupNamed: "Garden", bundle: bundle) == nil)
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
