import DovetailPaint
import Foundation

/// A picture that moves: frames, each of which changes a part of the canvas.
struct AnimatedFile {
    /// What becomes of a frame's part before the next one is drawn.
    enum Disposal { case keep, clear, restore }

    struct Frame {
        /// The frame as a file with one picture.
        var file: Data
        var x = 0
        var y = 0
        /// In seconds, as the file says.
        var delay = 0.0
        var disposal = Disposal.keep
        /// Whether the part is replaced, rather than drawn over.
        var replaces = false
    }

    var width: Int
    var height: Int
    var frames: [Frame]
    /// How often it is shown; 0 for without end.
    var loopCount: Int
}

/// Puts the frames of a moving picture together, one after the other.
///
/// A frame is made of those before it. The last canvas is kept, so that going through all of them costs each one once.
struct FrameComposer {
    private let file: AnimatedFile
    /// What is on the canvas before the next frame is drawn.
    private var canvas: PixelData
    private var next = 0

    init?(_ file: AnimatedFile) {
        guard file.width > 0, file.height > 0, file.width <= PictureFile.pixelLimit / file.height else { return nil }
        self.file = file
        canvas = Self.empty(file)
    }

    private static func empty(_ file: AnimatedFile) -> PixelData {
        PixelData(
            width: file.width, height: file.height, bytes: [UInt8](repeating: 0, count: file.width * file.height * 4))
    }

    /// The canvas with a frame; nil where the frame, or one before it, can't be decoded.
    mutating func picture(at index: Int) -> PixelData? {
        guard file.frames.indices.contains(index) else { return nil }
        if index < next { (canvas, next) = (Self.empty(file), 0) }
        var shown: PixelData?
        while next <= index {
            let frame = file.frames[next]
            guard let pixels = PixelData(encoded: frame.file, allowsPart: true) else { return nil }
            var drawn = canvas
            draw(pixels, of: frame, on: &drawn)
            switch frame.disposal {
            case .keep: canvas = drawn
            case .restore: break
            case .clear:
                canvas = drawn
                clear(pixels, of: frame)
            }
            shown = drawn
            next += 1
        }
        return shown
    }

    /// The rows and columns of a frame that lie on the canvas.
    private func area(_ pixels: PixelData, of frame: AnimatedFile.Frame) -> (rows: Range<Int>, columns: Range<Int>) {
        let rows = 0..<max(0, min(pixels.height, canvas.height - frame.y))
        return (rows, 0..<max(0, min(pixels.width, canvas.width - frame.x)))
    }

    private func draw(_ pixels: PixelData, of frame: AnimatedFile.Frame, on target: inout PixelData) {
        let (rows, columns) = area(pixels, of: frame)
        for y in rows {
            for x in columns {
                let from = (y * pixels.width + x) * 4
                let to = ((frame.y + y) * target.width + frame.x + x) * 4
                let alpha = Int(pixels.bytes[from + 3])
                let below = Int(target.bytes[to + 3])
                if frame.replaces || alpha == 255 || below == 0 {
                    if !frame.replaces, alpha == 0 { continue }
                    for part in 0..<4 { target.bytes[to + part] = pixels.bytes[from + part] }
                } else if alpha > 0 {
                    // Colours that are not multiplied by their alpha: weighed by what is seen of each.
                    let rest = below * (255 - alpha)
                    let whole = alpha * 255 + rest
                    for part in 0..<3 {
                        let sum = Int(pixels.bytes[from + part]) * alpha * 255 + Int(target.bytes[to + part]) * rest
                        target.bytes[to + part] = UInt8((sum + whole / 2) / whole)
                    }
                    target.bytes[to + 3] = UInt8((whole + 127) / 255)
                }
            }
        }
    }

    private mutating func clear(_ pixels: PixelData, of frame: AnimatedFile.Frame) {
        let (rows, columns) = area(pixels, of: frame)
        for y in rows {
            for x in columns {
                let to = ((frame.y + y) * canvas.width + frame.x + x) * 4
                for part in 0..<4 { canvas.bytes[to + part] = 0 }
            }
        }
    }
}
