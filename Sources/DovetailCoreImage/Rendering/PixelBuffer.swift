import Dispatch

/// One pixel: red, green, blue and alpha of the working space, premultiplied.
typealias Pixel = SIMD4<Float>

/// The pixels of a rectangle, rows from the bottom.
///
/// The memory has one owner, this object, and is initialised when it is made. It is written while one operation makes it and only read
/// afterwards, so that rows may be written by several threads at once.
final class PixelBuffer: @unchecked Sendable {
    let rect: PixelRect
    let pixels: UnsafeMutablePointer<Pixel>
    private let width: Int

    init(_ rect: PixelRect) {
        self.rect = rect
        width = rect.width
        pixels = .allocate(capacity: max(rect.count, 1))
        pixels.initialize(repeating: .zero, count: max(rect.count, 1))
    }

    deinit { pixels.deallocate() }

    static let empty = PixelBuffer(.empty)

    /// The first pixel of a row, which has to be within the rectangle.
    func row(_ y: Int) -> UnsafeMutablePointer<Pixel> { pixels + (y - rect.minY) * width }

    /// The pixel at a place; nothing outside of the rectangle.
    func at(_ x: Int, _ y: Int) -> Pixel {
        guard x >= rect.minX, x < rect.maxX, y >= rect.minY, y < rect.maxY else { return .zero }
        return pixels[(y - rect.minY) * width + (x - rect.minX)]
    }

    /// The colour at a point, between the four pixels whose middles are nearest.
    func sample(_ x: Float, _ y: Float) -> Pixel {
        guard abs(x) < 1e9, abs(y) < 1e9 else { return .zero }
        let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        let (u, v) = (x - 0.5 - left, y - 0.5 - bottom)
        let (column, row) = (Int(left), Int(bottom))
        let low = at(column, row) * (1 - u) + at(column + 1, row) * u
        let high = at(column, row + 1) * (1 - u) + at(column + 1, row + 1) * u
        return low * (1 - v) + high * v
    }

    /// Calls a closure for each row with its y and its first pixel; on several threads where there is much to do.
    func forEachRow(_ body: (Int, UnsafeMutablePointer<Pixel>) -> Void) {
        guard !rect.isEmpty else { return }
        guard rect.count > 65_536 else {
            for y in rect.minY..<rect.maxY { body(y, row(y)) }
            return
        }
        let bands = min(rect.height, 16)
        withoutActuallyEscaping(body) { body in
            // Rows do not overlap, and the call returns when all are done.
            nonisolated(unsafe) let body = body
            DispatchQueue.concurrentPerform(iterations: bands) { band in
                let first = rect.minY + rect.height * band / bands
                let end = rect.minY + rect.height * (band + 1) / bands
                for y in first..<end { body(y, self.row(y)) }
            }
        }
    }

    /// Sets each pixel from its place.
    func fill(_ color: (Int, Int) -> Pixel) {
        forEachRow { y, row in
            for x in rect.minX..<rect.maxX { row[x - rect.minX] = color(x, y) }
        }
    }
}
