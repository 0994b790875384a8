import DovetailBase
import DovetailUIKit
import Foundation

/// Strokes, the lowest first.
///
/// Files of it (``dataRepresentation()`` and `Codable`) have a form of their own: Apple's is not published, so drawings of Apple's devices can't be read,
/// which throws.
public struct PKDrawing: Equatable {
    public var strokes: [PKStroke]

    /// Without strokes.
    public init() { strokes = [] }
    public init(strokes: some Sequence<PKStroke>) { self.strokes = Array(strokes) }

    /// The least rectangle around what is drawn, in points; `CGRect.null` without strokes.
    public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }
    /// The version of drawings that can hold all strokes.
    public var requiredContentVersion: PKContentVersion {
        strokes.map(\.requiredContentVersion).max() ?? .version1
    }

    /// Puts another drawing's strokes on top.
    public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
    /// This drawing with another's strokes on top.
    public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }

    /// Turns, scales and moves all strokes.
    public mutating func transform(using transform: CGAffineTransform) {
        for index in strokes.indices {
            strokes[index].transform = strokes[index].transform.concatenating(transform)
        }
    }
    /// This drawing turned, scaled and moved.
    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        var result = self
        result.transform(using: transform)
        return result
    }

    /// A picture of a part of the drawing, without ground. It is made on the main thread, which another thread waits for.
    ///
    /// - Parameters:
    ///   - rect: In points; one of no size is an empty picture.
    ///   - scale: Pixels for each point; 0 for those of the screen.
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        guard rect.width > 0, rect.height > 0 else { return UIImage() }
        // This thread waits while the main thread reads its copy.
        nonisolated(unsafe) let strokes = strokes
        let format = UIGraphicsImageRendererFormat(scale: scale > 0 ? scale : nil)
        let data = UIGraphicsImageRenderer(size: rect.size, format: format).pngData { context in
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            for stroke in strokes { stroke.draw(in: context.cgContext) }
        }
        return UIImage(data: data, scale: scale > 0 ? scale : 1) ?? UIImage()
    }
}

// MARK: - Files

extension PKDrawing: Codable {
    /// Reads what ``dataRepresentation()`` wrote. Throws for anything else, drawings of Apple's devices among it.
    public init(data: Data) throws {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        self = try decoder.decode(PKDrawing.self, from: data)
    }

    /// The drawing as a file.
    public func dataRepresentation() -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return (try? encoder.encode(self)) ?? Data()
    }

    public init(from decoder: any Decoder) throws {
        let written = try WrittenDrawing(from: decoder)
        guard written.format == WrittenDrawing.format else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "The drawing is of another form."))
        }
        strokes = written.strokes.map(\.stroke)
    }

    public func encode(to encoder: any Encoder) throws {
        try WrittenDrawing(strokes: strokes.map(WrittenStroke.init)).encode(to: encoder)
    }
}

/// A drawing as it stands in files.
private struct WrittenDrawing: Codable {
    static let format = "dovetail-drawing-1"
    var format = Self.format
    var strokes: [WrittenStroke]
}

/// A stroke as it stands in files. Masks are left out.
private struct WrittenStroke: Codable {
    let ink: PKInk.InkType
    let color: [CGFloat]
    let transform: [CGFloat]
    let began: Date
    let seed: UInt32
    /// Nine numbers each.
    let points: [[CGFloat]]

    init(_ stroke: PKStroke) {
        ink = stroke.ink.inkType
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        color = [red, green, blue, alpha]
        let matrix = stroke.transform
        transform = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
        began = stroke.path.creationDate
        seed = stroke.randomSeed
        points = stroke.path.points.map {
            [
                $0.location.x, $0.location.y, CGFloat($0.timeOffset), $0.size.width, $0.size.height, $0.opacity,
                $0.force, $0.azimuth, $0.altitude,
            ]
        }
    }

    var stroke: PKStroke {
        func part(_ numbers: [CGFloat], _ index: Int) -> CGFloat { index < numbers.count ? numbers[index] : 0 }
        let path = PKStrokePath(
            controlPoints: points.map {
                PKStrokePoint(
                    location: CGPoint(x: part($0, 0), y: part($0, 1)), timeOffset: TimeInterval(part($0, 2)),
                    size: CGSize(width: part($0, 3), height: part($0, 4)), opacity: part($0, 5), force: part($0, 6),
                    azimuth: part($0, 7), altitude: part($0, 8))
            }, creationDate: began)
        return PKStroke(
            ink: PKInk(
                ink,
                color: UIColor(
                    red: part(color, 0), green: part(color, 1), blue: part(color, 2), alpha: part(color, 3))),
            path: path,
            transform: CGAffineTransform(
                a: part(transform, 0), b: part(transform, 1), c: part(transform, 2), d: part(transform, 3),
                tx: part(transform, 4), ty: part(transform, 5)), randomSeed: seed)
    }
}
