import Foundation

/// What a row of the store's history says.
enum ChangeKind: Int64 {
    case insert = 0
    case update = 1
    case delete = 2
    /// Several new models of one entity, whose keys the details have. The row's number is that of the last of them.
    case inserts = 3

    /// How many new models are told by one row.
    static let leastMany = 8

    /// Keys as bytes, eight for each, the lowest first.
    static func data(of keys: [Int64]) -> Data {
        keys.map { $0.littleEndian }.withUnsafeBytes { Data($0) }
    }

    static func keys(in data: Data) -> [Int64] {
        data.withUnsafeBytes { bytes in
            (0..<bytes.count / 8).map {
                Int64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 8, as: Int64.self))
            }
        }
    }
}
