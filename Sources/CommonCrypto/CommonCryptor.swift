// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How something went.
public typealias CCStatus = Int32
public typealias CCCryptorStatus = Int32
public typealias CCRNGStatus = CCCryptorStatus

/// All went well.
public let kCCSuccess = 0
/// What was given does not fit.
public let kCCParamError = -4300

/// Fills memory with bytes of chance that nobody can foretell. Returns ``kCCSuccess``, and ``kCCParamError`` where there is no memory.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> CCRNGStatus {
    guard count > 0 else { return CCRNGStatus(kCCSuccess) }
    guard let bytes else { return CCRNGStatus(kCCParamError) }
    var chance = SystemRandomNumberGenerator()
    for index in 0..<count { bytes.storeBytes(of: chance.next(), toByteOffset: index, as: UInt8.self) }
    return CCRNGStatus(kCCSuccess)
}
