import Foundation

/// All of a source file that other files may depend on, as the compiler tells its driver in a file “.swiftdeps”.
///
/// A body of a function may use other names than before and leave this the same. The compiler's driver decides by the same fingerprints which
/// files have to be compiled again.
struct SourceInterface: Equatable {
    /// A declaration, or the file itself.
    private struct Node: Hashable {
        var kind: UInt64
        /// Whether it is about what others see, or about what is behind it.
        var aspect: UInt64
        var context: [UInt8]
        var name: [UInt8]
        var fingerprint: [UInt8]
    }

    private let nodes: Set<Node>
    private static let wholeFile: UInt64 = 6

    /// Nil where the file is not there or can't be understood.
    init?(_ file: URL) {
        guard let data = try? Data(contentsOf: file),
            let records = Bitstream.records(of: [UInt8](data), magic: "DEPS")
        else { return nil }
        var names: [[UInt8]] = [[]]
        var found: [(numbers: [UInt64], fingerprint: [UInt8])] = []
        for record in records {
            switch record.code {
            case 1: continue
            case 2:
                guard record.numbers.count == 5 else { return nil }
                found.append((record.numbers, []))
            case 3:
                guard !found.isEmpty else { return nil }
                found[found.count - 1].fingerprint = record.bytes
            case 4: continue
            case 5: names.append(record.bytes)
            default: return nil
            }
        }
        var nodes: Set<Node> = []
        for (numbers, fingerprint) in found where numbers[4] == 1 {
            guard numbers[2] < names.count, numbers[3] < names.count else { return nil }
            // The file itself is called as the description of it.
            let name = numbers[0] == Self.wholeFile ? [] : names[Int(numbers[3])]
            nodes.insert(
                Node(
                    kind: numbers[0], aspect: numbers[1], context: names[Int(numbers[2])], name: name,
                    fingerprint: fingerprint))
        }
        guard nodes.contains(where: { $0.kind == Self.wholeFile && !$0.fingerprint.isEmpty }) else { return nil }
        self.nodes = nodes
    }
}
