import CGTK
import DovetailCore
import Foundation

/// What depends on what is behind it: blend modes and materials.
///
/// A render node is made without knowing what will be behind it, and kept as long as it does not change. So such nodes are only
/// *marked* (in a debug node, whose message holds the mark) and drawn when the whole window, or a group that is composited on
/// its own, is put together: ``resolve(_:scale:)`` goes through the nodes from back to front and hands each what is behind.
///
/// Costs nothing until the first such node has been made; then a look at each render node that is on show.
///
/// Main thread only.
enum Backdrop {
    enum Mark {
        /// Mixed with what is behind.
        case blend(BlendMode)
        /// What is behind, blurred, where the node inside is opaque.
        case material(MaterialPaint)
        /// Clips what is marked inside.
        case clip(Path, isEvenOdd: Bool)
        /// The last of two nodes masks the first, in which something is marked.
        case mask
        /// What a mask is made of.
        case maskSource
    }

    /// Whether anything was ever marked, in the whole process: it saves work for as long as nothing is. Main thread only.
    nonisolated(unsafe) private static var isUsed = false

    // MARK: Marks

    /// The node under a mark. The caller unrefs it.
    static func marked(_ node: OpaquePointer, _ mark: Mark) -> OpaquePointer? {
        if case .maskSource = mark {} else { isUsed = true }
        return gsk_debug_node_new(node, g_strdup(mark.message))
    }

    static func mark(of node: OpaquePointer) -> Mark? {
        guard gsk_render_node_get_node_type(node) == GSK_DEBUG_NODE, let message = gsk_debug_node_get_message(node)
        else { return nil }
        return Mark(message: String(cString: message))
    }

    /// Whether something inside depends on what is behind.
    static func isMarked(_ node: OpaquePointer) -> Bool {
        guard isUsed else { return false }
        switch gsk_render_node_get_node_type(node) {
        case GSK_DEBUG_NODE:
            if let mark = mark(of: node) {
                if case .maskSource = mark { return false }
                return true
            }
            return isMarked(gsk_debug_node_get_child(node))
        case GSK_CONTAINER_NODE:
            return (0..<gsk_container_node_get_n_children(node)).contains {
                isMarked(gsk_container_node_get_child(node, $0))
            }
        case GSK_TRANSFORM_NODE: return isMarked(gsk_transform_node_get_child(node))
        case GSK_OPACITY_NODE: return isMarked(gsk_opacity_node_get_child(node))
        case GSK_CLIP_NODE: return isMarked(gsk_clip_node_get_child(node))
        case GSK_ROUNDED_CLIP_NODE: return isMarked(gsk_rounded_clip_node_get_child(node))
        default: return false
        }
    }

    /// The node with everything marked drawn; nil when nothing is. The caller unrefs it.
    ///
    /// - Parameter scale: Pixels for each point of a target that cairo draws; nil for GSK's other renderers.
    static func resolve(_ node: OpaquePointer, scale: CGFloat?) -> OpaquePointer? {
        guard isMarked(node) else { return nil }
        var resolver = BackdropResolver(scale: scale, behind: [])
        resolver.draw(node, [])
        return resolver.finish()
    }
}

extension Backdrop.Mark {
    fileprivate var message: String {
        switch self {
        case .blend(let mode): return "dovetail blend \(mode)"
        case .material(let paint):
            let values: [Double] = [
                Double(paint.blurRadius), Double(paint.saturation), Double(paint.tint.red), Double(paint.tint.green),
                Double(paint.tint.blue), Double(paint.tint.opacity), paint.opacity,
            ]
            return "dovetail material " + values.map { "\($0)" }.joined(separator: " ")
        case .clip(let path, let isEvenOdd): return "dovetail clip \(isEvenOdd ? 1 : 0) \(path)"
        case .mask: return "dovetail mask"
        case .maskSource: return "dovetail mask-source"
        }
    }

    fileprivate init?(message: String) {
        let words = message.split(separator: " ", maxSplits: 2)
        guard words.count >= 2, words[0] == "dovetail" else { return nil }
        switch words[1] {
        case "blend":
            guard let mode = BlendMode.named[String(words.last ?? "")] else { return nil }
            self = .blend(mode)
        case "material":
            let values = words.last?.split(separator: " ").compactMap { Double($0) } ?? []
            guard values.count == 7 else { return nil }
            let tint = Color.Resolved(
                red: Float(values[2]), green: Float(values[3]), blue: Float(values[4]), opacity: Float(values[5]))
            self = .material(
                MaterialPaint(
                    blurRadius: CGFloat(values[0]), saturation: CGFloat(values[1]), tint: tint, opacity: values[6]))
        case "clip":
            let parts = (words.last ?? "").split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let path = Path(String(parts[1])) else { return nil }
            self = .clip(path, isEvenOdd: parts[0] == "1")
        case "mask": self = .mask
        case "mask-source": self = .maskSource
        default: return nil
        }
    }
}

extension BlendMode {
    /// All modes by their names.
    fileprivate static let named: [String: BlendMode] = Dictionary(
        uniqueKeysWithValues: [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
            .destinationOut, .plusDarker, .plusLighter,
        ].map { ("\($0)", $0) })
}
