import Foundation

extension NSValue {
    /// The pointer that it holds, or that its number is, such as one of `Thread.callStackReturnAddresses`; nil for other values, and for 0.
    public var pointerValue: UnsafeMutableRawPointer? {
        if let number = self as? NSNumber { return UnsafeMutableRawPointer(bitPattern: number.uintValue) }
        guard objCType.pointee == CChar(UInt8(ascii: "^")) else { return nil }
        var pointer: UnsafeMutableRawPointer?
        getValue(&pointer)
        return pointer
    }
}
