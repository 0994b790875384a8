import Foundation
import FoundationAdditions
import SwiftUI
import TestSupport
import Testing

/// A folder with files of the kernel's that a test wrote.
private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = TemporaryFolder("kernel")
    for (path, text) in files {
        let file = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return folder
}

@Suite("What the system tells of the computer")
struct MachHostTests {
    @Test("memory is told as apps ask for it, and is no more than there is")
    func memory() {
        var statistics = vm_statistics64()
        var count = mach_msg_type_number_t(
            MemoryLayout<vm_statistics64_data_t>.size / MemoryLayout<integer_t>.size)
        let result = withUnsafeMutablePointer(to: &statistics) {
            $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                host_statistics64(mach_host_self(), HOST_VM_INFO64, $0, &count)
            }
        }
        #expect(result == KERN_SUCCESS && count == 38 && count == HOST_VM_INFO64_COUNT)
        let pages = ProcessInfo.processInfo.physicalMemory / UInt64(vm_kernel_page_size)
        let listed = UInt64(statistics.free_count) + UInt64(statistics.active_count) + UInt64(statistics.inactive_count)
        #expect(listed > pages / 10 && listed <= pages)
        #expect(statistics.internal_page_count > 0 && statistics.faults > 0)
    }

    @Test("each number of memory is the kernel's")
    func memoryNumbers() throws {
        let folder = try folder([
            "meminfo": """
            MemTotal:       1000 kB
            MemFree:        400 kB
            Buffers:        20 kB
            Cached:         180 kB
            Active:         200 kB
            Inactive:       100 kB
            Active(anon):   8 kB
            Unevictable:    12 kB
            AnonPages:      80 kB
            Shmem:          40 kB
            SUnreclaim:     24 kB
            KernelStack:    4 kB
            Zswap:          8 kB
            Zswapped:       32 kB
            HugePages_Total: 3

            """, "vmstat": "pgpgin 80\npgpgout 40\npgfault 7\npswpin 5\npswpout 6\nzswpin 2\nzswpout 3\n",
        ])
        let statistics = vm_statistics64(folder: folder.url.path, pageSize: 4096)
        #expect(statistics.free_count == 100 && statistics.active_count == 50 && statistics.inactive_count == 25)
        #expect(statistics.wire_count == 10)
        #expect(statistics.external_page_count == 40 && statistics.internal_page_count == 30)
        #expect(statistics.compressor_page_count == 2)
        #expect(statistics.total_uncompressed_pages_in_compressor == 8)
        #expect(statistics.pageins == 20 && statistics.pageouts == 10 && statistics.faults == 7)
        #expect(statistics.swapins == 5 && statistics.swapouts == 6)
        #expect(statistics.decompressions == 2 && statistics.compressions == 3)
        #expect(vm_statistics64(folder: "/nowhere") == vm_statistics64())
    }

    @Test("ticks are told of all processors and of each, as apps ask for them")
    func ticks() throws {
        var load = host_cpu_load_info()
        var count = HOST_CPU_LOAD_INFO_COUNT
        let result = withUnsafeMutablePointer(to: &load) {
            $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                host_statistics(mach_host_self(), HOST_CPU_LOAD_INFO, $0, &count)
            }
        }
        #expect(result == KERN_SUCCESS && count == 4)
        #expect(load.cpu_ticks.0 > 0 && load.cpu_ticks.2 > 0)

        var info: processor_info_array_t?
        var (processors, numbers): (natural_t, mach_msg_type_number_t) = (0, 0)
        #expect(
            host_processor_info(mach_host_self(), PROCESSOR_CPU_LOAD_INFO, &processors, &info, &numbers) == KERN_SUCCESS
        )
        let ticks = try #require(info)
        #expect(processors > 0 && numbers == processors * natural_t(CPU_STATE_MAX))
        let idle = (0..<Int(processors)).map { Int(ticks[Int(CPU_STATE_MAX) * $0 + Int(CPU_STATE_IDLE)]) }
        // Other programs run in between, so the sum may be that of a moment later.
        #expect(abs(idle.reduce(0, +) - Int(load.cpu_ticks.2)) < 100 * Int(processors) * 10)
        let size = vm_size_t(MemoryLayout<integer_t>.stride * Int(numbers))
        #expect(vm_deallocate(mach_task_self_, vm_address_t(bitPattern: ticks), size) == KERN_SUCCESS)
    }

    @Test("waiting for disks is idle, interrupts are the kernel's, and what a virtual machine's host took is left out")
    func tickNumbers() throws {
        let folder = try folder([
            "stat":
                "cpu  10 20 30 40 5 6 7 8 0 0\ncpu0 1 2 3 4 5 6 7 8 0 0\ncpu1 4294967297 0 0 9 0\nintr 5 1 2\nbtime 99\n"
        ])
        let ticks = ProcessorTicks(folder: folder.url.path)
        #expect(ticks.all == (user: 10, system: 43, idle: 45, nice: 20))
        #expect(ticks.each.count == 2)
        #expect(try #require(ticks.each.first) == (user: 1, system: 16, idle: 9, nice: 2))
        #expect(try #require(ticks.each.last) == (user: 1, system: 0, idle: 9, nice: 0))
    }

    @Test("other questions are not answered")
    func others() {
        var value: integer_t = 0
        var count: mach_msg_type_number_t = 1
        #expect(host_statistics(mach_host_self(), HOST_CPU_LOAD_INFO, &value, &count) == KERN_INVALID_ARGUMENT)
        #expect(host_statistics(mach_host_self(), 77, &value, &count) == KERN_INVALID_ARGUMENT)
        #expect(host_statistics64(mach_host_self(), HOST_VM_INFO64, nil, &count) == KERN_INVALID_ARGUMENT)
        #expect(vm_deallocate(mach_task_self_, 0, 4096) == KERN_INVALID_ARGUMENT)
        var size: vm_size_t = 0
        #expect(host_page_size(mach_host_self(), &size) == KERN_SUCCESS && size == vm_page_size && size >= 4096)
    }
}

@Suite("What the system tells of itself by name")
struct SystemControlTests {
    private func text(_ name: String) -> String? {
        var size = 0
        guard sysctlbyname(name, nil, &size, nil, 0) == 0 else { return nil }
        var text = [CChar](repeating: 1, count: size)
        guard sysctlbyname(name, &text, &size, nil, 0) == 0, text.last == 0 else { return nil }
        return String(decoding: text.dropLast().map(UInt8.init), as: UTF8.self)
    }

    @Test("texts and numbers are told as apps ask for them")
    func answers() {
        #expect(text("kern.ostype") == "Linux")
        #expect(text("hw.model")?.isEmpty == false)
        var memory: UInt64 = 0
        var size = MemoryLayout<UInt64>.size
        #expect(sysctlbyname("hw.memsize", &memory, &size, nil, 0) == 0)
        #expect(memory == ProcessInfo.processInfo.physicalMemory)
        var processors: Int32 = 0
        size = MemoryLayout<Int32>.size
        #expect(sysctlbyname("hw.ncpu", &processors, &size, nil, 0) == 0 && size == 4 && processors > 0)
        var boot = timeval()
        var name = [CTL_KERN, KERN_BOOTTIME]
        size = MemoryLayout<timeval>.stride
        #expect(sysctl(&name, 2, &boot, &size, nil, 0) == 0)
        let running = Date.now.timeIntervalSince1970 - Double(boot.tv_sec)
        // With the time in which the computer slept, which `ProcessInfo.systemUptime` leaves out.
        var awake = timespec()
        #expect(clock_gettime(CLOCK_BOOTTIME, &awake) == 0 && abs(running - Double(awake.tv_sec)) < 60)
    }

    @Test("what is not known, too small a room and setting fail, and say why")
    func failures() {
        var value: UInt8 = 0
        var size = 1
        #expect(sysctlbyname("hw.nothing", &value, &size, nil, 0) == -1 && errno == ENOENT)
        #expect(sysctlbyname("hw.memsize", &value, &size, nil, 0) == -1 && errno == ENOMEM && size == 8)
        #expect(value == 0)
        var other: Int32 = 1
        #expect(sysctlbyname("hw.ncpu", nil, nil, &other, 4) == -1 && errno == EPERM)
        var processes: [Int32] = [CTL_KERN, 14, 0]
        #expect(sysctl(&processes, 3, nil, &size, nil, 0) == -1 && errno == ENOENT)
    }

    @Test("models, processors and the swap space are read from the kernel's files")
    func files() throws {
        let core = { (number: Int, core: Int) in
            "processor\t: \(number)\nmodel name\t: Fast One\nphysical id\t: 0\ncore id\t\t: \(core)\n"
        }
        let folder = try folder([
            "sys/class/dmi/id/product_name": "ThinkPad X1\n",
            "proc/cpuinfo": [core(0, 0), core(1, 1), core(2, 0), core(3, 1)].joined(separator: "\n"),
            "proc/stat": "cpu 1 2 3 4 5\nbtime 1700000000\n",
            "proc/meminfo": "MemTotal: 8 kB\nSwapTotal: 100 kB\nSwapFree: 60 kB\n",
            "etc/os-release": "NAME=\"Some\"\nVERSION_ID=\"12\"\n",
        ])
        let facts = SystemFacts(root: folder.url.path)
        func text(_ name: String) -> String? {
            facts.bytes(name).map { String(decoding: $0.dropLast(), as: UTF8.self) }
        }
        func number<Value: FixedWidthInteger>(_ name: String, _: Value.Type) -> Value? {
            facts.bytes(name).map { $0.withUnsafeBytes { $0.loadUnaligned(as: Value.self) } }
        }
        #expect(text("hw.model") == "ThinkPad X1" && text("machdep.cpu.brand_string") == "Fast One")
        #expect(text("kern.osproductversion") == "12")
        #expect(number("hw.ncpu", Int32.self) == 4 && number("hw.physicalcpu", Int32.self) == 2)
        #expect(number("hw.memsize", UInt64.self) == 8192)
        #expect(number("kern.boottime", Int.self) == 1_700_000_000)
        let swap = facts.bytes("vm.swapusage")?.withUnsafeBytes { $0.loadUnaligned(as: xsw_usage.self) }
        #expect(swap?.xsu_total == 102_400 && swap?.xsu_avail == 61_440 && swap?.xsu_used == 40_960)
        #expect(SystemFacts(root: "/nowhere").bytes("hw.model") == Array("Linux\0".utf8))
    }
}
