import CListBenchmark

/// A `GtkListView`.
@MainActor
struct GTKSubject: ListSubject {
    private let window = list_benchmark_open(400, 800)

    func fill(_ count: Int) { list_benchmark_fill(window, UInt32(count)) }
    func append(_ count: Int) { list_benchmark_append(window, UInt32(count)) }
    func update() { list_benchmark_update(window) }
    func select(_ position: Int) { list_benchmark_select(window, UInt32(position)) }
    func swap(_ first: Int, _ second: Int) { list_benchmark_swap(window, UInt32(first), UInt32(second)) }
    func remove(_ position: Int) { list_benchmark_remove(window, UInt32(position)) }
    func scroll(_ distance: Double) { list_benchmark_scroll(window, distance) }
}
