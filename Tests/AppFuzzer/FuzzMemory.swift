import Foundation

/// The memory of this process after each program, when its window is gone.
struct FuzzMemory: CustomStringConvertible {
    /// In MB, one for each program.
    private(set) var levels: [Int] = []

    mutating func note() {
        // What was freed and not given back is as much as the largest page needed so far, which grows with the number of pages.
        _ = giveFreedMemoryBack(0)
        levels.append(Self.residentMemory())
    }

    /// What is kept more and more of, or nil. What is kept once for each page (fonts, symbols, types) comes in the first programs; from then on
    /// the lowest levels of a long run stay where they are.
    ///
    /// - Parameter pages: How many programs open each page once in each idiom.
    func growth(pages: Int) -> String? {
        // Two rounds over all pages fill what is kept for them.
        let settled = levels.dropFirst(2 * pages)
        guard settled.count >= 4 * pages else { return nil }
        let quarter = settled.count / 4
        guard let before = settled.prefix(quarter).min(), let after = settled.suffix(quarter).min() else { return nil }
        return after > before + before / 4 + 16 ? "the memory grew from \(before) MB to \(after) MB" : nil
    }

    var description: String {
        guard let first = levels.first, let last = levels.last else { return "not measured" }
        let middle = levels[levels.count / 2]
        return "\(first) MB after the first window, \(middle) MB halfway, \(last) MB after the last of \(levels.count)"
    }

    /// What the process has in memory now, in MB.
    private static func residentMemory() -> Int {
        // The second number is the count of pages in memory.
        guard let data = try? FileHandle(forReadingAtPath: "/proc/self/statm")?.readToEnd(),
            let pages = String(decoding: data, as: UTF8.self).split(separator: " ").dropFirst().first.flatMap({
                Int($0)
            })
        else { return 0 }
        return (pages * sysconf(Int32(_SC_PAGESIZE))) >> 20
    }
}

@_silgen_name("malloc_trim")
private func giveFreedMemoryBack(_ kept: Int) -> CInt
