import DovetailCore
import Foundation

/// How a person has arranged the columns of a table: which are shown, and in which order.
///
/// A table that is given one lets people hide columns by a menu of the titles, and move them by dragging a title. Columns take part that
/// have a `customizationID(_:)`. It can be kept in the scene's or the app's storage, since it is `Codable`.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Codable, Sendable {
    private var shown: [String: Bool] = [:]
    /// The columns that have ids in the order in which they stand; empty for the app's order.
    private(set) var order: [String] = []

    /// Columns as the app lists them.
    public init() {}

    /// Whether a column is shown; `automatic` for as the column says itself.
    public subscript(visibility id: String) -> Visibility {
        get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Puts the columns in the order in which the app lists them.
    public mutating func resetOrder() { order = [] }

    /// Puts a column to a place among those that are shown. Columns that aren't shown keep their place behind the one they follow.
    mutating func move(_ id: String, to target: Int, among columns: [String?]) {
        guard let start = columns.firstIndex(of: id) else { return }
        var columns = columns
        columns.insert(columns.remove(at: start), at: min(max(target, 0), columns.count))
        let ids = columns.compactMap { $0 }
        order = ids + order.filter { !ids.contains($0) }
    }
}

/// What people may do with a column of a table.
public struct TableColumnCustomizationBehavior: SetAlgebra, Equatable, Sendable {
    private var bits = Set<UInt8>()

    public init() {}
    private init(_ bits: Set<UInt8>) { self.bits = bits }

    /// It can be moved among the others.
    public static var reorder: Self { Self([0]) }
    /// Its width can be changed.
    public static var resize: Self { Self([1]) }
    /// It can be hidden.
    public static var visibility: Self { Self([2]) }
    /// All of these.
    public static var all: Self { Self([0, 1, 2]) }

    public func contains(_ member: Self) -> Bool { member.bits.isSubset(of: bits) }
    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        bits.formUnion(newMember.bits)
        return (isNew, newMember)
    }
    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let common = bits.intersection(member.bits)
        bits.subtract(member.bits)
        return common.isEmpty ? nil : Self(common)
    }
    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let common = bits.intersection(newMember.bits)
        bits.formUnion(newMember.bits)
        return common.isEmpty ? nil : Self(common)
    }
    public func union(_ other: Self) -> Self { Self(bits.union(other.bits)) }
    public func intersection(_ other: Self) -> Self { Self(bits.intersection(other.bits)) }
    public func symmetricDifference(_ other: Self) -> Self { Self(bits.symmetricDifference(other.bits)) }
    public mutating func formUnion(_ other: Self) { bits.formUnion(other.bits) }
    public mutating func formIntersection(_ other: Self) { bits.formIntersection(other.bits) }
    public mutating func formSymmetricDifference(_ other: Self) { bits.formSymmetricDifference(other.bits) }
}

/// The columns of a table as a person has arranged them.
struct TableColumnArrangement<Value: Identifiable> {
    /// Those that are shown, in order. A table always shows one column at least.
    let shown: [_TableColumn<Value>]

    init(_ columns: [_TableColumn<Value>], _ customization: TableColumnCustomization<Value>?) {
        var columns = columns
        for index in columns.indices { columns[index].place = index }
        guard let customization else {
            let visible = columns.filter { $0.visibility != .hidden }
            shown = visible.isEmpty ? Array(columns.prefix(1)) : visible
            return
        }
        // The places of columns with ids are filled in the person's order; the others stay where they are.
        let named = columns.filter { $0.id != nil }
        func rank(_ column: _TableColumn<Value>) -> Int {
            customization.order.firstIndex(of: column.id!) ?? customization.order.count
        }
        var sorted = named.sorted { (rank($0), $0.place) < (rank($1), $1.place) }.makeIterator()
        let all = columns.map { $0.id == nil ? $0 : sorted.next()! }
        let visible = all.filter { Self.isShown($0, customization) }
        shown = visible.isEmpty ? Array(all.prefix(1)) : visible
    }

    static func isShown(_ column: _TableColumn<Value>, _ customization: TableColumnCustomization<Value>) -> Bool {
        guard let id = column.id, customization[visibility: id] != .automatic else {
            return column.visibility != .hidden
        }
        return customization[visibility: id] == .visible
    }

    /// The place of a column whose title was dragged: the one whose middle its own middle has passed.
    static func target(of index: Int, movedBy distance: CGFloat, _ lengths: [CGFloat]) -> Int {
        var (target, passed) = (index, abs(distance))
        let step = distance < 0 ? -1 : 1
        while lengths.indices.contains(target + step), passed > lengths[target + step] / 2 {
            target += step
            passed -= lengths[target]
        }
        return target
    }
}

/// A menu of a table's columns, opened by a secondary click on the titles.
struct TableColumnMenu<Value: Identifiable>: ViewModifier {
    let columns: [_TableColumn<Value>]
    let customization: Binding<TableColumnCustomization<Value>>?

    func body(content: Content) -> some View {
        if let customization {
            content.contextMenu {
                ForEach(Array(columns.indices), id: \.self) { index in
                    if let id = columns[index].id, !columns[index].fixed.contains(.visibility) {
                        Toggle(isOn: isShown(id, columns[index], customization)) { columns[index].label }
                    }
                }
            }
        } else {
            content
        }
    }

    private func isShown(
        _ id: String, _ column: _TableColumn<Value>, _ customization: Binding<TableColumnCustomization<Value>>
    ) -> Binding<Bool> {
        Binding(
            get: { TableColumnArrangement.isShown(column, customization.wrappedValue) },
            set: { customization.wrappedValue[visibility: id] = $0 ? .visible : .hidden })
    }
}

/// Lets a title be dragged to another place.
struct TableColumnMove: ViewModifier {
    let isEnabled: Bool
    /// Called with how far the title was dragged, in points.
    let move: (CGFloat) -> Void
    @State private var offset: CGFloat = 0

    func body(content: Content) -> some View {
        if isEnabled {
            content
                .offset(x: offset)
                .zIndex(offset == 0 ? 0 : 1)
                .simultaneousGesture(
                    DragGesture(minimumDistance: 6, coordinateSpace: .global)
                        .onChanged { offset = $0.translation.width }
                        .onEnded {
                            offset = 0
                            move($0.translation.width)
                        })
        } else {
            content
        }
    }
}
