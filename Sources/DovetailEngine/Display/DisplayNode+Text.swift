import Foundation

extension DisplayNode {
    /// What is written in the node, in reading order.
    package var writtenText: String {
        var texts: [String] = []
        forEach { node in
            switch node.content {
            case .text(let text): if !text.string.isEmpty { texts.append(text.string) }
            case .drawing(let drawing): if let text = drawing.text, !text.isEmpty { texts.append(text) }
            default: break
            }
        }
        return texts.joined(separator: " ")
    }
}
