import CGTK
import DovetailBus
import DovetailCore
import DovetailPaint
import Foundation

/// The picture of an item in the tray, drawn from the views of its label.
struct TrayIcon: Equatable {
    /// How high trays show items, in points.
    private static let height: CGFloat = 22
    /// Longer labels are cut.
    private static let greatestWidth: CGFloat = 220

    /// The same picture at one and at two pixels for each point.
    private(set) var pictures: [Pixels] = []
    /// Whether there is nothing to be seen.
    var isEmpty: Bool { pictures.allSatisfy { picture in picture.bytes.allSatisfy { $0 == 0 } } }

    struct Pixels: Equatable {
        let width: Int
        let height: Int
        /// Alpha, red, green and blue of each pixel, not premultiplied, row by row.
        let bytes: [UInt8]
    }

    /// Draws a label: at least square, and scaled down to the tray's height.
    @MainActor
    init(of label: WindowRoot) {
        let ideal = label.contentSize(for: .unspecified)
        guard ideal.width > 0, ideal.height > 0, ideal.width.isFinite, ideal.height.isFinite else { return }
        let shrinking = min(1, Self.height / ideal.height)
        let size = CGSize(
            width: min(max(ideal.width, Self.height / shrinking), Self.greatestWidth / shrinking),
            height: Self.height / shrinking)
        label.size = size
        label.loop.update(at: Double(g_get_monotonic_time()) / 1_000_000)
        for scale in [1, 2] {
            let picture = try? Picture(
                of: label.displayTree, size: size, scale: CGFloat(scale) * shrinking, background: nil)
            if let picture { pictures.append(Pixels(picture)) }
        }
    }

    init() {}

    /// The pictures in the form that the bus has for them.
    var value: BusValue {
        .array(
            of: "(iiay)",
            pictures.map { .tuple([.int(Int32($0.width)), .int(Int32($0.height)), .bytes($0.bytes)]) })
    }
}

extension TrayIcon.Pixels {
    init(_ picture: Picture) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(picture.width * picture.height * 4)
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let pixel = picture[x, y]
                for value in [pixel.alpha, pixel.red, pixel.green, pixel.blue] { bytes.append(UInt8(value)) }
            }
        }
        self.init(width: picture.width, height: picture.height, bytes: bytes)
    }
}
