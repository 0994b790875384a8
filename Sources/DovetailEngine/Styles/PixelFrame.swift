import Foundation

/// A picture of decoded pixels that is shown once, such as one of a film: it is known by its identity, and kept by nobody but who shows it.
///
/// Rows from the top, four bytes for each pixel (blue, green, red, alpha), premultiplied. Any thread.
package final class PixelFrame: Hashable, @unchecked Sendable {
    /// The memory that the pixels lie in. A painter may hold it for longer than the frame.
    package final class Memory: @unchecked Sendable {
        package let start: UnsafeRawPointer
        package let byteCount: Int
        private let release: () -> Void

        /// `release` is called once, on any thread, when nobody needs the memory any more.
        package init(start: UnsafeRawPointer, byteCount: Int, release: @escaping () -> Void) {
            self.start = start
            self.byteCount = byteCount
            self.release = release
        }

        deinit { release() }
    }

    package let width: Int
    package let height: Int
    /// From the beginning of a row to that of the next.
    package let bytesPerRow: Int
    package let memory: Memory
    /// What a painter made of the pixels, so that it makes it once. Main thread only.
    package var painted: AnyObject?

    package init(width: Int, height: Int, bytesPerRow: Int, memory: Memory) {
        precondition(width > 0 && height > 0 && bytesPerRow >= width * 4)
        precondition(memory.byteCount >= bytesPerRow * (height - 1) + width * 4)
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.memory = memory
    }

    /// A copy of pixels without gaps between the rows.
    package convenience init(width: Int, height: Int, pixels: [UInt8]) {
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(pixels.count, 1))
        _ = copy.initialize(from: pixels)
        self.init(
            width: width, height: height, bytesPerRow: width * 4,
            memory: Memory(start: UnsafeRawPointer(copy.baseAddress!), byteCount: pixels.count) { copy.deallocate() })
    }

    /// Blue, green, red and alpha of a pixel.
    package subscript(x: Int, y: Int) -> (blue: UInt8, green: UInt8, red: UInt8, alpha: UInt8) {
        precondition((0..<width).contains(x) && (0..<height).contains(y), "(\(x), \(y)) is outside the frame")
        let pixel = memory.start + y * bytesPerRow + x * 4
        func byte(_ index: Int) -> UInt8 { pixel.load(fromByteOffset: index, as: UInt8.self) }
        return (byte(0), byte(1), byte(2), byte(3))
    }

    package static func == (left: PixelFrame, right: PixelFrame) -> Bool { left === right }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
