// Parts of files of programs of Apple's systems, as code reads them that looks into itself. No program is such a file on Linux, so there are none.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// The beginning of a file for processors of 32 bits.
public struct mach_header: Hashable, Sendable {
    public var magic: UInt32 = 0
    public var cputype: Int32 = 0
    public var cpusubtype: Int32 = 0
    public var filetype: UInt32 = 0
    public var ncmds: UInt32 = 0
    public var sizeofcmds: UInt32 = 0
    public var flags: UInt32 = 0
    public init() {}
}

/// The beginning of a file for processors of 64 bits.
public struct mach_header_64: Hashable, Sendable {
    public var magic: UInt32 = 0
    public var cputype: Int32 = 0
    public var cpusubtype: Int32 = 0
    public var filetype: UInt32 = 0
    public var ncmds: UInt32 = 0
    public var sizeofcmds: UInt32 = 0
    public var flags: UInt32 = 0
    public var reserved: UInt32 = 0
    public init() {}
}

/// The beginning of each part that follows the header.
public struct load_command: Hashable, Sendable {
    public var cmd: UInt32 = 0
    public var cmdsize: UInt32 = 0
    public init() {}
}

/// A part that tells what is to be mapped where, for processors of 32 bits.
public struct segment_command: Hashable, Sendable {
    public var cmd: UInt32 = 0
    public var cmdsize: UInt32 = 0
    public var vmaddr: UInt32 = 0
    public var vmsize: UInt32 = 0
    public var fileoff: UInt32 = 0
    public var filesize: UInt32 = 0
    public init() {}
}

/// A part that tells what is to be mapped where, for processors of 64 bits.
public struct segment_command_64: Hashable, Sendable {
    public var cmd: UInt32 = 0
    public var cmdsize: UInt32 = 0
    public var vmaddr: UInt64 = 0
    public var vmsize: UInt64 = 0
    public var fileoff: UInt64 = 0
    public var filesize: UInt64 = 0
    public init() {}
}

/// The number of parts of the kind ``segment_command``.
public let LC_SEGMENT: UInt32 = 0x1
/// The number of parts of the kind ``segment_command_64``.
public let LC_SEGMENT_64: UInt32 = 0x19
