import DovetailCore
import Foundation

/// Takes the bytes of a file that is written.
public final class CGDataConsumer {
    /// Called once, with all bytes.
    let take: (Data) -> Bool

    /// Writes a file, which appears whole when all is drawn. One that is there is replaced.
    public init?(url: CFURL) { take = { Self.write($0, to: url) } }

    /// Adds to data in memory.
    public init?(data: CFMutableData) {
        take = {
            data.append($0)
            return true
        }
    }

    static func write(_ data: Data, to url: URL) -> Bool {
        do {
            try data.write(to: url, options: .atomic)
            return true
        } catch {
            Log.logger.error("CGContext: the PDF file \(url.path) cannot be written: \(error)")
            return false
        }
    }
}
