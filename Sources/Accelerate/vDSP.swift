// Files that import Accelerate alone name points and sizes, which it brings on Apple's systems.
@_exported import Foundation

/// Arithmetic with many numbers at once, by plain loops that the compiler makes use of the processor's vectors for.
///
/// There are the sums, products and measures that views use. Transforms such as that of Fourier, filters and windows are not there, and neither is
/// the rest of Accelerate: vImage, BLAS, LAPACK, BNNS.
///
/// As on Apple's systems, operands and results must have the same number of elements: others stop the program. Any thread may call it.
public enum vDSP {  // swift-format-ignore: TypeNamesShouldBeCapitalized
    static func check(_ a: Int, _ b: Int) {
        precondition(a == b, "vDSP takes operands and results of the same number of elements, not of \(a) and \(b)")
    }

    static func pairs<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ a: U, _ b: V, _ result: inout W, _ operation: (U.Element, U.Element) -> U.Element
    ) where U.Element == V.Element, V.Element == W.Element {
        check(a.count, b.count)
        check(a.count, result.count)
        a.withUnsafeBufferPointer { a in
            b.withUnsafeBufferPointer { b in
                result.withUnsafeMutableBufferPointer {
                    for index in 0..<a.count { $0[index] = operation(a[index], b[index]) }
                }
            }
        }
    }

    static func each<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U, _ result: inout V, _ operation: (U.Element) -> U.Element
    ) where U.Element == V.Element {
        check(vector.count, result.count)
        vector.withUnsafeBufferPointer { vector in
            result.withUnsafeMutableBufferPointer {
                for index in 0..<vector.count { $0[index] = operation(vector[index]) }
            }
        }
    }

    static func reduced<U: AccelerateBuffer>(
        _ vector: U, _ start: U.Element, _ operation: (U.Element, U.Element) -> U.Element
    ) -> U.Element { vector.withUnsafeBufferPointer { $0.reduce(start, operation) } }
}
