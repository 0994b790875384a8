// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What the system tells of itself by name, as BSD's systems do.
import Foundation

// Parts of the numbers that `sysctl` takes.
public let CTL_KERN: Int32 = 1
public let CTL_VM: Int32 = 2
public let CTL_HW: Int32 = 6
public let KERN_OSTYPE: Int32 = 1
public let KERN_OSRELEASE: Int32 = 2
public let KERN_VERSION: Int32 = 4
public let KERN_HOSTNAME: Int32 = 10
public let KERN_BOOTTIME: Int32 = 21
public let KERN_OSVERSION: Int32 = 65
public let VM_SWAPUSAGE: Int32 = 5
public let HW_MACHINE: Int32 = 1
public let HW_MODEL: Int32 = 2
public let HW_NCPU: Int32 = 3
public let HW_PAGESIZE: Int32 = 7
public let HW_MEMSIZE: Int32 = 24

/// How much of the swap space is used, in bytes; `vm.swapusage` tells it.
public struct xsw_usage: Equatable, Sendable {
    public var xsu_total: UInt64 = 0
    public var xsu_avail: UInt64 = 0
    public var xsu_used: UInt64 = 0
    public var xsu_pagesize: UInt32 = 0
    /// Always 0: whether it is encrypted is not known.
    public var xsu_encrypted: Int32 = 0
    /// Nothing as yet.
    public init() {}
}

/// Tells something of the system by its name.
///
/// These are known: `hw.model`, `hw.machine`, `hw.memsize`, `hw.ncpu`, `hw.activecpu`, `hw.logicalcpu`, `hw.logicalcpu_max`, `hw.physicalcpu`,
/// `hw.physicalcpu_max`, `hw.pagesize`, `hw.optional.arm64` on such processors, `machdep.cpu.brand_string`, `kern.boottime`, `kern.hostname`,
/// `kern.osproductversion`, `kern.osrelease`, `kern.ostype`, `kern.osversion`, `kern.version` and `vm.swapusage`. They are Linux's own answers:
/// the model is what the computer's maker calls it, and the version is the kernel's.
///
/// - Parameters:
///   - name: The name.
///   - oldp: Room for the answer; nil to ask for its size alone. Texts end with a NUL.
///   - oldlenp: The size of the room in bytes; afterwards that of the answer.
///   - newp: Has to be nil: nothing can be set.
/// - Returns: 0, or -1 where `errno` tells why: `ENOENT` for a name that is not known, `ENOMEM` where the room is too small, `EPERM` for setting.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>?, _ oldp: UnsafeMutableRawPointer?, _ oldlenp: UnsafeMutablePointer<Int>?,
    _ newp: UnsafeMutableRawPointer?, _ newlen: Int
) -> Int32 {
    answer(name.map { String(cString: $0) } ?? "", oldp, oldlenp, newp)
}

/// Tells something of the system by numbers, such as `[CTL_KERN, KERN_BOOTTIME]`; see ``sysctlbyname(_:_:_:_:_:)`` for the rest.
///
/// Processes are not listed (`[CTL_KERN, KERN_PROC, …]`): that ends with `ENOENT`, as all numbers do that have no constant here.
@discardableResult
public func sysctl(
    _ name: UnsafeMutablePointer<Int32>?, _ namelen: UInt32, _ oldp: UnsafeMutableRawPointer?,
    _ oldlenp: UnsafeMutablePointer<Int>?, _ newp: UnsafeMutableRawPointer?, _ newlen: Int
) -> Int32 {
    let numbers = Array(UnsafeBufferPointer(start: name, count: name == nil ? 0 : Int(namelen)))
    return answer(namesOfNumbers[numbers] ?? "", oldp, oldlenp, newp)
}

private let namesOfNumbers: [[Int32]: String] = [
    [CTL_KERN, KERN_OSTYPE]: "kern.ostype", [CTL_KERN, KERN_OSRELEASE]: "kern.osrelease",
    [CTL_KERN, KERN_VERSION]: "kern.version", [CTL_KERN, KERN_HOSTNAME]: "kern.hostname",
    [CTL_KERN, KERN_BOOTTIME]: "kern.boottime", [CTL_KERN, KERN_OSVERSION]: "kern.osversion",
    [CTL_VM, VM_SWAPUSAGE]: "vm.swapusage", [CTL_HW, HW_MACHINE]: "hw.machine", [CTL_HW, HW_MODEL]: "hw.model",
    [CTL_HW, HW_NCPU]: "hw.ncpu", [CTL_HW, HW_PAGESIZE]: "hw.pagesize", [CTL_HW, HW_MEMSIZE]: "hw.memsize",
]

private func answer(
    _ name: String, _ oldp: UnsafeMutableRawPointer?, _ oldlenp: UnsafeMutablePointer<Int>?,
    _ newp: UnsafeMutableRawPointer?
) -> Int32 {
    func fail(_ error: Int32) -> Int32 {
        errno = error
        return -1
    }
    guard let bytes = SystemFacts().bytes(name) else { return fail(ENOENT) }
    guard newp == nil else { return fail(EPERM) }
    guard let oldlenp else { return oldp == nil ? 0 : fail(EFAULT) }
    defer { oldlenp.pointee = bytes.count }
    guard let oldp else { return 0 }
    guard oldlenp.pointee >= bytes.count else { return fail(ENOMEM) }
    bytes.withUnsafeBytes { oldp.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    return 0
}
