import AttributeGraph

extension ContainerChildren {
    /// Checks what must be true of a container's children between updates; throws a sentence about what is not.
    ///
    /// - Complexity: O(children).
    package func checkInvariants() throws {
        // One that has gone in the meantime has let go of its children, or they of it.
        guard !owner.isReleased else { return }
        func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
            if !condition { throw BrokenInvariant(description: message()) }
        }
        var tokens: Set<Int> = []
        for item in allItems {
            try require(tokens.insert(item.element.token).inserted, "two children of one token")
            try require(item.phase != .leaving, "a child is listed, and on its way out")
            try require(!item.isReleased, "a child is listed, and its attributes are gone")
            try require(
                byToken.isEmpty || byToken[item.element.token] === item,
                "a child is listed, and another is known by its token")
        }
        let present = allItems.filter { $0.phase == .present }
        try require(present.elementsEqual(items, by: ===), "the children in the layout are not those that are listed")
        let leaving = drawnItems.filter { $0.phase == .leaving }
        try require(
            leaving.count == leavingCount, "\(leavingCount) children count as on their way out, \(leaving.count) are")
        try require(!leaving.contains(where: \.isReleased), "a child is on its way out, and its attributes are gone")
        try require(
            drawnItems.filter { $0.phase != .leaving }.elementsEqual(items, by: ===),
            "the children that are drawn are not those in the layout")
        let known = Set(allItems.map(ObjectIdentifier.init)).union(leaving.map(ObjectIdentifier.init))
            .union(resting.all.map(ObjectIdentifier.init))
        try require(resting.all.allSatisfy { $0.phase == .resting || $0.isReleased }, "a child rests and is in use")
        try require(
            byToken.values.allSatisfy { known.contains(ObjectIdentifier($0)) }, "a child is known that has gone")
        if isInChunks, let chunks {
            var start = 0
            for chunk in chunks.chunks {
                try require(
                    chunk.start == start && chunk.count > 0, "a chunk of children begins elsewhere, or has none")
                start += chunk.count
            }
            try require(start == items.count, "the chunks of children are not all children")
        }
        if window != nil {
            try require(
                zip(items, items.dropFirst()).allSatisfy { $0.position < $1.position },
                "the views that are made are not in the order of their positions")
        }
    }
}
