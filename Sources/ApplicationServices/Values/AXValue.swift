// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationAdditions

/// What an ``AXValue`` holds.
public enum AXValueType: UInt32, Sendable {
    case illegal = 0
    case cgPoint = 1
    case cgSize = 2
    case cgRect = 3
    case cfRange = 4
    case axError = 5
}

// The same as numbers, as `AXValueType(rawValue: kAXValueCGPointType)` takes them.

public let kAXValueIllegalType: UInt32 = 0
public let kAXValueCGPointType: UInt32 = 1
public let kAXValueCGSizeType: UInt32 = 2
public let kAXValueCGRectType: UInt32 = 3
public let kAXValueCFRangeType: UInt32 = 4
public let kAXValueAXErrorType: UInt32 = 5

/// Numbers of an element: a place, a size, a rectangle, places in a text, or an error.
public final class AXValue: Sendable {
    fileprivate enum Content: Equatable, Sendable {
        case point(CGPoint)
        case size(CGSize)
        case rect(CGRect)
        case range(CFRange)
        case error(AXError)
    }
    fileprivate let content: Content
    fileprivate init(_ content: Content) { self.content = content }
}

/// A value of numbers.
///
/// - Parameters:
///   - theType: The type of what the pointer points to.
///   - valuePtr: A `CGPoint`, `CGSize`, `CGRect`, `CFRange` or `AXError`.
/// - Returns: Nil for ``AXValueType/illegal``.
public func AXValueCreate(_ theType: AXValueType, _ valuePtr: UnsafeRawPointer) -> AXValue? {
    switch theType {
    case .illegal: nil
    case .cgPoint: AXValue(.point(valuePtr.loadUnaligned(as: CGPoint.self)))
    case .cgSize: AXValue(.size(valuePtr.loadUnaligned(as: CGSize.self)))
    case .cgRect: AXValue(.rect(valuePtr.loadUnaligned(as: CGRect.self)))
    case .cfRange: AXValue(.range(valuePtr.loadUnaligned(as: CFRange.self)))
    case .axError: AXValue(.error(valuePtr.load(as: AXError.self)))
    }
}

/// The number of the type, as `CFGetTypeID` gives it.
public func AXValueGetTypeID() -> CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(AXValue.self)) }

/// What a value holds.
public func AXValueGetType(_ value: AXValue) -> AXValueType {
    switch value.content {
    case .point: .cgPoint
    case .size: .cgSize
    case .rect: .cgRect
    case .range: .cfRange
    case .error: .axError
    }
}

/// Takes the numbers out of a value.
///
/// - Parameter valuePtr: Where they are written, of the type that is asked for.
/// - Returns: False where the value holds something else; then nothing is written.
@discardableResult
public func AXValueGetValue(
    _ value: AXValue, _ theType: AXValueType, _ valuePtr: UnsafeMutableRawPointer
) -> Bool {
    guard AXValueGetType(value) == theType else { return false }
    switch value.content {
    case .point(let point): valuePtr.storeBytes(of: point, as: CGPoint.self)
    case .size(let size): valuePtr.storeBytes(of: size, as: CGSize.self)
    case .rect(let rect): valuePtr.storeBytes(of: rect, as: CGRect.self)
    case .range(let range): valuePtr.storeBytes(of: range, as: CFRange.self)
    case .error(let error): valuePtr.storeBytes(of: error, as: AXError.self)
    }
    return true
}
