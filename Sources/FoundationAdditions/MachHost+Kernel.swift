// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// How long processors worked and idled, as the kernel's file `stat` tells.
package struct ProcessorTicks {
    package typealias Ticks = (user: natural_t, system: natural_t, idle: natural_t, nice: natural_t)

    /// Of all processors together.
    package private(set) var all: Ticks = (0, 0, 0, 0)
    /// Of each processor.
    package private(set) var each: [Ticks] = []

    /// - Parameter folder: `/proc`.
    package init(folder: String) {
        for line in (KernelFiles.text(folder + "/stat") ?? "").split(separator: "\n") where line.hasPrefix("cpu") {
            let parts = line.split(separator: " ")
            let counts = parts.dropFirst().compactMap { UInt64($0) }
            guard counts.count >= 5 else { continue }
            func count(_ index: Int) -> UInt64 { index < counts.count ? counts[index] : 0 }
            // The kernel counts 64 bits, Apple's numbers have 32 and begin anew.
            let ticks = (
                user: natural_t(truncatingIfNeeded: count(0)),
                system: natural_t(truncatingIfNeeded: count(2) &+ count(5) &+ count(6)),
                idle: natural_t(truncatingIfNeeded: count(3) &+ count(4)),
                nice: natural_t(truncatingIfNeeded: count(1))
            )
            if parts[0] == "cpu" { all = ticks } else { each.append(ticks) }
        }
    }
}

extension vm_statistics64 {
    /// What the kernel's files `meminfo` and `vmstat` tell.
    ///
    /// - Parameter folder: `/proc`.
    package init(folder: String, pageSize: UInt64 = UInt64(vm_kernel_page_size)) {
        self.init()
        let sizes = KernelSizes(folder + "/meminfo")
        func pages(_ bytes: UInt64) -> natural_t { natural_t(clamping: bytes / pageSize) }
        free_count = pages(sizes["MemFree"])
        active_count = pages(sizes["Active"])
        inactive_count = pages(sizes["Inactive"])
        // Memory that is in no list of pages which could be put out.
        wire_count = pages(
            ["Unevictable", "SUnreclaim", "KernelStack", "PageTables", "SecPageTables", "Percpu"].map { sizes[$0] }
                .reduce(0, +))
        compressor_page_count = pages(sizes["Zswap"])
        total_uncompressed_pages_in_compressor = sizes["Zswapped"] / pageSize
        // Memory that programs share counts as a file's there, though there is none that it could be read from.
        let shared = sizes["Shmem"]
        let files = sizes["Cached"] + sizes["Buffers"]
        external_page_count = pages(files > shared ? files - shared : 0)
        internal_page_count = pages(sizes["AnonPages"] + shared)

        let counts = KernelFiles.counts(folder + "/vmstat")
        // These two are in KiB.
        pageins = (counts["pgpgin"] ?? 0) * 1024 / pageSize
        pageouts = (counts["pgpgout"] ?? 0) * 1024 / pageSize
        faults = counts["pgfault"] ?? 0
        swapins = counts["pswpin"] ?? 0
        swapouts = counts["pswpout"] ?? 0
        compressions = counts["zswpout"] ?? 0
        decompressions = counts["zswpin"] ?? 0
    }
}
