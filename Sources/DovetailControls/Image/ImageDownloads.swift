import Foundation

/// Why a picture could not be loaded.
struct ImageLoadingError: LocalizedError, CustomStringConvertible {
    let description: String
    var errorDescription: String? { description }
}

/// Loads pictures' files, and keeps the last ones.
actor ImageDownloads {
    static let shared = ImageDownloads()

    private let limits: DownloadLimits
    private var kept: [URL: Data] = [:]
    private var order: [URL] = []
    private var size = 0

    init(limits: DownloadLimits = DownloadLimits()) { self.limits = limits }

    /// The bytes of a picture. Throws for whatever is none.
    func data(at url: URL) async throws -> Data {
        if let data = kept[url] { return data }
        let data = try await load(url)
        try Task.checkCancellation()
        guard Self.isPicture(data) else {
            throw ImageLoadingError(description: "\(Self.name(url)) is no picture that can be read")
        }
        keep(data, url)
        return data
    }

    private func load(_ url: URL) async throws -> Data {
        switch url.scheme?.lowercased() {
        case "file", nil: return try await Task.detached { [limit = limits.bytes] in try Self.file(url, limit) }.value
        case "data": return try Self.embedded(url, limits.bytes)
        case "http", "https": return try await PictureDownload(url, limits: limits).data()
        case let scheme?: throw ImageLoadingError(description: "addresses with \(scheme): hold no pictures")
        }
    }

    static func name(_ url: URL) -> String {
        url.scheme == "data" ? "the data in the address" : url.absoluteString
    }

    private static func file(_ url: URL, _ limit: Int) throws -> Data {
        var status = stat()
        guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw ImageLoadingError(description: "there is no file \(url.path)")
        }
        guard status.st_size <= limit else {
            throw ImageLoadingError(description: "\(url.path) has \(status.st_size) bytes, which is too much")
        }
        return try Data(contentsOf: url)
    }

    /// `data:image/png;base64,…`
    private static func embedded(_ url: URL, _ limit: Int) throws -> Data {
        let text = url.absoluteString
        guard text.utf8.count <= limit, let comma = text.firstIndex(of: ",") else {
            throw ImageLoadingError(description: "an address with data: holds none, or too much")
        }
        let body = String(text[text.index(after: comma)...])
        let decoded = body.removingPercentEncoding ?? body
        if text[..<comma].hasSuffix(";base64") {
            guard let data = Data(base64Encoded: decoded, options: .ignoreUnknownCharacters) else {
                throw ImageLoadingError(description: "the data in an address is no base64")
            }
            return data
        }
        return Data(decoded.utf8)
    }

    /// Whether bytes begin as a picture's do. What follows may still be damaged; whether it is, a window's
    /// ``PictureReader`` tells.
    static func isPicture(_ data: Data) -> Bool {
        let head = Array(data.prefix(512))
        func starts(_ bytes: [UInt8], at offset: Int = 0) -> Bool { head.dropFirst(offset).starts(with: bytes) }
        if starts([0x89, 0x50, 0x4E, 0x47]) || starts([0xFF, 0xD8, 0xFF]) || starts(Array("GIF8".utf8)) {
            return true
        }
        if starts(Array("RIFF".utf8)), starts(Array("WEBP".utf8), at: 8) { return true }
        if starts(Array("BM".utf8)) || starts([0x49, 0x49, 0x2A, 0]) || starts([0x4D, 0x4D, 0, 0x2A]) { return true }
        if starts(Array("ftyp".utf8), at: 4) || starts([0, 0, 1, 0]) { return true }
        let text = String(decoding: head, as: UTF8.self)
        return text.contains("<svg") || text.contains("<?xml")
    }

    private func keep(_ data: Data, _ url: URL) {
        guard kept[url] == nil, data.count <= limits.bytes / 4, url.scheme != "data" else { return }
        kept[url] = data
        order.append(url)
        size += data.count
        while size > limits.bytes, let oldest = order.first {
            order.removeFirst()
            size -= kept.removeValue(forKey: oldest)?.count ?? 0
        }
    }
}
