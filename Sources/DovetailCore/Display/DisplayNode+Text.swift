import Foundation

extension DisplayNode {
    /// What is written in the node, in reading order.
    package var writtenText: String {
        var texts: [String] = []
        collectTexts(into: &texts)
        return texts.joined(separator: " ")
    }

    private func collectTexts(into texts: inout [String]) {
        switch content {
        case .text(let text): if !text.string.isEmpty { texts.append(text.string) }
        case .drawing(let drawing): if let text = drawing.text, !text.isEmpty { texts.append(text) }
        default: break
        }
        for child in readingChildren { child.collectTexts(into: &texts) }
    }
}
