import Foundation

/// What a page does when it comes or goes.
enum PageWay: Equatable {
    /// It moves as pages of its container do.
    case standard
    case fade
    /// It comes out of the source, and goes back there.
    case zoom(ZoomSource)

    /// The way of a page with a motion: a zoom needs a source that there is, and no page goes a way of its own where a person wants
    /// motion reduced.
    init(_ motion: PageMotion, loop: UpdateLoop, environment: EnvironmentValues) {
        self = .standard
        guard !environment.accessibilityReduceMotion else { return }
        switch motion {
        case .standard: break
        case .fade: self = .fade
        case .zoom(let key): if let source = loop.shared(ZoomSources.self).source(key) { self = .zoom(source) }
        }
    }

    static func == (left: PageWay, right: PageWay) -> Bool {
        switch (left, right) {
        case (.standard, .standard), (.fade, .fade): true
        case (.zoom(let left), .zoom(let right)): left === right
        default: false
        }
    }

    /// The way to the source; nil where there is none. A dependency of the running rule.
    ///
    /// - Parameter place: The page's.
    func path(from place: ViewPlace) -> ZoomPath? {
        guard case .zoom(let source) = self else { return nil }
        let frame = source.frame(in: place)
        guard frame.width.isFinite, frame.height.isFinite, frame.minX.isFinite, frame.minY.isFinite else { return nil }
        return ZoomPath(source: frame, cornerRadius: source.cornerRadius)
    }
}
