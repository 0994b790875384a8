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

    /// The element that names one: the title of an alert or a sheet, and the text beside a control that has no other name, or this one.
    package func label(of item: AccessibilityItem) -> AccessibilityItem? {
        if [.alert, .sheet].contains(item.role) { return title(of: item) }
        if let control = control(around: item) { return label(of: control) }
        // What opens the rows below belongs to what is written in its row.
        if item.role == .button, item.semantics.details?.isExpanded != nil, let id = parent(of: item.id),
            let row = self[id], row.semantics.details?.row != nil
        {
            return texts(of: row).first
        }
        guard item.isNamedByTexts, let parent = parent(of: item.id).flatMap({ self[$0] }) else {
            return item.isNamedByTexts ? textBefore(item) : nil
        }
        // The label of a control of several parts may be one of them.
        let inner = texts(of: item)
        if let name = item.label, let text = inner.first(where: { $0.label == name }) { return text }
        guard parent.semantics.details?.row != nil else { return textBefore(item) }
        let texts = texts(of: parent)
        guard let name = item.label, !name.isEmpty else { return texts.count == 1 ? texts[0] : nil }
        return texts.first { $0.label == name }
    }

    /// The control of several parts, such as fields for a day and for a time, that a button or a field is one of.
    private func control(around item: AccessibilityItem) -> AccessibilityItem? {
        guard item.role == .button || item.role == .textField, let id = parent(of: item.id), let around = self[id],
            around.role == .datePicker
        else { return nil }
        return around
    }

    /// The text right before a control, on the same line.
    private func textBefore(_ item: AccessibilityItem) -> AccessibilityItem? {
        guard let index = index(of: item.id), index > 0,
            let text = self[children(of: parent(of: item.id))[index - 1]], text.role == .text, text.actions == nil
        else { return nil }
        if let name = item.label, !name.isEmpty, name != text.label { return nil }
        let (frame, before) = (item.node.frameInWindow, text.node.frameInWindow)
        let isOnLine = before.midY > frame.minY && before.midY < frame.maxY
        return isOnLine && !before.intersects(frame) ? text : nil
    }

    /// The alert, the sheet or the control that an element names.
    package func labelled(by item: AccessibilityItem) -> AccessibilityItem? {
        guard item.actions == nil else { return nil }
        if let index = index(of: item.id) {
            let siblings = children(of: parent(of: item.id))
            let isInRow = parent(of: item.id).flatMap { self[$0]?.semantics.details?.row } != nil
            let candidates = isInRow ? siblings[...] : siblings.dropFirst(index + 1).prefix(1)
            for id in candidates where self[id].flatMap({ label(of: $0) }) === item { return self[id] }
        }
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
        guard item.semantics.isSelected, let id = parent(of: item.id), let bar = self[id], bar.role == .tabBar else {
            return []
        }
        return children(of: parent(of: id)).compactMap { self[$0] }.filter { $0 !== bar && self.bar(of: $0) === bar }
    }

    /// The element that decides about one: the tab of a page.
    package func controller(of item: AccessibilityItem) -> AccessibilityItem? {
        guard let bar = bar(of: item) else { return nil }
        return children(of: bar.id).lazy.compactMap { self[$0] }.first { $0.semantics.isSelected }
    }

    /// The bar of the innermost tab view that an element is in a page of, where both are beside each other.
    private func bar(of item: AccessibilityItem) -> AccessibilityItem? {
        let bars = children(of: parent(of: item.id)).compactMap { self[$0] }.filter {
            $0.role == .tabBar && $0 !== item
        }
        guard !bars.isEmpty else { return nil }
        // What holds the bar holds the pages, too.
        let holders = bars.map { bar in bar.node.ancestors.dropFirst().first { $0.children.count > 1 } }
        for node in item.node.ancestors.dropFirst() {
            if let index = holders.firstIndex(where: { $0 === node }) { return bars[index] }
        }
        return nil
    }
}

extension AccessibilityItem {
    /// Whether it is a control that texts beside it may name.
    fileprivate var isNamedByTexts: Bool {
        switch role {
        case .textField, .slider, .picker, .stepper, .datePicker, .progress: true
        default: false
        }
    }
}
