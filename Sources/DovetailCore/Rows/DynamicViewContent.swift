import AttributeGraph
import CoreTransferable
import Foundation

/// A view that makes views of the elements of a collection, such as `ForEach`.
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection
    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public typealias Data = Content.Data
    /// The collection of the modified view.
    public var data: Content.Data { content.data }
}

/// Content that can tell where in its data a row comes from.
protocol RowLocating {
    /// The offsets in the data of all elements with an id.
    ///
    /// - Complexity: O(elements).
    func offsets(ofRow id: AnyHashable) -> [Int]
}

extension ForEach: RowLocating {
    func offsets(ofRow id: AnyHashable) -> [Int] {
        data.enumerated().filter { AnyHashable(self.id($0.element)) == id }.map(\.offset)
    }
}

extension ModifiedContent: RowLocating where Content: RowLocating {
    func offsets(ofRow id: AnyHashable) -> [Int] { content.offsets(ofRow: id) }
}

/// What can be done to the data behind rows. The rows of one `ForEach` have the same object for as long as that lives.
package final class RowEdits: Equatable {
    /// As the latest view value says.
    struct Source {
        let locate: (AnyHashable) -> [Int]
        var delete: ((IndexSet) -> Void)?
        var move: ((IndexSet, Int) -> Void)?
        var insert: RowInsertion?
        /// Rows with the same object here belong to one collection, although each has edits of its own.
        var group: AnyObject?
    }

    fileprivate(set) var source: Source?

    init() {}

    /// Edits that put things between the rows, for rows that are no views.
    ///
    /// - Parameter locate: Finds the offsets of the elements that a row with an id may be of.
    package init(_ insertion: RowInsertion, locate: @escaping (AnyHashable) -> [Int]) {
        source = Source(locate: locate, insert: insertion)
    }

    package static func == (left: RowEdits, right: RowEdits) -> Bool { left === right }

    /// Whether both change the same collection.
    package func isSameCollection(as other: RowEdits) -> Bool {
        if self === other { return true }
        guard let group = source?.group, let otherGroup = other.source?.group else { return false }
        return group === otherGroup
    }

    /// Where the element of a row is. Of elements that have the same id, the one at the given offset.
    package func offset(ofRow id: AnyHashable, near offset: Int?) -> Int? {
        let offsets = source?.locate(id) ?? []
        return offsets.first { $0 == offset } ?? offsets.first
    }

    package func delete(_ offsets: IndexSet) { source?.delete?(offsets) }
    /// What can be put between the elements.
    package var insertion: RowInsertion? { source?.insert }
    package func move(_ offsets: IndexSet, to destination: Int) { source?.move?(offsets, destination) }

    fileprivate func take(_ source: Source) { self.source = source }
}

/// What can be dropped between the rows of a collection, and what happens then.
package struct RowInsertion {
    package let contentTypes: [UTType]
    /// Gets the offset of the element before which things are put, and the things.
    package let action: (Int, [NSItemProvider]) -> Void

    package init(contentTypes: [UTType], action: @escaping (Int, [NSItemProvider]) -> Void) {
        self.contentTypes = contentTypes
        self.action = action
    }
}

/// Lets rows be deleted, moved or inserted.
private struct RowEditModifier: ListTraitModifier {
    typealias Body = Never
    let source: RowEdits.Source

    /// What a list needs to know; the closures may change without anything being listed anew.
    struct Abilities: Equatable {
        let canDelete: Bool
        let canMove: Bool
        let canInsert: Bool
    }

    nonisolated init(source: RowEdits.Source) { self.source = source }

    static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let edits = RowEdits()
        _ = Attribute(effect: EditsRefresh(modifier: modifier, edits: edits), stage: .structure)
        let abilities = modifier.projected {
            Abilities(
                canDelete: $0.source.delete != nil, canMove: $0.source.move != nil, canInsert: $0.source.insert != nil)
        }
        let content = body(inputs)
        return content.wrapping(RowTrait.self, in: inputs.graphInputs.loop.graph) { row in
            let abilities = abilities.value
            if abilities.canDelete { row.delete = edits }
            if abilities.canMove { row.move = edits }
            if abilities.canInsert { row.insert = edits }
        }
    }
}

/// Gives the edits of rows the functions that the modifier has now.
private struct EditsRefresh: EffectRule {
    let modifier: Attribute<RowEditModifier>
    let edits: RowEdits

    func run() { edits.take(modifier.value.source) }
}

extension DynamicViewContent {
    nonisolated private func edits(
        delete: ((IndexSet) -> Void)? = nil, move: ((IndexSet, Int) -> Void)? = nil, insert: RowInsertion? = nil
    ) -> ModifiedContent<Self, some ViewModifier> {
        // Other types than those of this library have no rows that could be found.
        nonisolated(unsafe) let locating = self as? any RowLocating
        return modifier(
            RowEditModifier(
                source: RowEdits.Source(
                    locate: { locating?.offsets(ofRow: $0) ?? [] }, delete: delete, move: move, insert: insert,
                    group: nil)))
    }

    /// Lets things that are dragged be dropped between the rows of a list. The action gets the offset of the element before which they are
    /// put, and those things that have one of the kinds. A list without rows takes none, which differs from SwiftUI.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        edits(insert: RowInsertion(contentTypes: supportedContentTypes, action: action))
    }

    /// Lets things that are dragged be dropped between the rows of a list: the form with the identifiers of kinds.
    nonisolated public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: acceptedTypeIdentifiers.map { UTType(importedAs: $0) }, perform: action)
    }

    /// Lets rows be deleted: by a swipe, in edit mode, by the Delete key, and by a row's context menu. The action gets the offsets of
    /// the elements in the data. With nil nothing can be deleted.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        edits(delete: action)
    }

    /// Lets rows be moved by dragging. The action gets the offsets of the elements in the data, and the offset of the element before
    /// which they are put. With nil nothing can be moved.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        edits(move: action)
    }
}

extension View {
    /// Keeps a row from being deleted.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        rowTrait(isDisabled) { if $1 { $0.isDeleteDisabled = true } }
    }

    /// Keeps a row from being moved.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        rowTrait(isDisabled) { if $1 { $0.isMoveDisabled = true } }
    }

    /// Keeps a row from being selected.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        rowTrait(isDisabled) { if $1 { $0.isSelectionDisabled = true } }
    }
}

// MARK: Collections behind a binding

/// What a person may do to a collection by its rows.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Rows can be deleted.
    public static var delete: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection {
    /// Rows can be moved.
    public static var move: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
    /// Rows can be deleted and moved.
    public static var all: EditActions { [.move, .delete] }
}

/// The rows of a collection that can be changed by them.
public struct EditableCollectionContent<Content, Data> {
    let content: Content
    let source: RowEdits.Source
}

extension EditableCollectionContent: View where Content: View {
    public typealias Body = Never
}

extension EditableCollectionContent: MultiView where Content: View {
    public static func _makeViewList(view: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        RowEditModifier._makeViewList(
            modifier: view.projected { RowEditModifier(source: $0.source) }, inputs: inputs
        ) { Content._makeViewList(view: view.projected { $0.content }, inputs: $0) }
    }
}

/// Stands for one collection as the views of one evaluation see it.
private final class EditGroup {}

extension ForEach {
    /// Views for the elements of a bound collection, which a person may change by the given actions.
    public init<C, R>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        Content == EditableCollectionContent<R, C>, C: MutableCollection, C: RandomAccessCollection,
        C.Element: Identifiable, C.Index: Hashable, R: View
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Views for the elements of a bound collection, identified by a key path, which a person may change by the given actions.
    public init<C, R>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>,
        C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable, R: View
    {
        let canDelete = editActions.rawValue & 2 != 0
        let canMove = editActions.rawValue & 1 != 0
        let source = RowEdits.Source(
            locate: { row in
                data.wrappedValue.enumerated().filter { AnyHashable($0.element[keyPath: id]) == row }.map(\.offset)
            },
            delete: canDelete ? { offsets in data.wrappedValue = removing(offsets, from: data.wrappedValue) } : nil,
            move: canMove
                ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil, group: EditGroup())
        self.init(
            data, id: id,
            content: { element in EditableCollectionContent<R, C>(content: content(element), source: source) })
    }
}

/// A collection without some elements. Only collections that can lose elements have the action for it.
private func removing<C: Collection>(_ offsets: IndexSet, from collection: C) -> C {
    func remove<R: RangeReplaceableCollection>(_ replaceable: R) -> C {
        var copy = replaceable
        copy.remove(atOffsets: offsets)
        return copy as? C ?? collection
    }
    guard let replaceable = collection as? any RangeReplaceableCollection else { return collection }
    return remove(replaceable)
}

extension ForEach {
    /// The elements of a collection for something that is no view, such as the rows of a table.
    package init(rows data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: id, identification: .ownID)
    }
}
