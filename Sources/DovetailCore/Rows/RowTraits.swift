import AttributeGraph
import Foundation

/// What a row tells the list or form that it is in.
///
/// Most views set nothing of it, so it is one reference, which is nil until something is set.
@dynamicMemberLookup
package struct RowTraits: Equatable {
    /// The values, with their defaults.
    package struct Values: Equatable {
        /// Deletes elements of the row's `ForEach`; nil where nothing can be deleted.
        package var delete: RowEdits?
        /// Moves elements of the row's `ForEach`.
        package var move: RowEdits?
        /// Puts things between elements of the row's `ForEach`.
        package var insert: RowEdits?
        package var isDeleteDisabled = false
        package var isMoveDisabled = false
        package var isSelectionDisabled = false
        package var insets: EdgeInsets?
        /// What is set for some edges, in place of the insets there; nil for the list's own.
        package var edgeInsets: [Edge: CGFloat?] = [:]
        package var background: ViewSlot?
        package var topSeparator = RowSeparator()
        package var bottomSeparator = RowSeparator()
        package var sectionTopSeparator = RowSeparator()
        package var sectionBottomSeparator = RowSeparator()
        package var leadingActions: RowActions?
        package var trailingActions: RowActions?
        package var itemTint: ListItemTint?
        package var headerProminence: Prominence?
        package var badgeProminence: BadgeProminence?
        package var sectionSpacing: ListSectionSpacing?
        package var sectionMargins = SectionMargins()
        /// Opens and closes the section. Set for headers only.
        package var expansion: RowExpansion?
        /// Opens and closes the rows below this one in a hierarchy.
        package var disclosure: RowExpansion?
        /// Whether the row shows the sign that opens `disclosure` itself.
        package var drawsDisclosure = false
        /// Whether the row stands among such that others can be below, and has room where these have their sign.
        package var isInOutline = false
        /// How deep the row is in a hierarchy; 0 for the topmost rows.
        package var level = 0
        /// The same from 1 for assistive tools, of a row that indents itself; 0 for others.
        package var treeLevel = 0
        /// What choosing the row as a suggestion writes into a search field.
        package var searchCompletion: String?
        /// The token that choosing the row as a suggestion puts into a search field.
        package var searchToken: RowSearchToken?

        package init() {}
    }

    private final class Box {
        let values: Values
        init(_ values: Values) { self.values = values }
    }

    private var box: Box?
    private static let defaults = Values()

    package init() {}

    package subscript<Value>(dynamicMember keyPath: WritableKeyPath<Values, Value>) -> Value {
        get { box.map { $0.values[keyPath: keyPath] } ?? Self.defaults[keyPath: keyPath] }
        set {
            var values = box?.values ?? Self.defaults
            values[keyPath: keyPath] = newValue
            box = Box(values)
        }
    }

    package static func == (left: RowTraits, right: RowTraits) -> Bool {
        if left.box === right.box { return true }
        return (left.box?.values ?? defaults) == (right.box?.values ?? defaults)
    }
}

/// What is asked of the line at one edge of a row or section.
package struct RowSeparator: Equatable {
    package var visibility = Visibility.automatic
    package var tint: Color?
}

/// What a swipe over a row shows.
package struct RowActions: Equatable {
    package let content: ViewSlot
    package let allowsFullSwipe: Bool
}

/// A token of a search field that a suggestion stands for.
package struct RowSearchToken: Equatable {
    let id: AnyHashable
    package let value: Any

    package init(id: AnyHashable, value: Any) {
        self.id = id
        self.value = value
    }

    package static func == (left: RowSearchToken, right: RowSearchToken) -> Bool { left.id == right.id }
}

/// Something that is open or closed: a section, or the rows below a row.
package final class RowExpansion: Equatable {
    /// As of the last update.
    fileprivate(set) package var binding: Binding<Bool>
    init(_ binding: Binding<Bool>) { self.binding = binding }

    package static func == (left: RowExpansion, right: RowExpansion) -> Bool { left === right }
}

/// Opens and closes what belongs to a row or header, as the row tells its list.
package struct RowExpansionModifier: ListTraitModifier {
    package typealias Body = Never
    let binding: Binding<Bool>?
    nonisolated(unsafe) let keyPath: WritableKeyPath<RowTraits.Values, RowExpansion?>

    nonisolated package init(_ binding: Binding<Bool>?, as keyPath: WritableKeyPath<RowTraits.Values, RowExpansion?>) {
        self.binding = binding
        self.keyPath = keyPath
    }

    package static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let content = body(inputs)
        let expansion = Attribute(ExpansionRule(modifier: modifier))
        return content.wrapping(RowTrait.self, in: inputs.graphInputs.loop.graph) { row in
            guard let expansion = expansion.value else { return }
            row[dynamicMember: modifier.untracked.keyPath] = expansion
        }
    }
}

/// What opens and closes the rows below: the same object for the life of the row, so that a new binding to the same place changes nothing.
private struct ExpansionRule: StatefulRule {
    let modifier: Attribute<RowExpansionModifier>
    private var kept: RowExpansion?

    init(modifier: Attribute<RowExpansionModifier>) { self.modifier = modifier }

    mutating func update(previous: RowExpansion??) -> RuleResult<RowExpansion?> {
        guard let binding = modifier.value.binding else { return .value(nil) }
        let expansion = kept ?? RowExpansion(binding)
        expansion.binding = binding
        kept = expansion
        return .value(expansion)
    }
}

/// Sets a row's trait to a value. An equal value, set again, makes no list anew.
struct RowTraitModifier<Value: Equatable>: ListTraitModifier {
    typealias Body = Never
    /// What is set, for whoever compares two of these.
    let value: Value
    let change: (inout RowTraits, Value) -> Void

    static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let content = body(inputs)
        let value = modifier.projected { $0.value }
        return content.wrapping(RowTrait.self, in: inputs.graphInputs.loop.graph) {
            modifier.untracked.change(&$0, value.value)
        }
    }
}

extension View {
    /// Sets what a list or form reads of its rows.
    nonisolated package func rowTrait<Value: Equatable>(
        _ value: Value, _ change: @escaping (inout RowTraits, Value) -> Void
    ) -> some View {
        modifier(RowTraitModifier(value: value, change: change))
    }
}
