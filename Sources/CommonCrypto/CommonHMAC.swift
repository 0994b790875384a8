// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Crypto

/// The digest that a code of a message is made of.
public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

/// A code of a message in the making.
public struct CCHmacContext {
    fileprivate var code: (any MessageCode)?
    public init() {}
}

/// Writes the code of a message (HMAC) to where there is room for the digest. Nothing is written for an algorithm that there is not.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
    var context = CCHmacContext()
    CCHmacInit(&context, algorithm, key, keyLength)
    CCHmacUpdate(&context, data, dataLength)
    CCHmacFinal(&context, macOut)
}

/// Begins a code of a message.
public func CCHmacInit(
    _ ctx: UnsafeMutablePointer<CCHmacContext>?, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?,
    _ keyLength: Int
) {
    ctx?.pointee.code = messageCode(algorithm, key: Array(bytes(key, keyLength)))
}

/// Takes in a part of the message.
public func CCHmacUpdate(_ ctx: UnsafeMutablePointer<CCHmacContext>?, _ data: UnsafeRawPointer?, _ dataLength: Int) {
    ctx?.pointee.code?.take(bytes(data, dataLength))
}

/// Writes the code of all that was taken in.
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>?, _ macOut: UnsafeMutableRawPointer?) {
    guard let macOut, let code = ctx?.pointee.code else { return }
    write(code.value, to: macOut.assumingMemoryBound(to: UInt8.self))
    ctx?.pointee.code = nil
}

private protocol MessageCode {
    mutating func take(_ part: UnsafeRawBufferPointer)
    var value: [UInt8] { get }
}

private struct CodeOfFunction<Function: HashFunction>: MessageCode {
    private var code: HMAC<Function>
    init(key: [UInt8]) { code = HMAC(key: SymmetricKey(data: key)) }
    mutating func take(_ part: UnsafeRawBufferPointer) { code.update(data: part) }
    var value: [UInt8] { Array(code.finalize()) }
}

private func messageCode(_ algorithm: CCHmacAlgorithm, key: [UInt8]) -> (any MessageCode)? {
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: CodeOfFunction<Insecure.SHA1>(key: key)
    case kCCHmacAlgMD5: CodeOfFunction<Insecure.MD5>(key: key)
    case kCCHmacAlgSHA256: CodeOfFunction<SHA256>(key: key)
    case kCCHmacAlgSHA384: CodeOfFunction<SHA384>(key: key)
    case kCCHmacAlgSHA512: CodeOfFunction<SHA512>(key: key)
    default: nil
    }
}

// MARK: Keys of passwords

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32

public let kCCPBKDF2 = 2
public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

/// Makes a key of a password (PBKDF2). Returns ``kCCSuccess``, or ``kCCParamError`` where something is missing, or there is not that algorithm.
///
/// - Complexity: O(rounds · derivedKeyLen): it is meant to take long.
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>?,
    _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>?,
    _ derivedKeyLen: Int
) -> Int32 {
    let kinds = [
        kCCPRFHmacAlgSHA1: kCCHmacAlgSHA1, kCCPRFHmacAlgSHA256: kCCHmacAlgSHA256,
        kCCPRFHmacAlgSHA384: kCCHmacAlgSHA384, kCCPRFHmacAlgSHA512: kCCHmacAlgSHA512,
    ]
    guard Int(algorithm) == kCCPBKDF2, let derivedKey, derivedKeyLen > 0, rounds > 0,
        password != nil || passwordLen == 0,
        let kind = kinds[Int(prf)],
        let begun = messageCode(CCHmacAlgorithm(kind), key: Array(bytes(password, passwordLen)))
    else { return Int32(kCCParamError) }
    func code(_ message: [UInt8]) -> [UInt8] {
        var code = begun
        message.withUnsafeBytes { code.take($0) }
        return code.value
    }
    var (written, block) = (0, UInt32(1))
    while written < derivedKeyLen {
        let number = withUnsafeBytes(of: block.bigEndian) { Array($0) }
        var last = code(Array(bytes(salt, saltLen)) + number)
        var sum = last
        for _ in 1..<max(rounds, 1) {
            last = code(last)
            for index in sum.indices { sum[index] ^= last[index] }
        }
        let part = sum.prefix(derivedKeyLen - written)
        write(part, to: derivedKey + written)
        written += part.count
        block += 1
    }
    return Int32(kCCSuccess)
}
