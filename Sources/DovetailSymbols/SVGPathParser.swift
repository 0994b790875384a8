import Foundation

/// Reads SVG path data: all commands, absolute and relative; arcs and quadratic curves become cubic ones.
///
/// Parsing ends at the first thing it does not understand; what came before stands.
package struct SVGPathParser {
    private var scanner: SVGPathScanner
    private var elements: [SymbolDrawing.Element] = []
    private var current = (x: 0.0, y: 0.0)
    private var start = (x: 0.0, y: 0.0)
    private var lastControl: (x: Double, y: Double)?

    package static func parse(_ data: String) -> [SymbolDrawing.Element] {
        var parser = SVGPathParser(scanner: SVGPathScanner(data))
        parser.run()
        return parser.elements
    }

    private init(scanner: SVGPathScanner) { self.scanner = scanner }

    private mutating func run() {
        var command: Character = " "
        while true {
            if let next = scanner.command() {
                command = next
            } else if scanner.isAtEnd {
                return
            } else if command == "M" {
                // Further pairs after a move are lines.
                command = "L"
            } else if command == "m" {
                command = "l"
            } else if command == "Z" || command == "z" {
                // A closed path takes no numbers.
                return
            }
            guard step(command) else { return }
        }
    }

    private mutating func step(_ command: Character) -> Bool {
        let isRelative = command.isLowercase
        let base = isRelative ? current : (x: 0.0, y: 0.0)
        var control: (x: Double, y: Double)?
        defer { lastControl = control }
        switch Character(command.lowercased()) {
        case "m":
            guard let to = point(base) else { return false }
            current = to
            start = to
            elements.append(.move(to.x, to.y))
        case "l":
            guard let to = point(base) else { return false }
            line(to)
        case "h":
            guard let x = scanner.number() else { return false }
            line((base.x + x, current.y))
        case "v":
            guard let y = scanner.number() else { return false }
            line((current.x, base.y + y))
        case "c":
            guard let first = point(base), let second = point(base), let to = point(base) else { return false }
            cubic(first, second, to)
            control = second
        case "s":
            guard let second = point(base), let to = point(base) else { return false }
            cubic(reflectedControl, second, to)
            control = second
        case "q":
            guard let middle = point(base), let to = point(base) else { return false }
            quadratic(middle, to)
            control = middle
        case "t":
            guard let to = point(base) else { return false }
            let middle = reflectedControl
            quadratic(middle, to)
            control = middle
        case "a":
            guard let rx = scanner.number(), let ry = scanner.number(), let turn = scanner.number(),
                let large = scanner.flag(), let sweep = scanner.flag(), let to = point(base)
            else { return false }
            arc(rx: abs(rx), ry: abs(ry), rotation: turn * .pi / 180, isLarge: large, isSweep: sweep, to: to)
        case "z":
            elements.append(.close)
            current = start
        default: return false
        }
        return true
    }

    private mutating func point(_ base: (x: Double, y: Double)) -> (x: Double, y: Double)? {
        guard let x = scanner.number(), let y = scanner.number() else { return nil }
        return (base.x + x, base.y + y)
    }

    private var reflectedControl: (x: Double, y: Double) {
        guard let lastControl else { return current }
        return (2 * current.x - lastControl.x, 2 * current.y - lastControl.y)
    }

    private mutating func line(_ to: (x: Double, y: Double)) {
        elements.append(.line(to.x, to.y))
        current = to
    }

    private mutating func cubic(
        _ first: (x: Double, y: Double), _ second: (x: Double, y: Double), _ to: (x: Double, y: Double)
    ) {
        elements.append(.cubic(first.x, first.y, second.x, second.y, to.x, to.y))
        current = to
    }

    private mutating func quadratic(_ middle: (x: Double, y: Double), _ to: (x: Double, y: Double)) {
        let from = current
        cubic(
            (from.x + (middle.x - from.x) * 2 / 3, from.y + (middle.y - from.y) * 2 / 3),
            (to.x + (middle.x - to.x) * 2 / 3, to.y + (middle.y - to.y) * 2 / 3), to)
    }

    /// From end points to centre and angles (SVG 1.1, appendix F.6), then in pieces of at most a quarter turn.
    private mutating func arc(
        rx: Double, ry: Double, rotation: Double, isLarge: Bool, isSweep: Bool, to: (x: Double, y: Double)
    ) {
        guard rx > 0, ry > 0, to != current else { return line(to) }
        let (sine, cosine) = (sin(rotation), cos(rotation))
        let dx = (current.x - to.x) / 2
        let dy = (current.y - to.y) / 2
        let x1 = cosine * dx + sine * dy
        let y1 = -sine * dx + cosine * dy
        let tooSmall = (x1 * x1) / (rx * rx) + (y1 * y1) / (ry * ry)
        let scale = tooSmall > 1 ? tooSmall.squareRoot() : 1
        let (a, b) = (rx * scale, ry * scale)
        let denominator = a * a * y1 * y1 + b * b * x1 * x1
        let radicand = max(0, (a * a * b * b - denominator) / denominator)
        let factor = (isLarge == isSweep ? -1.0 : 1.0) * radicand.squareRoot()
        let cx1 = factor * a * y1 / b
        let cy1 = -factor * b * x1 / a
        let cx = cosine * cx1 - sine * cy1 + (current.x + to.x) / 2
        let cy = sine * cx1 + cosine * cy1 + (current.y + to.y) / 2
        let startAngle = atan2((y1 - cy1) / b, (x1 - cx1) / a)
        var sweep = atan2((-y1 - cy1) / b, (-x1 - cx1) / a) - startAngle
        if isSweep, sweep < 0 { sweep += 2 * .pi }
        if !isSweep, sweep > 0 { sweep -= 2 * .pi }
        let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let delta = sweep / Double(pieces)
        let reach = 4.0 / 3.0 * tan(delta / 4)
        func place(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
            (cx + cosine * a * x - sine * b * y, cy + sine * a * x + cosine * b * y)
        }
        var angle = startAngle
        for piece in 0..<pieces {
            let next = angle + delta
            let end = piece == pieces - 1 ? to : place(cos(next), sin(next))
            cubic(
                place(cos(angle) - reach * sin(angle), sin(angle) + reach * cos(angle)),
                place(cos(next) + reach * sin(next), sin(next) - reach * cos(next)), end)
            angle = next
        }
    }
}
