import Foundation

/// A list of pointers to objects, which it need not keep alive, with places that are empty.
///
///     let delegates = NSPointerArray.weakObjects()
///     delegates.addPointer(Unmanaged.passUnretained(delegate).toOpaque())
///
/// Where a list of weak objects holds one that nobody else does, its place becomes nil, and stays. ``compact()`` takes such places out, always; on Apple's
/// systems it does so only once a nil was added. Pointers are those of objects, as `Unmanaged` gives them: any other ends in undefined behaviour. It is not
/// safe to use by several threads at once. A place that is not there stops the program, as on Apple's systems.
open class NSPointerArray: NSObject {
    private let options: NSPointerFunctions.Options
    private var places: [TableReference?] = []

    /// An empty list that holds objects in a way.
    public init(options: NSPointerFunctions.Options) { self.options = options }

    /// A list that keeps its objects alive.
    open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }
    /// A list that keeps no object alive.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// How many places there are, those that are empty too. A greater count adds empty places, and a smaller one takes places off the end.
    open var count: Int {
        get { places.count }
        set {
            precondition(newValue >= 0, "NSPointerArray: a count of \(newValue)")
            if newValue < places.count { places.removeLast(places.count - newValue) }
            places += Array(repeating: nil, count: newValue - places.count)
        }
    }
    /// The objects that are there, in their order, without the empty places. The array holds them.
    open var allObjects: [AnyObject] { places.compactMap { $0?.object } }

    /// The pointer at a place; nil for an empty one. It does not keep the object alive.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        check(index, below: count)
        return places[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }
    /// Adds a pointer at the end; nil adds an empty place.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(reference(pointer)) }
    /// Takes a place out: those behind it move up.
    open func removePointer(at index: Int) {
        check(index, below: count)
        places.remove(at: index)
    }
    /// Puts a pointer before a place: those behind it move down.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        check(index, below: count + 1)
        places.insert(reference(item), at: index)
    }
    /// Puts a pointer in the place of another; nil makes the place empty.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        check(index, below: count)
        places[index] = reference(item)
    }
    /// Takes out empty places.
    open func compact() { places.removeAll { $0?.object == nil } }

    open override var description: String { "NSPointerArray \(allObjects)" }

    private func reference(_ pointer: UnsafeMutableRawPointer?) -> TableReference? {
        pointer.map { TableReference(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
    }

    private func check(_ index: Int, below end: Int) {
        precondition((0..<end).contains(index), "NSPointerArray: place \(index) of \(count)")
    }
}
