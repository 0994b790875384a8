import Foundation
import TestSupport
import Testing
import UIKit

@testable import Photos

/// The library of a folder.
struct PhotoFolderTests {
    private let folder = TemporaryFolder()
    private let library: PHPhotoLibrary

    init() throws {
        library = PHPhotoLibrary(PhotoFolder(folder.url))
        let blue = try #require(Self.png(width: 40, height: 20))
        try write(blue, "b.png", at: 200)
        try write(blue, "Trip/a.png", at: 100)
        try write(Data("film".utf8), "film.mp4", at: 300)
        try write(Data("text".utf8), "notes.txt", at: 400)
        try write(blue, ".hidden.png", at: 500)
        try write(Data("broken".utf8), "broken.jpg", at: 50)
    }

    private static func png(width: Int, height: Int) -> Data? {
        let provider = CGDataProvider(data: Data(repeating: 255, count: width * height * 4))
        let image = provider.flatMap {
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: $0,
                decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        }
        return image.flatMap { UIImage(cgImage: $0).pngData() }
    }

    private func write(_ data: Data, _ path: String, at time: TimeInterval) throws {
        let file = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceReferenceDate: time)], ofItemAtPath: file.path)
    }

    private func names(_ result: PHFetchResult<PHAsset>) -> [String] {
        (0..<result.count).map { result.object(at: $0).localIdentifier }
    }

    @Test func assetsArePicturesAndFilmsOldestFirst() throws {
        let all = PHFetchResult(library.folder.assets(), nil)
        #expect(names(all) == ["broken.jpg", "Trip/a.png", "b.png", "film.mp4"])
        #expect(all.countOfAssets(with: .image) == 3)
        #expect(all[2].pixelWidth == 40 && all[2].pixelHeight == 20)
        #expect(all[0].pixelWidth == 0)
        #expect(all.map(\.localIdentifier) == names(all))
        var backwards: [String] = []
        all.enumerateObjects(options: [.concurrent, .reverse]) { asset, index, stop in
            backwards.append("\(index) \(asset.localIdentifier)")
            stop.pointee = index == 2 ? true : false
        }
        #expect(backwards == ["3 film.mp4", "2 b.png"])
        #expect(all[3].mediaType == .video)
        #expect(all[1].creationDate == Date(timeIntervalSinceReferenceDate: 100))
        #expect(all.index(of: all[2]) == 2)
        #expect(library.folder.asset("b.png")?.isEqual(all[2]) == true)
        #expect(library.folder.asset("../b.png") == nil)
        #expect(library.folder.asset("notes.txt") == nil)
    }

    @Test func optionsSortFilterAndLimit() {
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        options.predicate = NSPredicate(format: "mediaType == %d", PHAssetMediaType.image.rawValue)
        options.fetchLimit = 2
        #expect(names(PHFetchResult(library.folder.assets(), options)) == ["b.png", "Trip/a.png"])
        var seen = 0
        PHFetchResult(library.folder.assets(), nil).enumerateObjects { _, index, stop in
            seen += 1
            if index == 1 { stop.pointee = true }
        }
        #expect(seen == 2)
    }

    @Test func foldersAreAlbums() throws {
        func albums(_ type: PHAssetCollectionType, _ subtype: PHAssetCollectionSubtype) -> [String] {
            let all = PHAssetCollection.collections(in: library.folder, with: type, subtype: subtype, options: nil)
            return (0..<all.count).map { "\(all[$0].localizedTitle ?? "") \(all[$0].estimatedAssetCount)" }
        }
        #expect(albums(.album, .any) == ["Trip 1"])
        #expect(albums(.smartAlbum, .any) == ["Recents 4", "Videos 1"])
        #expect(albums(.smartAlbum, .smartAlbumUserLibrary) == ["Recents 4"])
        let named = PHAssetCollection.collections(
            in: library.folder, identifiers: ["/videos", "none", "Trip"], options: nil)
        #expect(named.map(\.localizedTitle) == ["Videos", "Trip"])
        let own = PHCollection.topLevelCollections(in: library.folder, options: nil)
        #expect((0..<own.count).map { own[$0].localizedTitle } == ["Trip"])
        let lists = PHCollectionList.fetchCollectionLists(with: .folder, subtype: .any, options: nil)
        #expect(lists.count == 0)
    }

    @Test func picturesComeInASize() throws {
        let asset = try #require(library.folder.asset("b.png"))
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        func size(_ target: CGSize, _ mode: PHImageContentMode, of asset: PHAsset) -> CGSize? {
            var size: CGSize?
            PHImageManager.default().requestImage(for: asset, targetSize: target, contentMode: mode, options: options) {
                size = $0?.size
                #expect(($0 == nil) == ($1?[PHImageErrorKey] != nil))
            }
            return size
        }
        #expect(size(CGSize(width: 10, height: 10), .aspectFit, of: asset) == CGSize(width: 10, height: 5))
        #expect(size(CGSize(width: 10, height: 10), .aspectFill, of: asset) == CGSize(width: 20, height: 10))
        #expect(size(PHImageManagerMaximumSize, .aspectFit, of: asset) == CGSize(width: 40, height: 20))
        for name in ["broken.jpg", "film.mp4"] {
            let other = try #require(library.folder.asset(name))
            #expect(size(CGSize(width: 10, height: 10), .aspectFit, of: other) == nil)
        }
    }

    @MainActor @Test func aPictureComesLaterUnlessItIsCancelled() async throws {
        let asset = try #require(library.folder.asset("b.png"))
        let manager = PHCachingImageManager()
        var heard: [String] = []
        let cancelled = manager.requestImage(
            for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .default, options: nil
        ) { _, _ in heard.append("cancelled") }
        manager.cancelImageRequest(cancelled)
        manager.requestImageDataAndOrientation(for: asset, options: nil) { data, type, _, _ in
            heard.append("\(type ?? "") \(data?.isEmpty ?? true)")
        }
        #expect(heard.isEmpty)
        try await wait(for: "the picture") { !heard.isEmpty }
        #expect(heard == ["public.png false"])
    }

    @Test func whatNobodyFetchedIsEmpty() {
        #expect(PHAsset().mediaType == .unknown && PHAsset().pixelWidth == 0 && PHFetchResult<PHAsset>().count == 0)
        #expect(PHAssetCollection().estimatedAssetCount == 0 && PHAssetCollection().localizedTitle == nil)
    }

    @Test func whatAnAssetIsAndWhatCanBeDoneWithIt() throws {
        let picture = try #require(library.folder.asset("b.png"))
        let film = try #require(library.folder.asset("film.mp4"))
        #expect(picture.playbackStyle == .image && film.playbackStyle == .video && picture.location == nil)
        #expect(!picture.canPerform(.delete) && !picture.hasAdjustments && picture.sourceType == .typeUserLibrary)
        #expect(!PHAssetCollection().canPerform(.addContent) && PHAssetCollection().canContainAssets)
        let mapping = library.cloudIdentifierMappings(forLocalIdentifiers: ["b.png", "gone.png"])
        #expect(throws: PHPhotosError(.identifierNotFound)) { try mapping["gone.png"]?.get() }
        let cloud = try #require(try mapping["b.png"]?.get())
        let other = PHCloudIdentifier(stringValue: "cloud:b.png")
        let back = library.localIdentifierMappings(for: [cloud, other])
        #expect(try back[cloud]?.get() == "b.png")
        #expect(throws: PHPhotosError(.identifierNotFound)) { try back[other]?.get() }
    }

    @MainActor @Test func filmsComeToPlayAndPicturesToBeEdited() async throws {
        let picture = try #require(library.folder.asset("b.png"))
        let film = try #require(library.folder.asset("film.mp4"))
        var heard: [String] = []
        let manager = PHImageManager()
        manager.requestPlayerItem(forVideo: film, options: PHVideoRequestOptions()) { item, _ in
            heard.append("item \((item?.asset as? AVURLAsset)?.url.lastPathComponent ?? "")")
        }
        manager.requestAVAsset(forVideo: film, options: nil) { asset, mix, _ in
            heard.append("film \((asset as? AVURLAsset)?.url.lastPathComponent ?? "") \(mix == nil)")
        }
        manager.requestAVAsset(forVideo: picture, options: nil) { asset, _, information in
            heard.append("none \(asset == nil && information?[PHImageErrorKey] != nil)")
        }
        let options = PHContentEditingInputRequestOptions()
        picture.requestContentEditingInput(with: options) { input, information in
            heard.append("input \(input?.displaySizeImage?.size.width ?? 0) \(input?.uniformTypeIdentifier ?? "")")
            guard let input else { return }
            let output = PHContentEditingOutput(contentEditingInput: input)
            heard.append("output \(FileManager.default.fileExists(atPath: output.renderedContentURL.path))")
        }
        try await wait(for: "all") { heard.count == 5 }
        #expect(
            Set(heard) == [
                "item film.mp4", "film film.mp4 true", "none true", "input 40.0 public.png", "output false",
            ])
    }

    @Test func albumsAreMadeAndNotChanged() async throws {
        let picture = try #require(library.folder.asset("b.png"))
        try await library.performChanges {
            _ = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Party")
        }
        #expect(library.folder.albums() == ["Party", "Trip"])
        let album = PHAssetCollection(library.folder, album: "Party")
        await #expect(throws: PHPhotosError(.changeNotSupported)) {
            try await library.performChanges {
                PHAssetCollectionChangeRequest(for: album)?.addAssets([picture] as NSFastEnumeration)
            }
        }
        await #expect(throws: PHPhotosError(.changeNotSupported)) {
            try await library.performChanges { PHAssetChangeRequest.deleteAssets(NSArray(array: [picture])) }
        }
        await #expect(throws: PHPhotosError(.invalidResource)) {
            try await library.performChanges {
                _ = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "..")
            }
        }
    }

    private final class Observer: PHPhotoLibraryChangeObserver {
        private let lock = NSLock()
        private var count = 0
        func photoLibraryDidChange(_ changeInstance: PHChange) { lock.withLock { count += 1 } }
        var changes: Int { lock.withLock { count } }
    }

    @Test func picturesAreAddedAndObserversHearOfIt() async throws {
        let observer = Observer()
        library.register(observer)
        let data = try Data(contentsOf: folder.url.appendingPathComponent("b.png"))
        try await library.performChanges {
            let options = PHAssetResourceCreationOptions()
            options.originalFilename = "b.png"
            PHAssetCreationRequest.forAsset().addResource(with: .photo, data: data, options: options)
        }
        #expect(names(PHFetchResult(library.folder.assets(), nil)).contains("b 2.png"))
        #expect(observer.changes == 1)
        library.unregisterChangeObserver(observer)
        #expect(throws: PHPhotosError(.changeNotSupported)) {
            try library.performChangesAndWait { PHAssetChangeRequest.deleteAssets(library.folder.assets()) }
        }
        #expect(library.folder.assets().count == 5)
        #expect(observer.changes == 1)
    }

    @Test func accessIsThatOfTheFolder() {
        #expect(library.folder.status(for: .readWrite) == .authorized)
        let missing = PhotoFolder(folder.url.appendingPathComponent("missing"))
        #expect(missing.status(for: .readWrite) == .denied)
        #expect(missing.assets().isEmpty)
    }
}
