import AttributeGraph

/// Views of a list that follow one another in the same part of a section, or outside of sections.
package struct ViewListSegment: Equatable {
    package let place: SectionPlace?
    package var count: Int
}

extension _ViewListOutputs {
    /// The sections of the list, and how many views are in each part of them.
    ///
    /// - Complexity: O(parts), as ``count``.
    package var segments: [ViewListSegment] {
        var segments: [ViewListSegment] = []
        appendSegments(to: &segments, nil)
        return segments
    }

    /// - Parameter place: The part of a section that a list around is in, which counts.
    func appendSegments(to segments: inout [ViewListSegment], _ place: SectionPlace?) {
        switch content {
        case .fixed(let element): segments.add(place ?? element.trait(SectionTrait.self), 1)
        case .joined(let lists): for list in lists { list.appendSegments(to: &segments, place) }
        case .dynamic(let list): StackRoom.with { list.appendSegments(to: &segments, place) }
        case .transformed(let list, let transform):
            var own: SectionPlace?
            transform.change(SectionTrait.self, &own)
            StackRoom.with { list.appendSegments(to: &segments, place ?? own) }
        }
    }
}

extension [ViewListSegment] {
    package mutating func add(_ place: SectionPlace?, _ count: Int) {
        if let last = indices.last, self[last].place == place {
            self[last].count += count
        } else if count > 0 || place != nil {
            append(ViewListSegment(place: place, count: count))
        }
    }
}
