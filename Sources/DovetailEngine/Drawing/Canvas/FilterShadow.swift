import Foundation

extension GraphicsContext {
    /// Where a shadow is drawn, and what casts it.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Draws the shadow over the thing that casts it.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// Draws the shadow, and not what casts it.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        /// What is around the thing casts the shadow: clipped to the thing, a shadow of its edges inside.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        /// Draws the shadow and the thing one after the other on what was drawn before, and not as one.
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }
}

/// A shadow of a canvas that is more than one below the thing: drawn by steps of its own.
struct FilterShadow: Sendable {
    let color: Color.Resolved
    let radius: CGFloat
    let offset: CGSize
    let blendMode: GraphicsContext.BlendMode
    let options: GraphicsContext.ShadowOptions

    /// Steps with their shadow.
    ///
    /// - Parameter canvas: The bounds of the canvas, in the coordinates of the steps.
    func added(to steps: [DrawingOperation], canvas: CGRect) -> [DrawingOperation] {
        let shadow = mixed(shadow(of: steps, canvas), canvas)
        let parts: [DrawingOperation] =
            if options.contains(.shadowOnly) {
                shadow
            } else if options.contains(.shadowAbove) {
                steps + shadow
            } else {
                shadow + steps
            }
        return options.contains(.disablesGroup) ? parts : [.group(.compositing, parts)]
    }

    private func shadow(of steps: [DrawingOperation], _ canvas: CGRect) -> [DrawingOperation] {
        var caster = steps
        if options.contains(.invertsAlpha) {
            // Beyond the canvas, as far as the shadow of what is there reaches into it.
            let reach = 3 * max(radius, 0) + max(abs(offset.width), abs(offset.height)) + 1
            let all = canvas.insetBy(dx: -reach, dy: -reach)
            let black = Color.Resolved(red: 0, green: 0, blue: 0)
            caster = [
                .group(
                    .compositing,
                    [.fill(Path(all), .color(black), FillStyle(), all), .group(.blend(.destinationOut), steps)])
            ]
        }
        let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
        let colored = ColorMap([
            0, 0, 0, 0, red, 0, 0, 0, 0, green, 0, 0, 0, 0, blue, 0, 0, 0, Double(color.opacity), 0,
        ])
        var shadow: [DrawingOperation] = [.group(.color(colored), caster)]
        // A blur spreads twice as far as a shadow of the same radius.
        if radius > 0 { shadow = [.group(DisplayEffect.blur(radius: radius / 2).bounded, shadow)] }
        let move = CGAffineTransform(translationX: offset.width, y: offset.height)
        return move.isIdentity ? shadow : [.group(DisplayEffect.transform(move).bounded, shadow)]
    }

    private func mixed(_ shadow: [DrawingOperation], _ canvas: CGRect) -> [DrawingOperation] {
        if let rule = blendMode.rule {
            let black = Color.Resolved(red: 0, green: 0, blue: 0)
            let area = DrawingOperation.fill(Path(canvas), .color(black), FillStyle(), canvas)
            return [.composite(rule, shadow, area: rule == .xor ? [] : [area])]
        }
        return blendMode == .normal ? shadow : [.group(.blend(blendMode.mode), shadow)]
    }
}
