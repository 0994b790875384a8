/// The values of one model's variables in memory, by the numbers of these.
///
/// An array would cost each model more than that: its memory is asked for by its type, which is looked up each time, and its users are counted. These values
/// have one user, the model's storage.
struct ModelValues: ~Copyable {
    private var start: UnsafeMutablePointer<Any?>?
    private var capacity = 0
    private(set) var count = 0

    /// No values.
    init() {}

    /// As many values as variables, in order. An app's code may run where one is made.
    @inline(__always)
    init(count: Int, _ value: (Int) -> Any?) {
        guard count > 0 else { return }
        let start = UnsafeMutablePointer<Any?>.allocate(capacity: count)
        for slot in 0..<count { (start + slot).initialize(to: value(slot)) }
        self.start = start
        capacity = count
        self.count = count
    }

    deinit {
        guard let start else { return }
        for slot in 0..<count { (start + slot).deinitialize(count: 1) }
        start.deallocate()
    }

    var isEmpty: Bool { count == 0 }
    var indices: Range<Int> { 0..<count }

    /// The value of a variable; nil where it is in the row alone. Traps on a number that there is no room for.
    subscript(slot: Int) -> Any? {
        @inline(__always) get { place(slot).pointee }
        // The old value goes when the new one is in its place, so what runs then finds that.
        @inline(__always) set { place(slot).pointee = newValue }
    }

    @inline(__always)
    private func place(_ slot: Int) -> UnsafeMutablePointer<Any?> {
        precondition(slot >= 0 && slot < count, "there is no variable of this number")
        return start.unsafelyUnwrapped + slot
    }

    /// Makes room for so many variables, without values.
    mutating func grow(to wanted: Int) {
        guard wanted > count else { return }
        if wanted > capacity {
            let larger = max(wanted, 8)
            let new = UnsafeMutablePointer<Any?>.allocate(capacity: larger)
            if let start {
                new.moveInitialize(from: start, count: count)
                start.deallocate()
            }
            start = new
            capacity = larger
        }
        for slot in count..<wanted { (start.unsafelyUnwrapped + slot).initialize(to: nil) }
        count = wanted
    }
}
