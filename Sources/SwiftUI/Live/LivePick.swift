import DovetailCore
import Foundation

/// What a viewer is told of the element at a point.
@MainActor
enum LivePick {
    /// - Parameter request: Has the point, `x` and `y`, in the window.
    static func message(for request: LiveConnection.Message, in window: WindowRoot) -> LiveConnection.Message {
        func number(_ name: String) -> Double { (request[name] as? NSNumber)?.doubleValue ?? 0 }
        let point = CGPoint(x: number("x"), y: number("y"))
        var message: LiveConnection.Message = ["type": "picked", "x": number("x"), "y": number("y")]
        guard let (node, origin) = foremost(at: point, in: window) else { return message }
        let frame = node.drawnFrameInWindow
        message["frame"] = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
        message["views"] = origin.views
        message["environment"] = described(origin.environment)
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
        guard let origins = Handover.ofProcess?.origins else { return nil }
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
