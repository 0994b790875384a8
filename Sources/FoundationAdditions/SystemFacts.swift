import Foundation

/// What there is to tell of the system, by BSD's names, as the kernel's files tell it; see ``sysctlbyname(_:_:_:_:_:)``.
package struct SystemFacts {
    /// Where `proc`, `sys` and `etc` are: the root, or a test's folder.
    private let root: String

    package init(root: String = "") { self.root = root }

    /// The bytes of an answer, which are never none; nil for a name that is not known.
    package func bytes(_ name: String) -> [UInt8]? {
        switch name {
        case "hw.model": return text(model)
        case "hw.machine": return text(machine)
        case "hw.memsize": return value(KernelSizes(root + "/proc/meminfo")["MemTotal"])
        case "hw.ncpu", "hw.activecpu", "hw.logicalcpu", "hw.logicalcpu_max": return value(Int32(processors.logical))
        case "hw.physicalcpu", "hw.physicalcpu_max": return value(Int32(processors.physical))
        case "hw.pagesize": return value(UInt64(vm_kernel_page_size))
        case "hw.optional.arm64": return machine == "aarch64" ? value(Int32(1)) : nil
        case "machdep.cpu.brand_string": return text(processors.name ?? machine)
        case "kern.boottime": return value(bootTime)
        case "kern.hostname": return text(kernel("hostname"))
        case "kern.osproductversion": return text(productVersion)
        case "kern.osrelease", "kern.osversion": return text(kernel("osrelease"))
        case "kern.ostype": return text(kernel("ostype"))
        case "kern.version": return text(kernel("version"))
        case "vm.swapusage": return value(swap)
        default: return nil
        }
    }

    private func text(_ text: String) -> [UInt8] { Array(text.utf8) + [0] }
    private func value<Value>(_ value: Value) -> [UInt8] {
        withUnsafeBytes(of: value) { Array($0) }
    }

    private func kernel(_ name: String) -> String { KernelFiles.line(root + "/proc/sys/kernel/" + name) ?? "" }

    /// What the maker calls the computer. A virtual machine may have no name.
    private var model: String {
        KernelFiles.line(root + "/sys/class/dmi/id/product_name") ?? KernelFiles.line(root + "/proc/device-tree/model")
            ?? "Linux"
    }

    /// What the processor is called, such as `x86_64`.
    private var machine: String {
        var names = utsname()
        uname(&names)
        return withUnsafeBytes(of: &names.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    private var bootTime: timeval {
        let line = (KernelFiles.text(root + "/proc/stat") ?? "").split(separator: "\n").first { $0.hasPrefix("btime ") }
        return timeval(tv_sec: line.flatMap { Int($0.dropFirst(6)) } ?? 0, tv_usec: 0)
    }

    /// The version of the distribution; the kernel's where it has none.
    private var productVersion: String {
        let lines = (KernelFiles.text(root + "/etc/os-release") ?? "").split(separator: "\n")
        let line = lines.first { $0.hasPrefix("VERSION_ID=") }
        return line.map { $0.dropFirst(11).trimmingCharacters(in: ["\"", "'"]) } ?? kernel("osrelease")
    }

    private var swap: xsw_usage {
        let sizes = KernelSizes(root + "/proc/meminfo")
        var usage = xsw_usage()
        usage.xsu_total = sizes["SwapTotal"]
        usage.xsu_avail = sizes["SwapFree"]
        usage.xsu_used = usage.xsu_total - min(usage.xsu_total, usage.xsu_avail)
        usage.xsu_pagesize = UInt32(vm_kernel_page_size)
        return usage
    }

    /// Processors that run threads, those that are apart from each other, and what they are called. Some kinds tell neither of cores nor of names.
    private var processors: (logical: Int, physical: Int, name: String?) {
        var logical = 0
        var cores: Set<String> = []
        var (package, name): (String, String?) = ("", nil)
        for line in (KernelFiles.text(root + "/proc/cpuinfo") ?? "").split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2 else { continue }
            switch parts[0] {
            case "processor": logical += 1
            case "physical id": package = parts[1]
            case "core id": cores.insert(package + "/" + parts[1])
            case "model name": name = name ?? parts[1]
            default: break
            }
        }
        if logical == 0 { logical = ProcessInfo.processInfo.processorCount }
        return (logical, cores.isEmpty ? logical : cores.count, name)
    }
}
