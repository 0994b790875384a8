import Foundation

/// What stands before the samples in a file of WAVE.
package struct WaveHead {
    /// Samples of each sound for each second.
    package let rate: Int
    /// How many sounds there are side by side.
    package let channels: Int
    package let bits: Int
    package let isFloat: Bool

    package init(rate: Int, channels: Int, bits: Int, isFloat: Bool) {
        (self.rate, self.channels, self.bits, self.isFloat) = (rate, channels, bits, isFloat)
    }

    /// - Parameter size: How many bytes of samples follow. Lengths of more than 32 bits are cut off, as the form has no more.
    package func data(size: Int) -> Data {
        var head = Data()
        func add(_ value: Int, _ count: Int) {
            for index in 0..<count { head.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
        }
        let frame = channels * bits / 8
        head.append(Data("RIFF".utf8))
        add(36 + size, 4)
        head.append(Data("WAVEfmt ".utf8))
        add(16, 4)
        add(isFloat ? 3 : 1, 2)
        add(channels, 2)
        add(rate, 4)
        add(rate * frame, 4)
        add(frame, 2)
        add(bits, 2)
        head.append(Data("data".utf8))
        add(size, 4)
        return head
    }
}
