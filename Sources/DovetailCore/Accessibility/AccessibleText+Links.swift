import Foundation

extension AccessibleText {
    /// A part of the text that leads somewhere.
    package struct Link: Equatable {
        package let range: Range<Int>
        package let url: URL
    }

    /// The links of a text that only shows, in their order.
    ///
    /// - Complexity: O(length)
    package var links: [Link] {
        guard editor == nil, let node = shownNode, case .text(let text) = node.content else { return [] }
        var links: [Link] = []
        var start = 0
        for run in text.runs {
            let end = start + run.text.unicodeScalars.count
            defer { start = end }
            guard let url = run.style.link, end > start else { continue }
            // A link may be written in several styles.
            if let last = links.last, last.range.upperBound == start, last.url == url {
                links[links.count - 1] = Link(range: last.range.lowerBound..<end, url: url)
            } else {
                links.append(Link(range: start..<end, url: url))
            }
        }
        return links
    }

    /// Opens a link, as a press on it does.
    package func open(_ link: Link) { (shownNode?.responder as? any TextLinkOpener)?.open(link.url) }

    /// The code points before a place of the string; nil where it has no such place.
    package func offset(of index: String.Index) -> Int? {
        guard index <= string.endIndex else { return nil }
        return string.unicodeScalars.distance(from: string.startIndex, to: index)
    }
}
