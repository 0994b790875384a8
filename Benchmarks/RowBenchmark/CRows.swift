import CListBenchmark

/// The rows as boxes and labels of GTK, from the change to the place of each widget.
@MainActor
struct GTKRows: RowSubject {
    let name = "GTK 4"
    private let rows = box_rows_open(400, 800)

    func fill(_ count: Int) { box_rows_fill(rows, UInt32(count)) }
    func append(_ count: Int) { box_rows_append(rows, UInt32(count)) }
    func update(from first: Int, by step: Int) { box_rows_update(rows, UInt32(first), UInt32(step)) }
    func select(_ position: Int) { box_rows_select(rows, UInt32(position)) }
    func swap(_ first: Int, _ second: Int) { box_rows_swap(rows, UInt32(first), UInt32(second)) }
    func remove(_ position: Int) { box_rows_remove(rows, UInt32(position)) }
    func settle() { box_rows_settle(rows) }
}

/// The floor: texts shaped by HarfBuzz and places in an array, in C.
@MainActor
struct FloorRows: RowSubject {
    let name = "floor in C"
    private let rows = floor_rows_open(400)

    func fill(_ count: Int) { floor_rows_fill(rows, UInt32(count)) }
    func append(_ count: Int) { floor_rows_append(rows, UInt32(count)) }
    func update(from first: Int, by step: Int) { floor_rows_update(rows, UInt32(first), UInt32(step)) }
    func select(_ position: Int) { floor_rows_select(rows, UInt32(position)) }
    func swap(_ first: Int, _ second: Int) { floor_rows_swap(rows, UInt32(first), UInt32(second)) }
    func remove(_ position: Int) { floor_rows_remove(rows, UInt32(position)) }
    func settle() {
        floor_rows_settle(rows)
        precondition(floor_rows_height(rows) >= 0)
    }
}
