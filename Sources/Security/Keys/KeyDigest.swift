import CryptoKit
import Foundation

/// A digest that keys work with.
enum KeyDigest: String {
    case sha256 = "SHA256"
    case sha384 = "SHA384"
    case sha512 = "SHA512"

    func callAsFunction(_ data: Data) -> Data {
        switch self {
        case .sha256: Data(SHA256.hash(data: data))
        case .sha384: Data(SHA384.hash(data: data))
        case .sha512: Data(SHA512.hash(data: data))
        }
    }

    /// How many bytes it has.
    var count: Int {
        switch self {
        case .sha256: 32
        case .sha384: 48
        case .sha512: 64
        }
    }

    /// So many bytes of a secret, by the function of X9.63.
    func derive(_ secret: Data, info: Data, count wanted: Int) -> Data {
        var bytes = Data()
        var counter: UInt32 = 1
        while bytes.count < wanted {
            bytes += self(secret + withUnsafeBytes(of: counter.bigEndian) { Data($0) } + info)
            counter += 1
        }
        return bytes.prefix(wanted)
    }
}

/// A digest that an app has made itself.
struct GivenDigest: Digest {
    static var byteCount: Int { 32 }
    let bytes: [UInt8]

    init(_ data: Data) { bytes = Array(data) }
    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
    func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    var description: String { "digest of \(bytes.count) bytes" }
}
