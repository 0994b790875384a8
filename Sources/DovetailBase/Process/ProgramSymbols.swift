import Foundation

/// The names of a program's functions, from the symbol tables of its files. For messages to developers only: it reads the
/// file on each call.
package enum ProgramSymbols {
    /// The demangled name of the function that starts at `address`, or nil if it cannot be found.
    package static func demangledName(at address: UInt) -> String? {
        var info = LoadedSymbol()
        guard findLoadedSymbol(UnsafeRawPointer(bitPattern: address), &info) != 0, let file = info.file,
            let base = info.base
        else { return nil }
        // A program that was found by way of PATH has a name that leads nowhere.
        let paths = [String(cString: file), "/proc/self/exe"]
        for path in paths {
            guard let image = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else {
                continue
            }
            return ELFImage(data: image).symbol(at: UInt64(address - UInt(bitPattern: base))).flatMap(demangle)
        }
        return nil
    }

    private static func demangle(_ name: String) -> String? {
        let utf8 = Array(name.utf8CString)
        guard let text = swiftDemangle(utf8, UInt(utf8.count - 1), nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}

/// `Dl_info`, which Glibc's module leaves out.
private struct LoadedSymbol {
    var file: UnsafePointer<CChar>?
    var base: UnsafeRawPointer?
    var name: UnsafePointer<CChar>?
    var address: UnsafeRawPointer?
}

@_silgen_name("dladdr")
private func findLoadedSymbol(_ address: UnsafeRawPointer?, _ info: UnsafeMutablePointer<LoadedSymbol>) -> CInt

@_silgen_name("swift_demangle")
private func swiftDemangle(
    _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// A 64-bit ELF file. Whatever is not as it should be reads as “not found”.
package struct ELFImage {
    package let data: Data

    /// The name of the symbol with a value.
    package func symbol(at value: UInt64) -> String? {
        guard data.prefix(5) == Data([0x7F, 0x45, 0x4C, 0x46, 2]), let sections = number(at: 0x28, UInt64.self),
            let count = number(at: 0x3C, UInt16.self)
        else { return nil }
        for index in 0..<Int(count) {
            guard let section = section(index, table: sections), section.type == 2,
                let names = self.section(Int(section.link), table: sections)
            else { continue }
            if let name = find(value, in: section, names: names) { return name }
        }
        return nil
    }

    private struct Section {
        var type: UInt32
        var offset: UInt64
        var size: UInt64
        var link: UInt32
    }

    private func section(_ index: Int, table: UInt64) -> Section? {
        let start = table &+ UInt64(index) * 64
        guard let type = number(at: start &+ 4, UInt32.self), let offset = number(at: start &+ 24, UInt64.self),
            let size = number(at: start &+ 32, UInt64.self), let link = number(at: start &+ 40, UInt32.self)
        else { return nil }
        return Section(type: type, offset: offset, size: size, link: link)
    }

    private func find(_ value: UInt64, in symbols: Section, names: Section) -> String? {
        var entry = symbols.offset
        while entry < symbols.offset &+ symbols.size, let found = number(at: entry &+ 8, UInt64.self) {
            if found == value, let name = number(at: entry, UInt32.self) {
                return string(at: names.offset &+ UInt64(name))
            }
            entry += 24
        }
        return nil
    }

    private func number<T: FixedWidthInteger>(at offset: UInt64, _: T.Type) -> T? {
        guard offset <= UInt64(data.count), UInt64(data.count) - offset >= UInt64(MemoryLayout<T>.size) else {
            return nil
        }
        return data.withUnsafeBytes { T(littleEndian: $0.loadUnaligned(fromByteOffset: Int(offset), as: T.self)) }
    }

    private func string(at offset: UInt64) -> String? {
        guard offset < UInt64(data.count) else { return nil }
        return String(decoding: data[(data.startIndex + Int(offset))...].prefix { $0 != 0 }, as: UTF8.self)
    }
}
