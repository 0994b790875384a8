// The same functions twice, for each of the two kinds of numbers, as Accelerate declares them.

extension vDSP {
    // MARK: Float

    /// Sums of two numbers each.
    public static func add<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Float]
    where U.Element == Float, V.Element == Float {
        var result = [Float](repeating: 0, count: vectorA.count)
        add(vectorA, vectorB, result: &result)
        return result
    }
    /// Sums of two numbers each.
    public static func add<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vectorA: U, _ vectorB: V, result: inout W
    ) where U.Element == Float, V.Element == Float, W.Element == Float { pairs(vectorA, vectorB, &result, +) }
    /// Sums of one number and each of others.
    public static func add<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float] where U.Element == Float {
        var result = [Float](repeating: 0, count: vector.count)
        add(scalar, vector, result: &result)
        return result
    }
    /// Sums of one number and each of others.
    public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: Float, _ vector: U, result: inout V
    ) where U.Element == Float, V.Element == Float { each(vector, &result) { scalar + $0 } }

    /// Products of two numbers each.
    public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Float]
    where U.Element == Float, V.Element == Float {
        var result = [Float](repeating: 0, count: vectorA.count)
        multiply(vectorA, vectorB, result: &result)
        return result
    }
    /// Products of two numbers each.
    public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vectorA: U, _ vectorB: V, result: inout W
    ) where U.Element == Float, V.Element == Float, W.Element == Float { pairs(vectorA, vectorB, &result, *) }
    /// Products of one number and each of others.
    public static func multiply<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float] where U.Element == Float {
        var result = [Float](repeating: 0, count: vector.count)
        multiply(scalar, vector, result: &result)
        return result
    }
    /// Products of one number and each of others.
    public static func multiply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: Float, _ vector: U, result: inout V
    ) where U.Element == Float, V.Element == Float { each(vector, &result) { scalar * $0 } }

    /// What is left of the first of two numbers each.
    public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Float]
    where U.Element == Float, V.Element == Float {
        var result = [Float](repeating: 0, count: vectorA.count)
        subtract(vectorA, vectorB, result: &result)
        return result
    }
    /// What is left of the first of two numbers each.
    public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vectorA: U, _ vectorB: V, result: inout W
    ) where U.Element == Float, V.Element == Float, W.Element == Float { pairs(vectorA, vectorB, &result, -) }

    /// The first of two numbers each, divided by the second.
    public static func divide<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Float]
    where U.Element == Float, V.Element == Float {
        var result = [Float](repeating: 0, count: vectorA.count)
        divide(vectorA, vectorB, result: &result)
        return result
    }
    /// The first of two numbers each, divided by the second.
    public static func divide<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vectorA: U, _ vectorB: V, result: inout W
    ) where U.Element == Float, V.Element == Float, W.Element == Float { pairs(vectorA, vectorB, &result, /) }

    /// Each number, divided by another one.
    public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Float) -> [Float] where U.Element == Float {
        var result = [Float](repeating: 0, count: vector.count)
        each(vector, &result) { $0 / scalar }
        return result
    }
    /// The numbers without their signs.
    public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        var result = [Float](repeating: 0, count: vector.count)
        each(vector, &result) { abs($0) }
        return result
    }
    /// The sum of all; 0 for none.
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float { reduced(vector, 0, +) }
    /// The mean of all; not a number for none.
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        reduced(vector, 0, +) / Float(vector.count)
    }
    /// The greatest; minus infinity for none.
    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        reduced(vector, -.infinity) { max($0, $1) }
    }
    /// The least; infinity for none.
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        reduced(vector, .infinity) { min($0, $1) }
    }
    /// The root of the mean of the squares; not a number for none.
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        (reduced(vector, 0) { $0 + $1 * $1 } / Float(vector.count)).squareRoot()
    }
    /// How far from the mean the values are: the root of the mean of the squares of the distances; not a number for none.
    public static func standardDeviation<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        let mean: Float = mean(vector)
        return (reduced(vector, 0) { $0 + ($1 - mean) * ($1 - mean) } / Float(vector.count)).squareRoot()
    }
    /// The sum of the products of two numbers each.
    public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> Float
    where U.Element == Float, V.Element == Float { sum(multiply(vectorA, vectorB)) }
}

extension vDSP {
    // MARK: Double

    /// Sums of two numbers each.
    public static func add<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Double]
    where U.Element == Double, V.Element == Double {
        var result = [Double](repeating: 0, count: vectorA.count)
        add(vectorA, vectorB, result: &result)
        return result
    }
    /// Sums of two numbers each.
    public static func add<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vectorA: U, _ vectorB: V, result: inout W
    ) where U.Element == Double, V.Element == Double, W.Element == Double { pairs(vectorA, vectorB, &result, +) }
    /// Sums of one number and each of others.
    public static func add<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double] where U.Element == Double {
        var result = [Double](repeating: 0, count: vector.count)
        add(scalar, vector, result: &result)
        return result
    }
    /// Sums of one number and each of others.
    public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: Double, _ vector: U, result: inout V
    ) where U.Element == Double, V.Element == Double { each(vector, &result) { scalar + $0 } }

    /// Products of two numbers each.
    public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Double]
    where U.Element == Double, V.Element == Double {
        var result = [Double](repeating: 0, count: vectorA.count)
        multiply(vectorA, vectorB, result: &result)
        return result
    }
    /// Products of two numbers each.
    public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vectorA: U, _ vectorB: V, result: inout W
    ) where U.Element == Double, V.Element == Double, W.Element == Double { pairs(vectorA, vectorB, &result, *) }
    /// Products of one number and each of others.
    public static func multiply<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double]
    where U.Element == Double {
        var result = [Double](repeating: 0, count: vector.count)
        multiply(scalar, vector, result: &result)
        return result
    }
    /// Products of one number and each of others.
    public static func multiply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: Double, _ vector: U, result: inout V
    ) where U.Element == Double, V.Element == Double { each(vector, &result) { scalar * $0 } }

    /// What is left of the first of two numbers each.
    public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Double]
    where U.Element == Double, V.Element == Double {
        var result = [Double](repeating: 0, count: vectorA.count)
        subtract(vectorA, vectorB, result: &result)
        return result
    }
    /// What is left of the first of two numbers each.
    public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vectorA: U, _ vectorB: V, result: inout W
    ) where U.Element == Double, V.Element == Double, W.Element == Double { pairs(vectorA, vectorB, &result, -) }

    /// The first of two numbers each, divided by the second.
    public static func divide<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Double]
    where U.Element == Double, V.Element == Double {
        var result = [Double](repeating: 0, count: vectorA.count)
        divide(vectorA, vectorB, result: &result)
        return result
    }
    /// The first of two numbers each, divided by the second.
    public static func divide<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vectorA: U, _ vectorB: V, result: inout W
    ) where U.Element == Double, V.Element == Double, W.Element == Double { pairs(vectorA, vectorB, &result, /) }

    /// Each number, divided by another one.
    public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Double) -> [Double]
    where U.Element == Double {
        var result = [Double](repeating: 0, count: vector.count)
        each(vector, &result) { $0 / scalar }
        return result
    }
    /// The numbers without their signs.
    public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        var result = [Double](repeating: 0, count: vector.count)
        each(vector, &result) { abs($0) }
        return result
    }
    /// The sum of all; 0 for none.
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        reduced(vector, 0, +)
    }
    /// The mean of all; not a number for none.
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        reduced(vector, 0, +) / Double(vector.count)
    }
    /// The greatest; minus infinity for none.
    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        reduced(vector, -.infinity) { max($0, $1) }
    }
    /// The least; infinity for none.
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        reduced(vector, .infinity) { min($0, $1) }
    }
    /// The root of the mean of the squares; not a number for none.
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        (reduced(vector, 0) { $0 + $1 * $1 } / Double(vector.count)).squareRoot()
    }
    /// How far from the mean the values are: the root of the mean of the squares of the distances; not a number for none.
    public static func standardDeviation<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        let mean: Double = mean(vector)
        return (reduced(vector, 0) { $0 + ($1 - mean) * ($1 - mean) } / Double(vector.count)).squareRoot()
    }
    /// The sum of the products of two numbers each.
    public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> Double
    where U.Element == Double, V.Element == Double { sum(multiply(vectorA, vectorB)) }
}
