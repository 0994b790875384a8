import Foundation

/// Sound as Apple's form of IMA's ADPCM keeps it: four bits say how much a sample differs from the one before.
enum IMASound {
    /// The bytes of 64 samples of one channel: two that say where it begins, and half a byte a sample.
    static let packetLength = 34

    private static let steps: [Int] = [
        7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97,
        107, 118,
        130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796, 876, 963,
        1060,
        1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894,
        6484,
        7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794,
        32767,
    ]
    private static let changes = [-1, -1, -1, -1, 2, 4, 6, 8]

    /// Samples of 16 bits, the lower byte first, those of all channels side by side.
    static func decoded(_ data: Data, channels: Int) -> Data {
        let bytes = [UInt8](data)
        let rounds = bytes.count / (packetLength * channels)
        var result = [UInt8](repeating: 0, count: rounds * 64 * channels * 2)
        for round in 0..<rounds {
            for channel in 0..<channels {
                let packet = (round * channels + channel) * packetLength
                let head = Int(bytes[packet]) << 8 | Int(bytes[packet + 1])
                var value = Int(Int16(truncatingIfNeeded: head & 0xFF80))
                var step = min(head & 0x7F, 88)
                for sample in 0..<64 {
                    let pair = bytes[packet + 2 + sample / 2]
                    // The lower half comes first.
                    let code = Int(sample % 2 == 0 ? pair & 0xF : pair >> 4)
                    value += difference(code, steps[step])
                    value = min(max(value, -32768), 32767)
                    step = min(max(step + changes[code & 7], 0), 88)
                    let place = ((round * 64 + sample) * channels + channel) * 2
                    result[place] = UInt8(truncatingIfNeeded: value)
                    result[place + 1] = UInt8(truncatingIfNeeded: value >> 8)
                }
            }
        }
        return Data(result)
    }

    private static func difference(_ code: Int, _ step: Int) -> Int {
        var amount = step >> 3
        if code & 1 != 0 { amount += step >> 2 }
        if code & 2 != 0 { amount += step >> 1 }
        if code & 4 != 0 { amount += step }
        return code & 8 != 0 ? -amount : amount
    }
}
