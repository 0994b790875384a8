/// A stack of plain data in memory of its own. An array would check, with each push, whether it is shared.
struct Stack<Element: BitwiseCopyable> {
    private var memory: UnsafeMutablePointer<Element>
    private var capacity = 64
    private(set) var count = 0

    init() { memory = .allocate(capacity: capacity) }

    /// Frees the memory. The stack may not be used after that.
    func deallocate() { memory.deallocate() }

    var isEmpty: Bool { count == 0 }

    /// The element on top; only if there is one.
    @inline(__always)
    var last: Element { memory[count - 1] }

    /// From the bottom up. Good until the next push.
    var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: memory, count: count) }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        memory[count] = element
        count += 1
    }

    /// Takes the element from the top; only if there is one.
    @inline(__always)
    @discardableResult
    mutating func popLast() -> Element {
        count -= 1
        return memory[count]
    }

    @inline(__always)
    mutating func removeLast() { count -= 1 }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.update(from: memory, count: count)
        memory.deallocate()
        memory = larger
        capacity *= 2
    }
}
