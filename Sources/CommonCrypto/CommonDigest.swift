// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The digests are those of swift-crypto.

import Crypto

/// A count of bytes.
public typealias CC_LONG = UInt32

/// The bytes of each kind of digest.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// The bytes that each kind takes at a time.
public let CC_MD5_BLOCK_BYTES: Int32 = 64
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// A digest in the making.
private protocol DigestContext {
    associatedtype Function: HashFunction
    /// Nil before it is begun, and when it has ended.
    var function: Function? { get set }
}

/// A digest of MD5 in the making.
public struct CC_MD5_CTX: DigestContext {
    fileprivate var function: Insecure.MD5?
    public init() {}
}
/// A digest of SHA-1 in the making.
public struct CC_SHA1_CTX: DigestContext {
    fileprivate var function: Insecure.SHA1?
    public init() {}
}
/// A digest of SHA-256 in the making.
public struct CC_SHA256_CTX: DigestContext {
    fileprivate var function: SHA256?
    public init() {}
}
/// A digest of SHA-384 in the making.
public struct CC_SHA384_CTX: DigestContext {
    fileprivate var function: SHA384?
    public init() {}
}
/// A digest of SHA-512 in the making.
public struct CC_SHA512_CTX: DigestContext {
    fileprivate var function: SHA512?
    public init() {}
}

private func begin(_ context: UnsafeMutablePointer<some DigestContext>?) -> Int32 {
    guard let context else { return 0 }
    context.pointee.function = .init()
    return 1
}

private func take(
    _ data: UnsafeRawPointer?, _ length: CC_LONG, _ context: UnsafeMutablePointer<some DigestContext>?
) -> Int32 {
    guard context?.pointee.function != nil else { return 0 }
    context?.pointee.function?.update(bufferPointer: bytes(data, length))
    return 1
}

private func end(
    _ digest: UnsafeMutablePointer<UInt8>?, _ context: UnsafeMutablePointer<some DigestContext>?
) -> Int32 {
    guard let digest, let function = context?.pointee.function else { return 0 }
    write(function.finalize(), to: digest)
    context?.pointee.function = nil
    return 1
}

private func digest<Function: HashFunction>(
    _ function: Function.Type, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    guard let digest else { return nil }
    var function = Function()
    function.update(bufferPointer: bytes(data, length))
    write(function.finalize(), to: digest)
    return digest
}

func bytes(_ data: UnsafeRawPointer?, _ length: some BinaryInteger) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))
}

func write(_ value: some Sequence<UInt8>, to memory: UnsafeMutablePointer<UInt8>) {
    for (index, byte) in value.enumerated() { memory[index] = byte }
}

// Each kind of digest: all at once, and a part at a time. All return 1, and 0 where there is no room for the digest or it was not begun; all at once, the
// room, and nil where there is none, where Apple's library gives memory of its own.

@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(Insecure.MD5.self, data, len, md) }
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32 { begin(c) }
@discardableResult
public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG) -> Int32 {
    take(data, len, c)
}
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32 {
    end(md, c)
}

@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(Insecure.SHA1.self, data, len, md) }
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>?) -> Int32 { begin(c) }
@discardableResult
public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { take(data, len, c) }
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>?) -> Int32 {
    end(md, c)
}

@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA256.self, data, len, md) }
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 { begin(c) }
@discardableResult
public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { take(data, len, c) }
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 {
    end(md, c)
}

@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA384.self, data, len, md) }
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA384_CTX>?) -> Int32 { begin(c) }
@discardableResult
public func CC_SHA384_Update(
    _ c: UnsafeMutablePointer<CC_SHA384_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { take(data, len, c) }
@discardableResult
public func CC_SHA384_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA384_CTX>?) -> Int32 {
    end(md, c)
}

@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA512.self, data, len, md) }
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 { begin(c) }
@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { take(data, len, c) }
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 {
    end(md, c)
}
