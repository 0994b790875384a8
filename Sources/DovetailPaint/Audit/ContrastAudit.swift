import DovetailCore
import Foundation

/// Finds texts that stand out too little from what is behind them, in a picture of the window.
///
/// What is behind is the colour that most of a text's rectangle has, and the text's own is the one that differs most from it.
@MainActor
struct ContrastAudit {
    private let window: WindowRoot
    /// Thin letters have their full colour only where there are enough pixels.
    private static let scale: CGFloat = 3
    /// From these sizes on, in points, 3:1 is enough.
    private static let largeSize: CGFloat = 24
    private static let largeBoldSize: CGFloat = 18.5

    init(of window: WindowRoot) { self.window = window }

    func run() throws -> [AccessibilityFinding] {
        let disabled = Set(
            AccessibilityElements(of: window).all.filter { !$0.item.isEnabled }.map(\.node.id))
        var texts: [(node: DisplayNode, text: ResolvedText)] = []
        let bounds = CGRect(origin: .zero, size: window.size)
        (window.displayTree.modalNode ?? window.displayTree.root).forEachWhere { node in
            // What can't be used need not stand out.
            if node.isHiddenFromAccessibility || disabled.contains(node.id) { return false }
            if case .opacity(let opacity) = node.effect, opacity == 0 { return false }
            // A clear text is there for who can't see, and shows nothing that could stand out.
            if case .text(let text) = node.content, !text.isRedacted, !text.string.allSatisfy(\.isWhitespace),
                text.runs.contains(where: { $0.style.color.opacity > 0 || $0.style.paint != nil }),
                bounds.contains(node.drawnFrameInWindow), Self.isWhole(node)
            {
                texts.append((node, text))
            }
            return true
        }
        guard !texts.isEmpty else { return [] }
        let picture = try Picture(
            of: window.displayTree, size: window.size, scale: Self.scale, background: window.background)
        return texts.compactMap { node, text in
            let frame = node.drawnFrameInWindow
            guard let contrast = contrast(in: frame, of: picture) else { return nil }
            let size = text.runs.map(\.style.size).min() ?? 0
            let isBold = text.runs.allSatisfy { $0.style.weight >= 600 }
            let needed = size >= (isBold ? Self.largeBoldSize : Self.largeSize) ? 3 : 4.5
            // Antialiasing takes a little away from the thinnest letters.
            guard contrast < needed - 0.05 else { return nil }
            return AccessibilityFinding(
                kind: .contrast, element: text.string, frame: frame,
                sentence: "its contrast is \(Self.written(contrast)):1; \(Self.written(needed)):1 is needed.")
        }
    }

    /// Whether nothing cuts a part of a text off, as the end of a list does with a row that is half in sight: the rest of its rectangle shows something else.
    private static func isWhole(_ text: DisplayNode) -> Bool {
        var frame = CGRect(origin: .zero, size: text.drawn.size)
        var node: DisplayNode? = text
        while let current = node {
            if case .clip(let path, _) = current.effect,
                !path.boundingRect.insetBy(dx: -0.5, dy: -0.5).contains(frame)
            {
                return false
            }
            if let effect = current.effect.transform(for: current.drawn.size) { frame = frame.applying(effect) }
            frame = frame.offsetBy(dx: current.drawn.minX, dy: current.drawn.minY)
            node = current.parent
        }
        return true
    }

    private static func written(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }

    /// Between what is most of a rectangle and what differs most from it; nil where all is one colour.
    private func contrast(in frame: CGRect, of picture: Picture) -> Double? {
        let left = max(Int(frame.minX * Self.scale), 0)
        let top = max(Int(frame.minY * Self.scale), 0)
        let right = min(Int((frame.maxX * Self.scale).rounded(.up)), picture.width)
        let bottom = min(Int((frame.maxY * Self.scale).rounded(.up)), picture.height)
        guard left < right, top < bottom else { return nil }
        let counts = picture.colors(in: left..<right, top..<bottom)
        guard counts.count > 1, let most = counts.max(by: { $0.value < $1.value })?.key else { return nil }
        let behind = Pixel(most)
        return counts.keys.map { Pixel($0).contrast(to: behind) }.max()
    }
}

/// A colour as it is painted.
private struct Pixel {
    let red: Int
    let green: Int
    let blue: Int

    /// From a pixel of a picture of which nothing is seen through.
    init(_ pixel: UInt32) {
        (red, green, blue) = (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
    }

    /// The contrast ratio of WCAG: 1 for the same colour, 21 between black and white.
    func contrast(to other: Pixel) -> Double {
        let (first, second) = (luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    private static func linear(_ component: Int) -> Double {
        let value = Double(component) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
