import DovetailPlatform
import DovetailUIKit
import Foundation
import SwiftUI
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Pictures that an app saves", .serialized)
struct SavedPhotosTests {
    private let folder = TemporaryFolder("photos")

    private var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: UIGraphicsImageRendererFormat(scale: 1))
            .image {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
            }
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("Pictures").path).sorted()
    }

    @Test("A picture becomes a PNG file; each has a name of its own, and nothing else is left")
    func saved() async throws {
        var ended = 0
        for _ in 0..<3 {
            SavedPhotos.save(picture, in: folder.url.appendingPathComponent("Pictures")) { error in
                #expect(error == nil)
                ended += 1
            }
        }
        #expect(ended == 0)
        try await wait(for: "three files") { ended == 3 }
        let files = try names()
        #expect(files.count == 3 && files.allSatisfy { $0.hasSuffix(".png") && $0.first?.isNumber == true }, "\(files)")
        let image = UIImage(contentsOfFile: folder.url.appendingPathComponent("Pictures/\(files[0])").path)
        #expect(image?.size == CGSize(width: 3, height: 2))
    }

    @Test("A folder that can't be written is told")
    func failed() async throws {
        let file = folder.url.appendingPathComponent("file")
        try Data().write(to: file)
        var failures: [any Error] = []
        SavedPhotos.save(picture, in: file.appendingPathComponent("Pictures")) { failures += [$0].compactMap { $0 } }
        try await wait(for: "the failure") { !failures.isEmpty }
    }

    private final class Saver: NSObject {
        var heard: [String] = []
        func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {
            heard.append("\(image.size.width) \(error == nil) \(UInt(bitPattern: contextInfo))")
        }
        func maybe(_ image: UIImage, _ error: (any Error)?, _ contextInfo: UnsafeMutableRawPointer?) {
            heard.append("\(image.size.width) \(error == nil) \(UInt(bitPattern: contextInfo))")
        }
    }

    @Test("A method with three parameters is given the picture, the error and the context")
    func method() throws {
        let saver = Saver()
        let selector = Selector(
            "image(_:didFinishSavingWithError:contextInfo:)",
            calling: Saver.image(_:didFinishSavingWithError:contextInfo:))
        let pointer = try #require(UnsafeMutableRawPointer(bitPattern: 8))
        #expect(selector.send(to: saver, from: picture, event: SelectorArguments(nil, pointer)))
        #expect(
            Selector(calling: Saver.maybe).send(
                to: saver, from: picture, event: SelectorArguments(CocoaError(.fileWriteUnknown), pointer)))
        #expect(saver.heard == ["3.0 true 8", "3.0 false 8"])
    }
}
