// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoBlockComments

// The types and numbers by which apps ask for the memory and the processors of the whole computer. The functions are in MachHost.swift.
import Foundation

public typealias host_t = mach_port_t
public typealias host_flavor_t = integer_t
public typealias host_info_t = UnsafeMutablePointer<integer_t>
public typealias host_info64_t = UnsafeMutablePointer<integer_t>
public typealias processor_flavor_t = Int32
/// Numbers of all processors, one processor after the other. ``vm_deallocate(_:_:_:)`` gives the memory back.
public typealias processor_info_array_t = UnsafeMutablePointer<integer_t>
public typealias vm_size_t = UInt
public typealias vm_address_t = UInt
public typealias vm_map_t = mach_port_t

/// Asks ``host_statistics(_:_:_:_:)`` for a ``host_cpu_load_info``.
public let HOST_CPU_LOAD_INFO: Int32 = 3
/// Asks ``host_statistics64(_:_:_:_:)`` for a ``vm_statistics64``.
public let HOST_VM_INFO64: Int32 = 4
/// Asks ``host_processor_info(_:_:_:_:_:)`` for the ticks of each processor.
public let PROCESSOR_CPU_LOAD_INFO: processor_flavor_t = 2

/// The room that a ``host_cpu_load_info`` takes, in steps of four bytes.
public let HOST_CPU_LOAD_INFO_COUNT = mach_msg_type_number_t(
    MemoryLayout<host_cpu_load_info>.size / MemoryLayout<integer_t>.size)
/// The room that a ``vm_statistics64`` takes, in steps of four bytes.
public let HOST_VM_INFO64_COUNT = mach_msg_type_number_t(
    MemoryLayout<vm_statistics64>.size / MemoryLayout<integer_t>.size)

// Places of a processor's ticks.

/// Ticks in which programs ran.
public let CPU_STATE_USER: Int32 = 0
/// Ticks in which the kernel ran.
public let CPU_STATE_SYSTEM: Int32 = 1
/// Ticks in which nothing ran.
public let CPU_STATE_IDLE: Int32 = 2
/// Ticks in which programs ran that give way to others.
public let CPU_STATE_NICE: Int32 = 3
/// How many numbers each processor has.
public let CPU_STATE_MAX: Int32 = 4

/// The bytes of a page of memory.
public let vm_kernel_page_size = vm_size_t(sysconf(Int32(_SC_PAGESIZE)))
/// The bytes of a page of memory.
public let vm_page_size = vm_kernel_page_size

/// Ticks of all processors since the computer started, at the places ``CPU_STATE_USER``, ``CPU_STATE_SYSTEM``, ``CPU_STATE_IDLE`` and
/// ``CPU_STATE_NICE``. There are 100 a second for each processor, as on Apple's systems.
///
/// Time that is waited for disks counts as idle, and interrupts count as the kernel's. Time that a virtual machine's host took for itself counts nowhere.
public struct host_cpu_load_info: Sendable {
    public var cpu_ticks: (natural_t, natural_t, natural_t, natural_t) = (0, 0, 0, 0)
    /// Nothing as yet.
    public init() {}
    public init(cpu_ticks: (natural_t, natural_t, natural_t, natural_t)) { self.cpu_ticks = cpu_ticks }
}

/// Ticks of one processor, as ``host_cpu_load_info`` has them of all.
public struct processor_cpu_load_info: Sendable {
    public var cpu_ticks: (natural_t, natural_t, natural_t, natural_t) = (0, 0, 0, 0)
    /// Nothing as yet.
    public init() {}
    public init(cpu_ticks: (natural_t, natural_t, natural_t, natural_t)) { self.cpu_ticks = cpu_ticks }
}

/// What the computer's memory is used for, in pages of ``vm_kernel_page_size``, and how often pages were moved since it started.
///
/// Linux sorts memory by other terms than Apple's systems: the comments say what each number is. What it has no number for is 0. The usual sum,
/// active and inactive and wired and compressed pages without external ones, is the memory that programs and the kernel hold.
public struct vm_statistics64: Equatable, Sendable {
    /// Pages that nothing uses.
    public var free_count: natural_t = 0
    /// Pages of programs and files that were used lately.
    public var active_count: natural_t = 0
    /// Pages of programs and files that were not used lately.
    public var inactive_count: natural_t = 0
    /// Pages that stay in memory: the kernel's own, and those that programs locked.
    public var wire_count: natural_t = 0
    /// Always 0.
    public var zero_fill_count: UInt64 = 0
    /// Always 0.
    public var reactivations: UInt64 = 0
    /// Pages read from disks.
    public var pageins: UInt64 = 0
    /// Pages written to disks.
    public var pageouts: UInt64 = 0
    /// How often a program used a page that it had not in reach.
    public var faults: UInt64 = 0
    /// Always 0.
    public var cow_faults: UInt64 = 0
    /// Always 0.
    public var lookups: UInt64 = 0
    /// Always 0.
    public var hits: UInt64 = 0
    /// Always 0.
    public var purges: UInt64 = 0
    /// Always 0.
    public var purgeable_count: natural_t = 0
    /// Always 0: pages that were read ahead are inactive ones.
    public var speculative_count: natural_t = 0
    /// Pages that were taken out of compressed memory.
    public var decompressions: UInt64 = 0
    /// Pages that were compressed.
    public var compressions: UInt64 = 0
    /// Pages that were read back from the swap space.
    public var swapins: UInt64 = 0
    /// Pages that were written to the swap space.
    public var swapouts: UInt64 = 0
    /// Pages that hold compressed ones.
    public var compressor_page_count: natural_t = 0
    /// Always 0.
    public var throttled_count: natural_t = 0
    /// Pages of files, which can be read again.
    public var external_page_count: natural_t = 0
    /// Pages of no file: what programs made.
    public var internal_page_count: natural_t = 0
    /// Pages that are held compressed.
    public var total_uncompressed_pages_in_compressor: UInt64 = 0
    /// Nothing as yet.
    public init() {}
}

public typealias host_cpu_load_info_data_t = host_cpu_load_info
public typealias host_cpu_load_info_t = UnsafeMutablePointer<host_cpu_load_info>
public typealias processor_cpu_load_info_data_t = processor_cpu_load_info
public typealias processor_cpu_load_info_t = UnsafeMutablePointer<processor_cpu_load_info>
public typealias vm_statistics64_data_t = vm_statistics64
public typealias vm_statistics64_t = UnsafeMutablePointer<vm_statistics64>
