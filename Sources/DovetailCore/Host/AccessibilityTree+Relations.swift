/// How a window's elements belong to each other.
extension AccessibilityTree {
    /// The first element in reading order that is wanted.
    ///
    /// - Complexity: O(elements)
    package func firstElement(where isWanted: (AccessibilityItem) -> Bool) -> UInt32? {
        var waiting = Array(children(of: nil).reversed())
        while let id = waiting.popLast() {
            guard let item = self[id] else { continue }
            if isWanted(item) { return id }
            waiting += children(of: id).reversed()
        }
        return nil
    }

    /// The element that an entry of a rotor leads to; nil while it is not in the window.
    package func target(of entry: AccessibilityRotor.Entry) -> AccessibilityItem? {
        guard let wanted = entry.id else { return nil }
        return firstElement { $0.semantics.details?.rotorTarget == wanted }.flatMap { self[$0] }
    }

    // MARK: Labels

    /// The element that names an alert or a sheet.
    package func label(of item: AccessibilityItem) -> AccessibilityItem? {
        [.alert, .sheet].contains(item.role) ? title(of: item) : nil
    }

    /// The alert or sheet that an element names.
    package func labelled(by item: AccessibilityItem) -> AccessibilityItem? {
        guard item.actions == nil else { return nil }
        var id = parent(of: item.id)
        while let next = id, let around = self[next] {
            if label(of: around) === item { return around }
            id = parent(of: next)
        }
        return nil
    }

    private func title(of dialog: AccessibilityItem) -> AccessibilityItem? {
        texts(of: dialog).first { $0.traits.contains(.isHeader) }
            ?? (dialog.role == .alert ? texts(of: dialog).first : nil)
    }

    /// The text of an alert below its title; nil for an alert without one, and for other elements.
    package func message(of item: AccessibilityItem) -> AccessibilityItem? {
        guard item.role == .alert, let title = title(of: item) else { return nil }
        let texts = texts(of: item)
        return texts.firstIndex { $0 === title }.flatMap { $0 + 1 < texts.count ? texts[$0 + 1] : nil }
    }

    /// The alert whose message an element is.
    package func described(by item: AccessibilityItem) -> AccessibilityItem? {
        guard item.actions == nil else { return nil }
        var id = parent(of: item.id)
        while let next = id, let around = self[next] {
            if around.role == .alert { return message(of: around) === item ? around : nil }
            id = parent(of: next)
        }
        return nil
    }

    /// The texts in an element, in reading order.
    private func texts(of item: AccessibilityItem) -> [AccessibilityItem] {
        var found: [AccessibilityItem] = []
        var waiting = Array(children(of: item.id).reversed())
        while let id = waiting.popLast() {
            guard let inner = self[id] else { continue }
            if inner.role == .text || inner.role == .header { found.append(inner) }
            waiting += children(of: id).reversed()
        }
        return found
    }

    // MARK: Controllers

    /// The elements that a control shows or hides: of the selected tab, its page; of others, none.
    package func controlled(by item: AccessibilityItem) -> [AccessibilityItem] {
        guard item.semantics.isSelected, var bar = parent(of: item.id), self[bar]?.role == .tabBar else { return [] }
        // What says something about the bar is around it.
        while let around = parent(of: bar), self[around]?.role == .tabBar { bar = around }
        return children(of: parent(of: bar)).filter { $0 != bar }.compactMap { self[$0] }
    }

    /// The element that decides about one: the tab of a page.
    package func controller(of item: AccessibilityItem) -> AccessibilityItem? {
        guard var bar = children(of: parent(of: item.id)).first(where: { self[$0]?.role == .tabBar }), bar != item.id
        else { return nil }
        while let inner = children(of: bar).first, self[inner]?.role == .tabBar { bar = inner }
        return children(of: bar).lazy.compactMap { self[$0] }.first { $0.semantics.isSelected }
    }
}
