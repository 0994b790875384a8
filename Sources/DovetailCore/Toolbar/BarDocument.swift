import CoreTransferable
import Foundation

/// What a page is about: a file or a value, which stands beside the page's title.
package struct BarDocument: Equatable {
    /// Where the file is; nil for a value that is none.
    package let url: URL?
    /// What is dragged when somebody drags it.
    package nonisolated(unsafe) let makeItem: () -> NSItemProvider

    nonisolated package init(url: URL?, makeItem: @escaping () -> NSItemProvider) {
        self.url = url
        self.makeItem = makeItem
    }

    // Values cannot be compared.
    package static func == (left: BarDocument, right: BarDocument) -> Bool { left.url != nil && left.url == right.url }
}
