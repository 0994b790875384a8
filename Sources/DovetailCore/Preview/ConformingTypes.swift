import Foundation

/// Finds the types of a running program that conform to a protocol.
///
/// The compiler lists each conformance in a section of the program, for casts at run time; the runtime hands out the sections of all
/// loaded files. The layout read here is part of Swift's stable interface (*docs/ABI/TypeMetadata* of the Swift project). Generic
/// types are left out, since they have no type by themselves.
enum ConformingTypes {
    static func all(of existential: Any.Type) -> [Any.Type] {
        guard let wanted = protocolDescriptor(of: existential) else { return [] }
        var types: [Any.Type] = []
        for section in conformanceSections() {
            var position = section.start
            while position < section.end {
                let record = relative(position)
                position += 4
                if let record, protocolDescriptor(ofRecord: record) == wanted, let type = type(ofRecord: record) {
                    types.append(type)
                }
            }
        }
        return types
    }

    // MARK: Records

    /// The protocol of an existential type. Its metadata is the kind, flags and a count of 32 bits each, then the protocols.
    private static func protocolDescriptor(of type: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let count = metadata.load(fromByteOffset: 12, as: UInt32.self)
        guard metadata.load(as: UInt.self) == 0x303, count == 1 else { return nil }
        return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    }

    private static func protocolDescriptor(ofRecord record: UnsafeRawPointer) -> UnsafeRawPointer? {
        relativeIndirectable(record)
    }

    /// The type of a conformance: its descriptor's access function makes the metadata.
    private static func type(ofRecord record: UnsafeRawPointer) -> Any.Type? {
        let flags = record.load(fromByteOffset: 12, as: UInt32.self)
        let reference = record + 4
        let descriptor: UnsafeRawPointer?
        switch (flags >> 3) & 7 {
        case 0: descriptor = relative(reference)
        case 1: descriptor = relative(reference).flatMap { $0.load(as: UnsafeRawPointer?.self) }
        default: descriptor = nil
        }
        guard let descriptor else { return nil }
        let contextFlags = descriptor.load(as: UInt32.self)
        let kind = contextFlags & 0x1F
        let isGeneric = contextFlags & 0x80 != 0
        // Classes, structs and enums.
        guard (16...18).contains(kind), !isGeneric, let accessor = relative(descriptor + 12) else { return nil }
        // An access function takes what state of the metadata is wanted (0: complete) and returns the metadata first; on all
        // systems that Dovetail runs on that is how a C function of one number would do it.
        typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
        let metadata = unsafeBitCast(accessor, to: Accessor.self)(0)
        return unsafeBitCast(metadata, to: Any.Type.self)
    }

    /// Follows an offset of 32 bits from where it stands; nil for 0.
    private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = place.load(as: Int32.self)
        return offset == 0 ? nil : place + Int(offset)
    }

    /// The same where the lowest bit says that the target holds the address.
    private static func relativeIndirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = place.load(as: Int32.self)
        guard offset != 0 else { return nil }
        let target = place + Int(offset & ~1)
        return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }

    // MARK: Sections

    private struct Section {
        let start: UnsafeRawPointer
        let end: UnsafeRawPointer
    }

    /// The sections of all files of the program. The runtime's record of a file is: version, address, two words of its own,
    /// then start and length of the sections for protocols, conformances and others.
    private static func conformanceSections() -> [Section] {
        final class Collector { var sections: [Section] = [] }
        let collector = Collector()
        enumerateMetadataSections(
            { file, context in
                let collector = Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue()
                let word = MemoryLayout<UInt>.size
                let start = file.load(fromByteOffset: 6 * word, as: UnsafeRawPointer?.self)
                let length = file.load(fromByteOffset: 7 * word, as: Int.self)
                if let start, length > 0 { collector.sections.append(Section(start: start, end: start + length)) }
                return true
            }, Unmanaged.passUnretained(collector).toOpaque())
        return withExtendedLifetime(collector) { collector.sections }
    }
}

/// Calls a function for each file of the program, until it returns false.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)
