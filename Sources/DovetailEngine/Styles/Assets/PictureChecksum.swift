/// The checksum of a PNG file's chunks.
package enum PictureChecksum {
    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ value >> 1 }
    }

    package static func of(_ bytes: UnsafeRawBufferPointer, from start: Int, count: Int) -> UInt32 {
        table.withUnsafeBufferPointer { table in
            var value: UInt32 = 0xFFFF_FFFF
            for index in start..<start + count {
                value = table[Int(UInt8(truncatingIfNeeded: value) ^ bytes[index])] ^ value >> 8
            }
            return value ^ 0xFFFF_FFFF
        }
    }
}
