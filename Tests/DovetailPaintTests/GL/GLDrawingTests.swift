import DovetailCore
import DovetailTesting
import Foundation
import GoldenViews
import PictureSupport
import SwiftUI
import Testing

/// What windows draw by the graphics card: nothing of it is the pink by which GSK tells that it could not draw something.
@MainActor
@Suite("Windows drawn by GL", .serialized)
struct GLDrawingTests {
    /// How far what GL draws is from the picture that cairo draws, in the cell of a grid where that is most: the mean of its pixels, of 255.
    private func difference(_ drawing: GLDrawing, _ scene: WindowScene, rows: Int, columns: Int) throws -> Int {
        let host = scene.makeHost()
        defer { host.close() }
        return try GoldenPicture.greatestMeanDifference(
            host.png(scale: scene.scale), drawing.png(scene), width: scene.size.width * scene.scale,
            height: scene.size.height * scene.scale, rows: rows, columns: columns)
    }

    @Test("what is turned in space inside an outline is drawn there")
    func turnedInOutline() throws {
        let drawing = try GLDrawing("turned")
        #expect(try drawing.pinkPixels(in: .turned) == 0)
        #expect(try difference(drawing, .turned, rows: 2, columns: 2) < 4)
    }

    @Test("round corners are round when they are mirrored and turned")
    func mirroredCorners() throws {
        let drawing = try GLDrawing("mirrored")
        // Smooth edges alone make 5; a corner that is none, or a view that is gone, makes 15 and more.
        let far = try difference(drawing, .mirrored, rows: 4, columns: 4)
        #expect(far < 9)
    }

    @Test("effects inside outlines look as they do in pictures")
    func combinations() throws {
        let drawing = try GLDrawing("clips-")
        for effect in ClipCombination.Effect.allCases {
            for scale in [1, 2] as [CGFloat] {
                let scene = WindowScene.clips(effect, scale: scale)
                #expect(try drawing.pinkPixels(in: scene) == 0, "\(scene.name)")
                // Smooth edges alone make 16; a text that is not there makes 30.
                #expect(try difference(drawing, scene, rows: 4, columns: 7) < 20, "\(scene.name)")
            }
        }
    }

    @Test("no golden has a pink pixel")
    func goldens() throws {
        let drawing = try GLDrawing("golden-")
        for scene in WindowScene.goldens { #expect(try drawing.pinkPixels(in: scene) == 0, "\(scene.name)") }
    }

    @Test("no page of the gallery has a pink pixel", arguments: [Idiom.phone, .desktop])
    func gallery(idiom: Idiom) throws {
        let drawing = try GLDrawing("gallery-\(idiom.rawValue)-")
        for scene in WindowScene.gallery(idiom) { #expect(try drawing.pinkPixels(in: scene) == 0, "\(scene.name)") }
    }
}
