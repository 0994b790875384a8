import DovetailCore
import Foundation

/// What a viewer is told of the elements that tools see.
@MainActor
enum LiveElements {
    static func message(of window: WindowRoot) -> LiveConnection.Message {
        let elements = AccessibilityElements(of: window)
        let list = elements.all.map { element in
            let frame = element.node.drawnFrameInWindow
            var message: LiveConnection.Message = [
                "role": element.role.rawValue,
                "frame": [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) },
            ]
            if let label = element.label { message["label"] = label }
            if let value = element.semantics.value { message["value"] = value }
            if !element.semantics.isEnabled { message["isEnabled"] = false }
            if element.semantics.isSelected { message["isSelected"] = true }
            return message
        }
        return ["type": "elements", "elements": list, "text": elements.description]
    }
}
