import DovetailCore
import DovetailPaint
import Foundation

/// A display tree put together by hand, and pictures of it.
final class Canvas {
    let tree = DisplayTree()
    let size: CGSize
    let painter = NodePainter()

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        tree.setGeometry(tree.root, origin: .zero, size: size)
    }

    /// A node that is in no parent yet.
    func node(
        _ frame: CGRect, _ content: DisplayContent = .none, effect: DisplayEffect = .none, children: [DisplayNode] = []
    ) -> DisplayNode {
        let node = tree.makeNode()
        tree.setGeometry(node, origin: frame.origin, size: frame.size)
        tree.setContent(node, content)
        tree.setEffect(node, effect)
        tree.setChildren(node, children)
        return node
    }

    /// A filled rectangle.
    func box(_ frame: CGRect, _ color: Color.Resolved) -> DisplayNode {
        node(frame, .fill(Path(CGRect(origin: .zero, size: frame.size)), .color(color), FillStyle()))
    }

    func show(_ nodes: DisplayNode...) { tree.setChildren(tree.root, nodes) }

    func picture(scale: CGFloat = 1, background: Color.Resolved? = nil) throws -> Picture {
        try Picture(of: tree, size: size, scale: scale, background: background)
    }
}

/// A pixel with straight alpha, each part 0...255.
struct Pixel: Equatable, CustomStringConvertible {
    let red: Int
    let green: Int
    let blue: Int
    let alpha: Int

    init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    static let clear = Pixel(0, 0, 0, 0)
    static let red = Pixel(255, 0, 0)
    static let green = Pixel(0, 255, 0)
    static let blue = Pixel(0, 0, 255)

    var description: String { "(\(red), \(green), \(blue), \(alpha))" }

    /// Whether all parts are within `tolerance` of another pixel's.
    func isNear(_ other: Pixel, _ tolerance: Int = 2) -> Bool {
        abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
            && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
    }
}

extension Picture {
    func pixel(_ x: Int, _ y: Int) -> Pixel {
        let (red, green, blue, alpha) = self[x, y]
        return Pixel(red, green, blue, alpha)
    }

    /// The pixels that anything was drawn on.
    func count(where isIncluded: (Pixel) -> Bool) -> Int {
        (0..<height).reduce(0) { sum, y in sum + (0..<width).count { isIncluded(pixel($0, y)) } }
    }
}

extension Color.Resolved {
    static let red = Color.Resolved(red: 1, green: 0, blue: 0)
    static let green = Color.Resolved(red: 0, green: 1, blue: 0)
    static let blue = Color.Resolved(red: 0, green: 0, blue: 1)
    static let black = Color.Resolved(red: 0, green: 0, blue: 0)
    static let white = Color.Resolved(red: 1, green: 1, blue: 1)
}
