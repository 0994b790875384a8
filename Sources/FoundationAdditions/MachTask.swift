// swift-format-ignore-file

// What apps ask the system for to show how much memory they take. The names are those of the system that Apple's are made of.
import Foundation

public typealias integer_t = Int32
public typealias natural_t = UInt32
public typealias kern_return_t = Int32
public typealias mach_msg_type_number_t = natural_t
public typealias mach_port_t = natural_t
public typealias mach_vm_size_t = UInt64
public typealias mach_vm_address_t = UInt64
public typealias task_t = mach_port_t
public typealias task_name_t = mach_port_t
public typealias task_flavor_t = natural_t
public typealias task_info_t = UnsafeMutablePointer<integer_t>
public typealias policy_t = Int32

/// What was asked for was done.
public let KERN_SUCCESS: Int32 = 0
/// What was asked for is not known here, or the room for it is too small.
public let KERN_INVALID_ARGUMENT: Int32 = 4
/// What was asked for failed.
public let KERN_FAILURE: Int32 = 5
/// Asks ``task_info(_:_:_:_:)`` for a ``mach_task_basic_info``.
public let MACH_TASK_BASIC_INFO: Int32 = 20
/// Asks ``task_info(_:_:_:_:)`` for a ``task_vm_info``.
public let TASK_VM_INFO: Int32 = 22

/// The process itself, for ``task_info(_:_:_:_:)``.
public let mach_task_self_: mach_port_t = 0x103
/// The process itself, for ``task_info(_:_:_:_:)``.
public func mach_task_self() -> mach_port_t { mach_task_self_ }

/// A span of time.
public struct time_value_t: Equatable, Sendable {
    public var seconds: integer_t = 0
    public var microseconds: integer_t = 0
    /// No time.
    public init() {}
}

/// How much memory a process takes, in bytes, and how long it ran.
///
///     var info = mach_task_basic_info()
///     var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size / MemoryLayout<integer_t>.size)
///     let result = withUnsafeMutablePointer(to: &info) {
///         $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
///             task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
///         }
///     }
public struct mach_task_basic_info: Equatable, Sendable {
    /// The room that is set aside, most of which takes no memory.
    public var virtual_size: mach_vm_size_t = 0
    /// What is in memory.
    public var resident_size: mach_vm_size_t = 0
    /// The most that was in memory.
    public var resident_size_max: mach_vm_size_t = 0
    /// How long its own instructions ran.
    public var user_time = time_value_t()
    /// How long the system ran for it.
    public var system_time = time_value_t()
    /// Always 0.
    public var policy: policy_t = 0
    /// Always 0: the process runs.
    public var suspend_count: integer_t = 0
    /// Nothing as yet.
    public init() {}
}

/// What the memory of a process is made of, in bytes. Linux does not tell all that Apple's systems do: the rest is 0.
public struct task_vm_info: Equatable, Sendable {
    public var virtual_size: mach_vm_size_t = 0
    /// Always 0.
    public var region_count: integer_t = 0
    public var page_size: integer_t = 0
    public var resident_size: mach_vm_size_t = 0
    public var resident_size_peak: mach_vm_size_t = 0
    public var device: mach_vm_size_t = 0
    public var device_peak: mach_vm_size_t = 0
    /// Memory of no file.
    public var `internal`: mach_vm_size_t = 0
    public var internal_peak: mach_vm_size_t = 0
    /// Memory of files, which others may share.
    public var external: mach_vm_size_t = 0
    public var external_peak: mach_vm_size_t = 0
    public var reusable: mach_vm_size_t = 0
    public var reusable_peak: mach_vm_size_t = 0
    public var purgeable_volatile_pmap: mach_vm_size_t = 0
    public var purgeable_volatile_resident: mach_vm_size_t = 0
    public var purgeable_volatile_virtual: mach_vm_size_t = 0
    /// What was put out of memory.
    public var compressed: mach_vm_size_t = 0
    public var compressed_peak: mach_vm_size_t = 0
    public var compressed_lifetime: mach_vm_size_t = 0
    /// What the process itself takes: memory of no file, that which was put out of memory included. It is what Xcode's gauge shows.
    public var phys_footprint: mach_vm_size_t = 0
    public var min_address: mach_vm_address_t = 0
    public var max_address: mach_vm_address_t = 0
    /// Always 0: there is no limit.
    public var limit_bytes_remaining: UInt64 = 0
    /// Nothing as yet.
    public init() {}
}

public typealias mach_task_basic_info_data_t = mach_task_basic_info
public typealias task_vm_info_data_t = task_vm_info

/// Tells of the process itself. Others are not told of.
///
/// - Parameters:
///   - task: ``mach_task_self_``.
///   - flavor: ``MACH_TASK_BASIC_INFO`` or ``TASK_VM_INFO``.
///   - info: Room for the answer.
///   - count: How much room there is, in steps of four bytes; afterwards how much of it is the answer's. Of a ``task_vm_info`` there may be room
///     for the beginning alone.
/// - Returns: ``KERN_SUCCESS``, or ``KERN_INVALID_ARGUMENT`` for anything else than these.
public func task_info(
    _ task: task_name_t, _ flavor: task_flavor_t, _ info: task_info_t?,
    _ count: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
    guard task == mach_task_self_ else { return KERN_INVALID_ARGUMENT }
    switch Int32(truncatingIfNeeded: flavor) {
    case MACH_TASK_BASIC_INFO: return give(basicInfo(), least: MemoryLayout<mach_task_basic_info>.size, info, count)
    case TASK_VM_INFO: return give(memoryInfo(), least: MemoryLayout<mach_vm_size_t>.size, info, count)
    default: return KERN_INVALID_ARGUMENT
    }
}

private func basicInfo() -> mach_task_basic_info {
    let memory = KernelSizes("/proc/self/status")
    var info = mach_task_basic_info()
    info.virtual_size = memory["VmSize"]
    info.resident_size = memory["VmRSS"]
    info.resident_size_max = memory["VmHWM"]
    var usage = rusage()
    if getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 {
        info.user_time.seconds = integer_t(clamping: usage.ru_utime.tv_sec)
        info.user_time.microseconds = integer_t(clamping: usage.ru_utime.tv_usec)
        info.system_time.seconds = integer_t(clamping: usage.ru_stime.tv_sec)
        info.system_time.microseconds = integer_t(clamping: usage.ru_stime.tv_usec)
    }
    return info
}

private func memoryInfo() -> task_vm_info {
    let memory = KernelSizes("/proc/self/status")
    var info = task_vm_info()
    info.virtual_size = memory["VmSize"]
    info.page_size = integer_t(sysconf(Int32(_SC_PAGESIZE)))
    info.resident_size = memory["VmRSS"]
    info.resident_size_peak = memory["VmHWM"]
    info.internal = memory["RssAnon"]
    info.external = memory["RssFile"] + memory["RssShmem"]
    info.compressed = memory["VmSwap"]
    info.phys_footprint = info.internal + info.compressed
    return info
}
