import Foundation

/// Compares bytes. The pointers may be nil as on Apple's systems, where the number of bytes is zero.
@_disfavoredOverload
public func memcmp(_ left: UnsafeRawPointer?, _ right: UnsafeRawPointer?, _ count: Int) -> Int32 {
    guard count > 0, let left, let right else { return left == right || count <= 0 ? 0 : left == nil ? -1 : 1 }
    return Glibc.memcmp(left, right, count)
}
