/// What a closure value is made of: the code that it runs, and what it captured.
///
/// The compiler leaves a description of the captures with each closure, for debuggers. A closure's context is nothing, one object that is
/// captured alone, or a box (*local variables*) whose metadata says where the first capture lies and of which types the captures are.
/// What cannot be read there, such as captures whose types depend on the parameters of a generic function, is not guessed.
struct ClosureValue {
    let code: UnsafeRawPointer
    let context: UnsafeRawPointer?

    /// Reads a function as it lies in memory: two words.
    init(at pointer: UnsafeRawPointer) {
        code = pointer.load(as: UnsafeRawPointer.self)
        context = pointer.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
    }
}

/// The captures in the boxes of one closure expression. Does not change while a program runs.
struct CaptureLayout {
    enum Kind {
        /// A value of a type that is known.
        case value(Any.Type)
        /// Another function: what a closure captures that was made of one to fit another calling convention.
        case function
        /// A reference that is not counted, or not yet: one word.
        case word
    }

    struct Capture {
        let offset: Int
        let kind: Kind
    }

    let captures: [Capture]

    /// The metadata and the reference count before the captures.
    private static let headerSize = 16
    /// The kind of metadata that boxes of captures have.
    private static let localVariables = 0x400

    /// Whether the context is a box of captures. Else it is an object.
    static func isBox(_ context: UnsafeRawPointer) -> Bool {
        context.load(as: UnsafeRawPointer.self).load(as: Int.self) == localVariables
    }

    /// The layout of boxes with this metadata; nil if it cannot be told.
    init?(ofBoxWith metadata: UnsafeRawPointer) {
        guard let descriptor = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else { return nil }
        let count = Int(descriptor.load(as: UInt32.self))
        // Sources tell where to find the generic arguments that types of captures mention. Resolving such a type without them may trap.
        guard descriptor.load(fromByteOffset: 4, as: UInt32.self) == 0 else { return nil }
        let bindings = Int(descriptor.load(fromByteOffset: 8, as: UInt32.self))
        // What a generic function is bound to comes first, a word each.
        var offset = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
        if offset < Self.headerSize {
            // The first capture is of a type whose layout only its library knows, and lies after the header as any other would.
            guard bindings == 0 else { return nil }
            offset = Self.headerSize
        }
        offset += 8 * bindings
        var captures = (0..<bindings).map { Capture(offset: offset - 8 * (bindings - $0), kind: .word) }
        for index in 0..<count {
            let reference = descriptor + 12 + 4 * index
            guard let kind = Self.kind(of: MangledTypeName(at: reference + Int(reference.load(as: Int32.self)))) else {
                return nil
            }
            let (size, alignment) = Self.measures(of: kind)
            offset = (offset + alignment - 1) / alignment * alignment
            captures.append(Capture(offset: offset, kind: kind))
            offset += size
        }
        self.captures = captures
    }

    private static func kind(of name: MangledTypeName) -> Kind? {
        // References that are weak, unowned or unmanaged, by the last letters of the mangled name.
        if name.hasSuffix("Xw") || name.hasSuffix("Xo") || name.hasSuffix("Xu") {
            guard let type = name.type(), measures(of: .value(type)).size == 8 else { return nil }
            return .word
        }
        if let type = name.type() { return .value(type) }
        // The type of a function as it is called, which is none that a program could name.
        return name.hasSuffix("_") && name.contains("I") ? .function : nil
    }

    private static func measures(of kind: Kind) -> (size: Int, alignment: Int) {
        switch kind {
        case .word: return (8, 8)
        case .function: return (16, 8)
        case .value(let type):
            func open<T>(_: T.Type) -> (size: Int, alignment: Int) { (MemoryLayout<T>.size, MemoryLayout<T>.alignment) }
            return _openExistential(type, do: open)
        }
    }
}

/// The mangled name of a type in a program's metadata. Parts of it may be references to other metadata.
struct MangledTypeName {
    private let bytes: UnsafeBufferPointer<UInt8>

    init(at pointer: UnsafeRawPointer) {
        let start = pointer.assumingMemoryBound(to: UInt8.self)
        var end = start
        while end.pointee != 0 {
            // A reference: one byte that tells its kind, and an offset or an address.
            end += (1...0x17).contains(end.pointee) ? 5 : (0x18...0x1f).contains(end.pointee) ? 9 : 1
        }
        bytes = UnsafeBufferPointer(start: start, count: end - start)
    }

    func hasSuffix(_ suffix: StaticString) -> Bool {
        suffix.withUTF8Buffer { bytes.count > $0.count && bytes.suffix($0.count).elementsEqual($0) }
    }

    func contains(_ letter: Unicode.Scalar) -> Bool { bytes.contains(UInt8(ascii: letter)) }

    /// The type, or nil where the name stands for none that can be found.
    ///
    /// - Parameters:
    ///   - context: The description of the generic type that the name is used in.
    ///   - arguments: The generic arguments there.
    func type(context: UnsafeRawPointer? = nil, arguments: UnsafeRawPointer? = nil) -> Any.Type? {
        _getTypeByMangledNameInContext(
            bytes.baseAddress!, UInt(bytes.count), genericContext: context, genericArguments: arguments)
    }
}
