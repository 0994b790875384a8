import Foundation

/// Things on a clipboard, as providers.
extension NSItemProvider {
    /// A thing of a clipboard, in all the forms that it has there. A text is there at once, without being loaded.
    package convenience init(clipboardItem: [String: Data]) {
        if let text = clipboardItem[ClipboardKinds.text] {
            self.init(transferable: String(decoding: text, as: UTF8.self))
        } else {
            self.init()
        }
        for (type, data) in clipboardItem.sorted(by: { $0.key < $1.key }) where type != ClipboardKinds.text {
            registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
                $0(data, nil)
                return nil
            }
        }
    }

    /// What a clipboard keeps of things: the data of all their forms. Those that have none are left out.
    package static func clipboardItems(of providers: [NSItemProvider]) async -> [[String: Data]] {
        var items: [[String: Data]] = []
        for provider in providers {
            var item: [String: Data] = [:]
            for type in provider.registeredTypeIdentifiers {
                item[type] = await withCheckedContinuation { continuation in
                    provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                        continuation.resume(returning: data)
                    }
                }
            }
            if !item.isEmpty { items.append(item) }
        }
        return items
    }
}
