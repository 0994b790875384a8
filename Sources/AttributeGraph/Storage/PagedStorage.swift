/// Fixed-size records in pages that never move, addressed by a 32-bit index. Index 0 is never given out.
///
/// - Complexity: `allocate`, `free` and access are O(1).
struct PagedStorage<Element> {
    private static var pageBits: Int { 10 }
    private static var pageSize: Int { 1 << pageBits }

    private var pages: UnsafeMutablePointer<UnsafeMutablePointer<Element>>
    private var pageCapacity = 16
    private(set) var pageCount = 0
    private var used: UInt32 = 1

    init() {
        pages = .allocate(capacity: pageCapacity)
        addPage()
    }

    /// Frees the pages. The elements must be trivial or have been deinitialized.
    func deallocate() {
        for index in 0..<pageCount { pages[index].deallocate() }
        pages.deallocate()
    }

    /// One past the largest index given out.
    var endIndex: UInt32 { used }

    /// A fresh index. The record there is uninitialized.
    mutating func grow() -> UInt32 {
        let index = used
        used += 1
        if Int(index) >> Self.pageBits >= pageCount { addPage() }
        return index
    }

    @inline(__always)
    subscript(index: UInt32) -> UnsafeMutablePointer<Element> {
        pages[Int(index) >> Self.pageBits] + (Int(index) & (Self.pageSize - 1))
    }

    private mutating func addPage() {
        if pageCount == pageCapacity {
            let larger = UnsafeMutablePointer<UnsafeMutablePointer<Element>>.allocate(capacity: pageCapacity * 2)
            larger.update(from: pages, count: pageCount)
            pages.deallocate()
            pages = larger
            pageCapacity *= 2
        }
        pages[pageCount] = .allocate(capacity: Self.pageSize)
        pageCount += 1
    }
}
