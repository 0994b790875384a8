import CoreGraphics
import Foundation

/// A picture of an item, and its colours.
public struct Artwork: Codable, Hashable, Sendable {
    private let contents: JSONValue
    public init(from decoder: any Decoder) throws { contents = try JSONValue(from: decoder) }
    public func encode(to encoder: any Encoder) throws { try contents.encode(to: encoder) }

    /// In pixels.
    public var maximumWidth: Int { contents["width"]?.integer ?? 0 }
    /// In pixels.
    public var maximumHeight: Int { contents["height"]?.integer ?? 0 }
    public var alternateText: String? { contents["alternateText"]?.text }
    public var backgroundColor: CGColor? { color("bgColor") }
    public var primaryTextColor: CGColor? { color("textColor1") }
    public var secondaryTextColor: CGColor? { color("textColor2") }
    public var tertiaryTextColor: CGColor? { color("textColor3") }
    public var quaternaryTextColor: CGColor? { color("textColor4") }

    /// Where the picture is in a size, in pixels.
    public func url(width: Int, height: Int) -> URL? {
        guard let form = contents["url"]?.text else { return nil }
        return URL(
            string: form.replacingOccurrences(of: "{w}", with: String(width))
                .replacingOccurrences(of: "{h}", with: String(height)))
    }

    private func color(_ name: String) -> CGColor? {
        guard let text = contents[name]?.text, text.count == 6, let number = Int(text, radix: 16) else { return nil }
        func part(_ shift: Int) -> CGFloat { CGFloat(number >> shift & 0xFF) / 255 }
        return CGColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}
