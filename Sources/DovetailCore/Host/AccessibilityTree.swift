/// What can change of an element.
package struct AccessibilityFacets: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let label = AccessibilityFacets(rawValue: 1)
    package static let value = AccessibilityFacets(rawValue: 2)
    /// The hint, and what is said on demand.
    package static let description = AccessibilityFacets(rawValue: 4)
    package static let role = AccessibilityFacets(rawValue: 8)
    /// Whether it can be used, is selected, and what else its traits say.
    package static let state = AccessibilityFacets(rawValue: 16)
    package static let identifier = AccessibilityFacets(rawValue: 32)
    /// What can be done with it, and what it belongs to.
    package static let details = AccessibilityFacets(rawValue: 64)
}

/// What changed of a window's elements since the last patch.
package struct AccessibilityPatch {
    /// The elements inside of one, or at the top, before and now.
    package struct Children {
        /// Nil for those at the top.
        package let parent: UInt32?
        package let old: [UInt32]
        package let new: [UInt32]
    }

    /// New elements, parents before children.
    package var inserted: [AccessibilityItem] = []
    /// Elements that were there before, and are something else now.
    package var changed: [(old: AccessibilityItem, new: AccessibilityItem, facets: AccessibilityFacets)] = []
    /// Where elements came, went or changed places.
    package var children: [Children] = []
    package var removed: [AccessibilityItem] = []

    package var isEmpty: Bool { inserted.isEmpty && changed.isEmpty && children.isEmpty && removed.isEmpty }
}

/// A window's elements for somebody who follows them, such as a screen reader: it is brought up to date by patches, so that the follower is
/// told of what changed alone.
///
/// As long as it lives, what was found in the display tree is kept, see ``AccessibilityPass``.
///
/// - Complexity: a patch costs what changed, and the siblings of what came or went.
@MainActor
package final class AccessibilityTree {
    private struct Place {
        var item: AccessibilityItem
        var parent: UInt32?
        var children: [UInt32]
        var index: Int
    }

    private unowned let window: WindowRoot
    private let pass: AccessibilityPass
    private var places: [UInt32: Place] = [:]
    private var top: [UInt32] = []
    private var lastUpdate = -1
    /// How many elements were compared so far.
    package private(set) var elementsCompared = 0

    package init(of window: WindowRoot) {
        self.window = window
        pass = window.followElements()
    }

    /// How many display nodes were looked at so far.
    package var nodesWalked: Int { pass.nodesWalked }

    // MARK: Looking, as of the last patch

    package var count: Int { places.count }
    package subscript(id: UInt32) -> AccessibilityItem? { places[id]?.item }
    /// The element around one; nil at the top.
    package func parent(of id: UInt32) -> UInt32? { places[id]?.parent }
    /// The elements inside one, or at the top, in reading order.
    package func children(of id: UInt32?) -> [UInt32] {
        guard let id else { return top }
        return places[id]?.children ?? []
    }
    /// Where it is among its siblings.
    package func index(of id: UInt32) -> Int? { places[id]?.index }

    /// The elements that were joined in a group, in reading order.
    ///
    /// - Complexity: O(elements)
    package func linked(_ group: AccessibilityRelation) -> [AccessibilityItem] {
        var found: [AccessibilityItem] = []
        var waiting = Array(top.reversed())
        while let id = waiting.popLast(), let place = places[id] {
            if place.item.semantics.details?.linkedGroup == group { found.append(place.item) }
            waiting += place.children.reversed()
        }
        return found
    }

    /// The element that stands for a display node: its own, else the one around it.
    package func element(of node: DisplayNode) -> UInt32? {
        node.ancestors.lazy.map(\.id).first { self.places[$0] != nil }
    }

    // MARK: Patches

    /// What changed since the last one.
    package func takePatch() -> AccessibilityPatch {
        var patch = AccessibilityPatch()
        guard lastUpdate != window.elementsVersion else { return patch }
        lastUpdate = window.elementsVersion
        let items = window.accessibilityContents.items
        let ids = ids(of: items)
        var left: [UInt32] = []
        if ids != top {
            patch.children.append(.init(parent: nil, old: top, new: ids))
            left += missing(in: ids, of: top)
            top = ids
        }
        var waiting: [(item: AccessibilityItem, parent: UInt32?, index: Int)] = []
        wait(for: items, inside: nil, &waiting)
        while let (item, parent, index) = waiting.popLast() {
            elementsCompared += 1
            guard let old = places[item.id] else {
                let children = item.children
                places[item.id] = Place(item: item, parent: parent, children: self.ids(of: children), index: index)
                patch.inserted.append(item)
                wait(for: children, inside: item.id, &waiting)
                continue
            }
            if old.item === item {
                if old.parent != parent || old.index != index {
                    places[item.id]!.parent = parent
                    places[item.id]!.index = index
                }
                continue
            }
            let facets = item.facets(changedFrom: old.item)
            if !facets.isEmpty { patch.changed.append((old.item, item, facets)) }
            let children = item.children
            let ids = self.ids(of: children)
            if ids != old.children {
                patch.children.append(.init(parent: item.id, old: old.children, new: ids))
                left += missing(in: ids, of: old.children)
            }
            places[item.id] = Place(item: item, parent: parent, children: ids, index: index)
            wait(for: children, inside: item.id, &waiting)
        }
        remove(left, &patch)
        return patch
    }

    /// The last one waits at the front.
    private func wait(
        for items: [AccessibilityItem], inside parent: UInt32?,
        _ waiting: inout [(item: AccessibilityItem, parent: UInt32?, index: Int)]
    ) {
        for index in items.indices.reversed() { waiting.append((items[index], parent, index)) }
    }

    private func ids(of items: [AccessibilityItem]) -> [UInt32] { items.map(\.id) }

    private func missing(in new: [UInt32], of old: [UInt32]) -> [UInt32] {
        let present = Set(new)
        return old.filter { !present.contains($0) }
    }

    /// Forgets what is nowhere any more, with all inside that has not gone elsewhere.
    private func remove(_ left: [UInt32], _ patch: inout AccessibilityPatch) {
        // Those that have another parent now are listed there.
        var gone = left.filter { id in
            guard let place = places[id] else { return false }
            let siblings = children(of: place.parent)
            return place.index >= siblings.count || siblings[place.index] != id
                || place.parent.map { places[$0] == nil } == true
        }
        while let id = gone.popLast() {
            guard let place = places.removeValue(forKey: id) else { continue }
            patch.removed.append(place.item)
            gone += place.children.filter { places[$0]?.parent == id }
        }
    }
}

extension AccessibilityItem {
    /// What differs from what the element was before.
    fileprivate func facets(changedFrom old: AccessibilityItem) -> AccessibilityFacets {
        var facets: AccessibilityFacets = []
        if label != old.label || name != old.name { facets.insert(.label) }
        if value != old.value { facets.insert(.value) }
        if hint != old.hint || customContent != old.customContent { facets.insert(.description) }
        if role != old.role { facets.insert(.role) }
        if traits != old.traits || isEnabled != old.isEnabled { facets.insert(.state) }
        if semantics.identifier != old.semantics.identifier { facets.insert(.identifier) }
        if semantics.details != old.semantics.details || semantics.actions !== old.semantics.actions {
            facets.insert(.details)
        }
        return facets
    }
}

extension AccessibilityElements {
    /// The elements of a window, as of its last update.
    package init(of window: WindowRoot) { self = window.elements }
}
