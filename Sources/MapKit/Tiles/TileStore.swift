import Combine
import DovetailBase
import DovetailCore
import DovetailPlatform
import Foundation
import FoundationNetworking

/// The pictures of a server: those that are known, and what is on its way.
///
/// A picture is kept in memory while it is among the last 400 that were drawn, and on disk for as long as it is used; after a week it is asked for
/// again, and the old one is shown as long as that fails. Four are fetched at the same time, the last that were asked for first.
@MainActor
package final class TileStore: ObservableObject {
    package let server: TileServer
    /// Grows when a picture has come.
    @Published private(set) var version = 0

    private let disk: TileDisk
    private var images: [TileKey: (image: Image, used: Int)] = [:]
    private var clock = 0
    private var waiting: [TileKey] = []
    private var loading: Set<TileKey> = []
    /// When a picture could not be had.
    private var failures: [TileKey: Date] = [:]
    /// How many were fetched or read so far.
    package private(set) var loads = 0

    private static let memoryLimit = 400
    private static let parallelLoads = 4
    /// After how many seconds what failed is tried again.
    private static let patience = 30.0

    /// - Parameter folder: Where pictures are kept; nil for the app's folder of caches.
    package init(_ server: TileServer, folder: URL? = nil) {
        self.server = server
        disk = TileDisk(folder: folder ?? Self.folder(of: server))
    }

    // One for the process: what a server sends is the same for all maps.
    private static var stores: [TileServer: TileStore] = [:]

    /// The store that all maps of the process share; nil without a server.
    static func shared(for server: TileServer?) -> TileStore? {
        guard let server else { return nil }
        if let known = stores[server] { return known }
        let store = TileStore(server)
        stores[server] = store
        return store
    }

    private static func folder(of server: TileServer) -> URL {
        let caches =
            FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
        // Another server's pictures lie elsewhere.
        let name = server.template.unicodeScalars.map { CharacterSet.alphanumerics.contains($0) ? String($0) : "-" }
        return caches.appendingPathComponent(StorageFolders.applicationName)
            .appendingPathComponent("map-tiles").appendingPathComponent(name.joined())
    }

    /// A picture, if it is in memory.
    func image(_ key: TileKey) -> Image? {
        guard let known = images[key] else { return nil }
        clock += 1
        images[key]!.used = clock
        return known.image
    }

    /// Fetches what is not known. What was asked for before and has not begun is forgotten: it is no longer seen.
    func want(_ keys: [TileKey]) {
        let now = Date()
        waiting = keys.filter { key in
            images[key] == nil && !loading.contains(key)
                && failures[key].map { now.timeIntervalSince($0) > Self.patience } ?? true
        }
        begin()
    }

    /// Fetches what is not known, and returns when all of it has come or failed.
    func load(_ keys: [TileKey]) async {
        var missing = keys.filter { images[$0] == nil }.makeIterator()
        let (server, disk) = (server, disk)
        await withTaskGroup(of: (TileKey, Data?).self) { group in
            func next() {
                guard !Task.isCancelled, let key = missing.next() else { return }
                group.addTask {
                    guard let url = server.url(key) else { return (key, nil) }
                    return (key, await disk.picture(key, at: url))
                }
            }
            for _ in 0..<Self.parallelLoads { next() }
            while let (key, data) = await group.next() {
                came(key, data)
                next()
            }
        }
    }

    private func begin() {
        while loading.count < Self.parallelLoads, let key = waiting.first {
            waiting.removeFirst()
            guard let url = server.url(key) else { continue }
            loading.insert(key)
            Task { [weak self, disk] in
                let data = await disk.picture(key, at: url)
                self?.came(key, data)
            }
        }
    }

    private func came(_ key: TileKey, _ data: Data?) {
        loading.remove(key)
        loads += 1
        if let data, let picture = PictureValue(data: data) {
            failures[key] = nil
            clock += 1
            images[key] = (picture.image, clock)
            forget()
            version += 1
        } else {
            failures[key] = Date()
            Log.warnOnce(
                "tiles \(server.template)", "the map has no picture from \(server.url(key)?.absoluteString ?? "")")
        }
        begin()
    }

    private func forget() {
        guard images.count > Self.memoryLimit else { return }
        let oldest = images.sorted { $0.value.used < $1.value.used }.prefix(Self.memoryLimit / 4)
        for (key, _) in oldest { images[key] = nil }
    }
}

/// Pictures on disk, and the way to those that are not there. Any thread may call it.
private struct TileDisk: Sendable {
    let folder: URL
    /// After how many seconds a picture is asked for again.
    private static let freshness = 7 * 24 * 3600.0

    func picture(_ key: TileKey, at url: URL) async -> Data? {
        let file = folder.appendingPathComponent("\(key.zoom)/\(key.x)/\(key.y)")
        let kept = try? Data(contentsOf: file)
        if let kept, let age = age(of: file), age < Self.freshness { return kept }
        guard let data = await fetch(url) else { return kept }
        // What can't be kept is shown all the same.
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? data.write(to: file, options: .atomic)
        return data
    }

    private func age(of file: URL) -> TimeInterval? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return (attributes?[.modificationDate] as? Date).map { -$0.timeIntervalSinceNow }
    }

    private func fetch(_ url: URL) async -> Data? {
        if url.isFileURL { return try? Data(contentsOf: url) }
        var request = URLRequest(url: url)
        // Servers of pictures want to know which program asks.
        request.setValue(
            "\(ProcessInfo.processInfo.processName) (Dovetail MapKit)", forHTTPHeaderField: "User-Agent")
        guard let (data, response) = try? await URLSession.shared.data(for: request),
            (response as? HTTPURLResponse)?.statusCode == 200, !data.isEmpty
        else { return nil }
        return data
    }
}
