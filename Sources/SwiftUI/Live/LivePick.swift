import DovetailCore
import Foundation

/// The element that a viewer has picked, for as long as it is to be told of it.
@MainActor
final class LivePick {
    private weak var node: DisplayNode?
    private let origin: ViewOrigins.Origin?
    private var toldFrame: CGRect?

    /// - Parameter request: Has the point, `x` and `y`, in the window. Nil where it has none: nothing is picked any more.
    init?(_ request: LiveConnection.Message, in window: WindowRoot) {
        guard let x = (request["x"] as? NSNumber)?.doubleValue, let y = (request["y"] as? NSNumber)?.doubleValue else {
            return nil
        }
        let found = Self.foremost(at: CGPoint(x: x, y: y), in: window)
        (node, origin) = (found?.0, found?.1)
    }

    /// What the viewer is told. Nil where it knows that already: the element is where it was.
    func message() -> LiveConnection.Message? {
        let frame = node?.drawnFrameInWindow ?? .null
        guard frame != toldFrame else { return nil }
        toldFrame = frame
        var message: LiveConnection.Message = ["type": "picked"]
        // There was nothing, or it has gone.
        guard let node, let origin else { return message }
        message["frame"] = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
        message["views"] = origin.views
        message["environment"] = Self.described(origin.environment)
        var around: DisplayNode? = node
        while let current = around {
            if let semantics = current.semantics {
                message["role"] = semantics.role.rawValue
                if let label = semantics.label { message["label"] = "\(label)" }
                break
            }
            around = current.parent
        }
        return message
    }

    /// The foremost node at a point that draws something, or else the innermost one.
    private static func foremost(at point: CGPoint, in window: WindowRoot) -> (DisplayNode, ViewOrigins.Origin)? {
        guard let origins = Handover.ofProcess?.origins.table else { return nil }
        var (drawing, others) = ([DisplayNode](), [DisplayNode]())
        var walk = DisplayWalk(of: window.displayTree.root, in: .drawing)
        while let step = walk.next() {
            guard case .enter(let node) = step, node.drawnFrameInWindow.contains(point) else { continue }
            if case .none = node.content { others.append(node) } else { drawing.append(node) }
        }
        for node in drawing.reversed() + others.reversed() {
            if let origin = origins.origin(of: node) { return (node, origin) }
        }
        return nil
    }

    /// The values that tell most about how something looks.
    private static func described(_ environment: EnvironmentValues) -> [String: String] {
        [
            "colorScheme": environment.colorScheme == .dark ? "dark" : "light",
            "dynamicTypeSize": "\(environment.dynamicTypeSize)",
            "layoutDirection": environment.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight",
            "locale": environment.locale.identifier,
            "displayScale": "\(Double(environment.displayScale))",
            "font": environment.font.map { "\($0)" } ?? "the usual one",
            "isEnabled": "\(environment.isEnabled)",
            "controlSize": "\(environment.controlSize)",
            "lineLimit": environment.lineLimit.map { "\($0)" } ?? "none",
            "multilineTextAlignment": "\(environment.multilineTextAlignment)",
            "idiom": environment.idiom.rawValue,
            "contrast": environment.systemSettings.increaseContrast ? "increased" : "standard",
            "reduceMotion": "\(environment.systemSettings.reduceMotion)",
        ]
    }
}
