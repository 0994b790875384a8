import Foundation

extension ViewSpacing {
    /// The distances of a text, where they follow from its fonts: in the desktop idiom, as on macOS.
    ///
    /// Texts follow one another as lines do, with the fonts' own leading between them, which ours have none of. Between a text and
    /// something else there is a tenth of a line, and what the letters leave free of their line there: below them, all but the height of
    /// capitals; above them, the descent, so that it looks the same on both sides of a capital. At 13 points that is 8.15 below and 4.74
    /// above, which is what was recorded.
    init(of text: ResolvedText, engine: any TextEngine) {
        guard text.distancesFollowFonts else {
            self.init()
            return
        }
        var metrics = FontMetrics(ascent: 0, descent: 0, capHeight: 0)
        for run in text.runs where run.image == nil {
            let own = FontMetrics(ofNeighbour: run.style, engine: engine)
            metrics.ascent = max(metrics.ascent, own.ascent)
            metrics.descent = max(metrics.descent, own.descent)
            metrics.capHeight = max(metrics.capHeight, own.capHeight)
        }
        guard metrics.lineHeight > 0 else {
            self.init()
            return
        }
        let space = metrics.lineHeight.rounded(.up) / 10
        self.init(
            textAtTop: TextDistances(toView: space + metrics.descent, toText: 0),
            textAtBottom: TextDistances(toView: space + metrics.lineHeight - metrics.capHeight, toText: 0))
    }
}

extension FontMetrics {
    /// The metrics that distances follow from. The system font's are those of the one that an app's author saw: ours has higher capitals.
    fileprivate init(ofNeighbour style: TextRunStyle, engine: any TextEngine) {
        guard style.family == nil, style.design == .standard || style.design == .rounded else {
            self = engine.metrics(of: style)
            return
        }
        self.init(ascent: style.size * 0.9668, descent: style.size * 0.2412, capHeight: style.size * 0.7042)
    }
}
