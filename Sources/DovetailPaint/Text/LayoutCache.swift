import DovetailCore
import Foundation

/// The layouts used last, so that measuring and painting share one. When full, the older half is dropped.
struct LayoutCache {
    struct Key: Hashable {
        let text: ResolvedText
        let width: CGFloat?
        let height: CGFloat?
    }

    private let capacity: Int
    private var recent: [Key: TextLayout] = [:]
    private var older: [Key: TextLayout] = [:]

    init(capacity: Int) { self.capacity = capacity }

    subscript(key: Key) -> TextLayout? {
        mutating get {
            if let layout = recent[key] { return layout }
            guard let layout = older[key] else { return nil }
            insert(layout, for: key)
            return layout
        }
        set { if let newValue { insert(newValue, for: key) } }
    }

    private mutating func insert(_ layout: TextLayout, for key: Key) {
        if recent.count >= capacity / 2 {
            older = recent
            recent = [:]
        }
        recent[key] = layout
    }
}
