// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What system monitors ask of the whole computer, answered from the kernel's files in /proc.
import Foundation

/// The computer, for ``host_statistics64(_:_:_:_:)`` and its like. It is no port that has to be given back.
public func mach_host_self() -> mach_port_t { 0x203 }

/// Gives a port back. Ports are plain numbers here, so nothing has to be given back.
///
/// - Returns: ``KERN_SUCCESS``.
@discardableResult
public func mach_port_deallocate(_ task: task_t, _ name: mach_port_t) -> kern_return_t { KERN_SUCCESS }

/// The bytes of a page of memory.
@discardableResult
public func host_page_size(_ host: host_t, _ size: UnsafeMutablePointer<vm_size_t>?) -> kern_return_t {
    guard let size else { return KERN_INVALID_ARGUMENT }
    size.pointee = vm_kernel_page_size
    return KERN_SUCCESS
}

/// Tells what the computer's memory is used for: a ``vm_statistics64``.
///
/// - Parameters:
///   - flavor: ``HOST_VM_INFO64``, or ``HOST_CPU_LOAD_INFO`` as for ``host_statistics(_:_:_:_:)``.
///   - info: Room for the answer.
///   - count: How much room there is, in steps of four bytes; afterwards how much of it is the answer's. Of a ``vm_statistics64`` there may be room
///     for the beginning alone.
/// - Returns: ``KERN_SUCCESS``, or ``KERN_INVALID_ARGUMENT`` for other questions.
@discardableResult
public func host_statistics64(
    _ host: host_t, _ flavor: host_flavor_t, _ info: host_info64_t?,
    _ count: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
    switch flavor {
    case HOST_VM_INFO64:
        return give(vm_statistics64(folder: "/proc"), least: MemoryLayout<natural_t>.size, info, count)
    case HOST_CPU_LOAD_INFO: return host_statistics(host, flavor, info, count)
    default: return KERN_INVALID_ARGUMENT
    }
}

/// Tells how long the processors worked and idled: a ``host_cpu_load_info``.
///
/// - Parameter flavor: ``HOST_CPU_LOAD_INFO``.
/// - Returns: ``KERN_SUCCESS``, or ``KERN_INVALID_ARGUMENT`` for other questions, or where the room is too small.
@discardableResult
public func host_statistics(
    _ host: host_t, _ flavor: host_flavor_t, _ info: host_info_t?,
    _ count: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
    guard flavor == HOST_CPU_LOAD_INFO else { return KERN_INVALID_ARGUMENT }
    let ticks = ProcessorTicks(folder: "/proc").all
    return give(
        host_cpu_load_info(cpu_ticks: ticks), least: MemoryLayout<host_cpu_load_info>.size, info, count)
}

/// Tells how long each processor worked and idled: ``CPU_STATE_MAX`` numbers for each.
///
/// - Parameters:
///   - flavor: ``PROCESSOR_CPU_LOAD_INFO``.
///   - processors: Is set to the number of processors.
///   - info: Is set to the numbers, whose memory ``vm_deallocate(_:_:_:)`` gives back.
///   - count: Is set to how many numbers there are.
/// - Returns: ``KERN_SUCCESS``, ``KERN_INVALID_ARGUMENT`` for other questions, or ``KERN_FAILURE`` where there is no memory.
@discardableResult
public func host_processor_info(
    _ host: host_t, _ flavor: processor_flavor_t, _ processors: UnsafeMutablePointer<natural_t>?,
    _ info: UnsafeMutablePointer<processor_info_array_t?>?, _ count: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
    guard flavor == PROCESSOR_CPU_LOAD_INFO, let processors, let info, let count else { return KERN_INVALID_ARGUMENT }
    let ticks = ProcessorTicks(folder: "/proc").each.map(processor_cpu_load_info.init)
    // Whole pages, as `vm_deallocate` gives back.
    let room = max(ticks.count, 1) * MemoryLayout<processor_cpu_load_info>.stride
    guard let memory = mmap(nil, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
        memory != MAP_FAILED
    else { return KERN_FAILURE }
    ticks.withUnsafeBytes { memory.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(memory), byteCount: $0.count) }
    let numbers = ticks.count * Int(CPU_STATE_MAX)
    // New memory, of whole numbers of four bytes, that nothing else is bound to.
    info.pointee = memory.bindMemory(to: integer_t.self, capacity: max(numbers, 1))
    processors.pointee = natural_t(ticks.count)
    count.pointee = mach_msg_type_number_t(numbers)
    return KERN_SUCCESS
}

/// Gives memory of ``host_processor_info(_:_:_:_:_:)`` back.
///
/// - Returns: ``KERN_SUCCESS``, or ``KERN_INVALID_ARGUMENT`` where that is no memory to give back.
@discardableResult
public func vm_deallocate(_ task: vm_map_t, _ address: vm_address_t, _ size: vm_size_t) -> kern_return_t {
    guard let memory = UnsafeMutableRawPointer(bitPattern: address), size > 0 else { return KERN_INVALID_ARGUMENT }
    return munmap(memory, Int(size)) == 0 ? KERN_SUCCESS : KERN_INVALID_ARGUMENT
}

/// Copies an answer, or the beginning of it that there is room for.
///
/// - Parameter least: The bytes that there has to be room for.
func give<Answer>(
    _ answer: Answer, least: Int, _ info: UnsafeMutablePointer<integer_t>?,
    _ count: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
    guard let info, let count else { return KERN_INVALID_ARGUMENT }
    let size = MemoryLayout<Answer>.size
    let room = Int(count.pointee) * MemoryLayout<integer_t>.size
    guard room >= least else { return KERN_INVALID_ARGUMENT }
    withUnsafeBytes(of: answer) { bytes in
        UnsafeMutableRawPointer(info).copyMemory(from: bytes.baseAddress!, byteCount: min(room, size))
    }
    count.pointee = mach_msg_type_number_t(min(room, size) / MemoryLayout<integer_t>.size)
    return KERN_SUCCESS
}
