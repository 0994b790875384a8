import Foundation

extension ViewSpacing {
    /// The distances of a text, which follow from its fonts.
    ///
    /// Texts follow one another as lines do, with the leading of the lower one's font between them. Between a text and something else there is
    /// a tenth of a line, and what the letters leave free of their line there: below them, all but the height of capitals; above them,
    /// the descent, so that it looks the same on both sides of a capital. At 13 points that is 8.15 below and 4.74 above on the desktop, which
    /// is what was recorded on macOS.
    init(of text: ResolvedText, engine: any TextEngine) {
        let device = text.device
        var leading: CGFloat = 0
        var metrics = FontMetrics(ascent: 0, descent: 0, capHeight: 0)
        for run in text.runs where run.image == nil {
            let own = FontMetrics(ofNeighbour: run.style, device: device, engine: engine)
            leading = max(leading, run.style.leading)
            metrics.ascent = max(metrics.ascent, own.ascent)
            metrics.descent = max(metrics.descent, own.descent)
            metrics.capHeight = max(metrics.capHeight, own.capHeight)
        }
        guard metrics.lineHeight > 0 else {
            self.init()
            return
        }
        let space = device.tenth(of: metrics.lineHeight)
        self.init(
            textAtTop: TextDistances(
                toView: (space + metrics.descent).inSums, toText: device.wholePixels(leading).inSums),
            textAtBottom: TextDistances(toView: (space + metrics.lineHeight - metrics.capHeight).inSums, toText: 0))
    }
}

extension CGFloat {
    /// The nearest multiple of 1/1024 point. What a column adds up and takes away again is then exact, as texts are so many units of Pango's
    /// long: else a view is offered a little less than it asked for, and is asked anew, with all that is in it.
    fileprivate var inSums: CGFloat { (self * 1024).rounded() / 1024 }
}

extension FontMetrics {
    /// The metrics of the system font that an app's author saw: ours has higher capitals.
    init(ofSystemFont size: CGFloat, on idiom: Idiom) {
        let font = TextIdiom[idiom]
        self.init(ascent: size * font.ascent, descent: size * 0.2412, capHeight: size * font.capHeight)
    }

    /// The metrics that distances follow from.
    fileprivate init(ofNeighbour style: TextRunStyle, device: TextDevice, engine: any TextEngine) {
        guard style.family == nil, style.design == .standard || style.design == .rounded else {
            self = engine.metrics(of: style)
            return
        }
        self.init(ofSystemFont: style.size, on: device.idiom)
    }
}
