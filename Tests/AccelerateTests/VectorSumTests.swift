import Accelerate
import CoreServices
import Testing

/// Sums of many numbers.
struct VectorSumTests {
    @Test("Vectors are added, subtracted, multiplied and divided, parts of arrays too") func arithmetic() {
        let (a, b): ([Double], [Double]) = ([1, 2, 3, 4], [10, 20, 30, 40])
        #expect(vDSP.add(a, b) == [11, 22, 33, 44])
        #expect(vDSP.subtract(b, a) == [9, 18, 27, 36])
        #expect(vDSP.multiply(a[1..<3], b[0..<2]) == [20, 60])
        #expect(vDSP.divide(b, a) == [10, 10, 10, 10])
        #expect(vDSP.multiply(2, a) == [2, 4, 6, 8])
        #expect(vDSP.add(Float(1), [Float(1), 2]) == [2, 3])
        var result = a
        vDSP.add(a[0..<2], b[0..<2], result: &result[0..<2])
        #expect(result == [11, 22, 3, 4])
        vDSP.multiply(3, result, result: &result)
        #expect(result == [33, 66, 9, 12])
        #expect(vDSP.add([Double](), []).isEmpty)
    }

    @Test("Sums, means and extremes are those of all numbers") func measures() {
        let a: [Float] = [3, -4, 1]
        #expect(vDSP.sum(a) == 0 && vDSP.mean(a) == 0 && vDSP.maximum(a) == 3 && vDSP.minimum(a) == -4)
        #expect(vDSP.dot(a, a) == 26 && vDSP.absolute(a) == [3, 4, 1])
        #expect(vDSP.rootMeanSquare([Double](arrayLiteral: 3, 4, 0, 0)) == 2.5)
        #expect(vDSP.sum([Double]()) == 0 && vDSP.mean([Double]()).isNaN && vDSP.maximum([Double]()) == -.infinity)
    }

    @Test("Ramps go in equal steps, and lines through points are read between them") func lines() {
        var (start, end) = (0.0, 4.0)
        var places = [Double](repeating: 0, count: 3)
        vDSP_vgenD(&start, &end, &places, 1, 3)
        #expect(places == [0, 2, 4])
        var values = [Double](repeating: 0, count: 6)
        vDSP_vgenpD([10, 20, 0], 1, places, 1, &values, 1, 6, 3)
        #expect(values == [10, 15, 20, 10, 0, 0])
        var sums = [Float](repeating: 0, count: 2)
        vDSP_vadd([1, 2, 3], 2, [5, 6], 1, &sums, 1, 2)
        #expect(sums == [6, 9])
    }

    @Test("Vectors of pointers are converted, scaled and summed up") func pointers() {
        var values = [Float](repeating: 0, count: 2)
        vDSP_vflt16([1, 2, 3] as [Int16], 2, &values, 1, 2)
        #expect(values == [1, 3])
        var scalar: Float = 2
        var scaled = [Float](repeating: 0, count: 2)
        vDSP_vsdiv(values, 1, &scalar, &scaled, 1, 2)
        #expect(scaled == [0.5, 1.5])
        vDSP_vsmul(values, 1, &scalar, &scaled, 1, 2)
        #expect(scaled == [2, 6])
        var result = 0.0
        let numbers = [3.0, -4, 0, 0]
        vDSP_rmsqvD(numbers, 1, &result, 4)
        #expect(result == 2.5)
        vDSP_maxvD(numbers, 1, &result, 4)
        #expect(result == 3)
        vDSP_maxmgvD(numbers, 2, &result, 2)
        #expect(result == 3)
        vDSP_sveD(numbers, 1, &result, 4)
        #expect(result == -1)
        vDSP_meanvD(numbers, 1, &result, 0)
        #expect(result.isNaN)
    }

    @Test("How far values are from their mean") func deviation() {
        #expect(vDSP.standardDeviation([2.0, 4, 4, 4, 5, 5, 7, 9]) == 2)
        #expect(vDSP.standardDeviation([1 as Float, 3]) == 1)
    }

    @Test("Kinds of data have their old names") func kinds() {
        #expect(kUTTypeImage as String == "public.image" && kUTTypePDF as String == "com.adobe.pdf")
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeConformsTo(kUTTypePNG, kUTTypeText))
        #expect(UTTypeConformsTo("no.such.kind", "no.such.kind") && !UTTypeConformsTo("no.such.kind", kUTTypeData))
        #expect(noErr == 0 && kCFBooleanTrue && !kCFBooleanFalse)
    }
}
