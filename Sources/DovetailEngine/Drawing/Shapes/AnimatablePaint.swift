import Foundation

/// A paint whose colours, places, points, radii and angles are interpolated. Paints of different kinds, or with different numbers of
/// colours, switch at once.
package struct AnimatablePaint: Animatable, Equatable {
    package var paint: Paint

    package var animatableData: PaintData {
        get {
            if case .color(let color) = paint { return PaintData(color: color.animatableData) }
            var numbers = PaintNumbers()
            var copy = paint
            copy.visit(&numbers)
            return PaintData(kind: numbers.kind, values: numbers.values)
        }
        set {
            if case .color(var color) = paint {
                guard newValue.kind == PaintData.colorKind else { return }
                color.animatableData = newValue.color
                paint = .color(color)
                return
            }
            var numbers = PaintNumbers(writing: newValue.values)
            paint.visit(&numbers)
        }
    }
}

/// What is interpolated of a paint. Those of different kinds have nothing between them: their difference is zero.
package struct PaintData: VectorArithmetic {
    fileprivate static let colorKind = 1
    /// Which numbers these are; 0 for none, which is zero.
    fileprivate var kind = 0
    /// The colour of the kind that is a plain one, which needs no memory of its own.
    fileprivate var color = Color.Resolved.AnimatableData.zero
    fileprivate var values: [Double] = []

    fileprivate init(color: Color.Resolved.AnimatableData) {
        kind = Self.colorKind
        self.color = color
    }

    fileprivate init(kind: Int, values: [Double]) {
        self.kind = kind
        self.values = values
    }

    private init() {}

    package static var zero: PaintData { PaintData() }

    private func fits(_ other: PaintData) -> Bool { kind == other.kind && values.count == other.values.count }

    package static func + (left: PaintData, right: PaintData) -> PaintData {
        if left.kind == 0 { return right }
        // The first is the target; what does not fit it counts for nothing.
        guard left.fits(right) else { return left }
        var sum = left
        sum.color += right.color
        for index in sum.values.indices { sum.values[index] += right.values[index] }
        return sum
    }

    package static func - (left: PaintData, right: PaintData) -> PaintData {
        if right.kind == 0 { return left }
        if left.kind == 0 { return right.scaled(by: -1) }
        guard left.fits(right) else { return .zero }
        var difference = left
        difference.color -= right.color
        for index in difference.values.indices { difference.values[index] -= right.values[index] }
        return difference
    }

    package mutating func scale(by rhs: Double) {
        color.scale(by: rhs)
        for index in values.indices { values[index] *= rhs }
    }

    package var magnitudeSquared: Double { values.reduce(color.magnitudeSquared) { $0 + $1 * $1 } }
}

/// Reads the numbers of a paint one after the other, or writes them in the same order.
private struct PaintNumbers {
    var kind = 0
    var values: [Double] = []
    private var isWriting = false
    private var next = 0

    init() {}

    init(writing values: [Double]) {
        self.values = values
        isWriting = true
    }

    mutating func note(kind: Int) { self.kind = self.kind * 16 + kind }

    mutating func visit(_ number: inout Double) {
        if !isWriting {
            values.append(number)
        } else if next < values.count {
            number = values[next]
            next += 1
        }
    }

    mutating func visit(_ number: inout CGFloat) {
        var double = Double(number)
        visit(&double)
        number = CGFloat(double)
    }

    mutating func visit(_ point: inout UnitPoint) {
        visit(&point.x)
        visit(&point.y)
    }

    mutating func visit(_ color: inout Color.Resolved) {
        var data = color.animatableData
        var parts = [data.first.first, data.first.second, data.second.first, data.second.second].map { Double($0) }
        for index in parts.indices { visit(&parts[index]) }
        guard isWriting else { return }
        data.first = AnimatablePair(Float(parts[0]), Float(parts[1]))
        data.second = AnimatablePair(Float(parts[2]), Float(parts[3]))
        color.animatableData = data
    }

    mutating func visit(_ stops: inout [GradientStop]) {
        for index in stops.indices {
            visit(&stops[index].color)
            visit(&stops[index].location)
        }
    }
}

extension Paint {
    /// Shows all numbers of the paint to a visitor, which may change them.
    fileprivate mutating func visit(_ numbers: inout PaintNumbers) {
        switch self {
        case .color(var color):
            numbers.note(kind: 1)
            numbers.visit(&color)
            self = .color(color)
        case .linearGradient(var stops, var start, var end):
            numbers.note(kind: 2)
            numbers.visit(&stops)
            numbers.visit(&start)
            numbers.visit(&end)
            self = .linearGradient(stops, start: start, end: end)
        case .radialGradient(var stops, var center, var startRadius, var endRadius):
            numbers.note(kind: 3)
            numbers.visit(&stops)
            numbers.visit(&center)
            numbers.visit(&startRadius)
            numbers.visit(&endRadius)
            self = .radialGradient(stops, center: center, startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient(var stops, var center, var start, var end):
            numbers.note(kind: 4)
            numbers.visit(&stops)
            numbers.visit(&center)
            numbers.visit(&start)
            numbers.visit(&end)
            self = .ellipticalGradient(stops, center: center, startFraction: start, endFraction: end)
        case .angularGradient(var stops, var center, var start, var end):
            numbers.note(kind: 5)
            numbers.visit(&stops)
            numbers.visit(&center)
            numbers.visit(&start)
            numbers.visit(&end)
            self = .angularGradient(stops, center: center, start: start, end: end)
        case .meshGradient(var mesh):
            numbers.note(kind: 6)
            for index in mesh.points.indices {
                numbers.visit(&mesh.points[index].x)
                numbers.visit(&mesh.points[index].y)
            }
            for index in mesh.colors.indices { numbers.visit(&mesh.colors[index]) }
            numbers.visit(&mesh.background)
            self = .meshGradient(mesh)
        case .image: numbers.note(kind: 7)
        case .material(var material):
            numbers.note(kind: 8)
            numbers.visit(&material.blurRadius)
            numbers.visit(&material.saturation)
            numbers.visit(&material.tint)
            numbers.visit(&material.opacity)
            self = .material(material)
        case .modified(var paint, var change):
            numbers.note(kind: 9)
            paint.visit(&numbers)
            numbers.visit(&change.opacity)
            for index in change.shadows.indices {
                numbers.visit(&change.shadows[index].color)
                numbers.visit(&change.shadows[index].radius)
                numbers.visit(&change.shadows[index].x)
                numbers.visit(&change.shadows[index].y)
            }
            self = .modified(paint, change)
        case .placed(var paint, var rect):
            numbers.note(kind: 10)
            paint.visit(&numbers)
            numbers.visit(&rect.origin.x)
            numbers.visit(&rect.origin.y)
            numbers.visit(&rect.size.width)
            numbers.visit(&rect.size.height)
            self = .placed(paint, rect)
        }
    }
}
