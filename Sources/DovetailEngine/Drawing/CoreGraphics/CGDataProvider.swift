import Foundation
import FoundationAdditions

/// Bytes that a picture is read from.
public final class CGDataProvider: Sendable {
    package let bytes: Data

    /// Bytes in memory.
    public init?(data: CFData) { bytes = data }

    /// Bytes in memory, as they are now.
    public init?(data: CFMutableData) { bytes = Data(referencing: data) }

    /// The bytes of a file, which is read at once; nil when it cannot be.
    public init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        bytes = data
    }

    /// The bytes of a file, which is read at once; nil when it cannot be.
    public convenience init?(filename: String) { self.init(url: URL(fileURLWithPath: filename)) }

    /// Bytes of the program's own. They are copied, and given back before this returns.
    ///
    /// - Parameters:
    ///   - releaseData: Called once, with `info`, the bytes and their count, when they are not needed any more.
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
    ) {
        guard size >= 0 else { return nil }
        bytes = Data(bytes: data, count: size)
        releaseData(info, data, size)
    }

    /// The bytes.
    public var data: CFData? { bytes }
}
