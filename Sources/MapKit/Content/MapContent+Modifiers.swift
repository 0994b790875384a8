import CoreLocation
import DovetailCore

/// Map content with another look.
public struct _ModifiedMapContent<Content: MapContent>: MapContent {
    public typealias Body = Never
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let change: (inout MapLook) -> Void

    nonisolated init(_ content: Content, _ change: @escaping (inout MapLook) -> Void) {
        self.content = content
        self.change = change
    }

    public static func _collect(_ modified: Self, into collector: _MapCollector) {
        collector.with(modified.change) { Content._collect(modified.content, into: collector) }
    }
}

extension MapContent {
    nonisolated private func look(_ change: @escaping (inout MapLook) -> Void) -> some MapContent {
        _ModifiedMapContent(self, change)
    }

    /// The colour of balloons, and of what has no other.
    nonisolated public func tint<S: ShapeStyle>(_ style: S) -> some MapContent {
        look { if $0.tint == nil { $0.tint = AnyShapeStyle(style) } }
    }

    /// The colour of balloons; nil for the usual one.
    nonisolated public func tint(_ color: Color?) -> some MapContent {
        look { if $0.tint == nil { $0.tint = color.map { AnyShapeStyle($0) } } }
    }

    /// What areas are filled with.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
        look { if $0.foreground == nil { $0.foreground = AnyShapeStyle(style) } }
    }

    /// What lines and outlines are drawn with, in points.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// What lines and outlines are drawn with.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        look {
            guard $0.stroke == nil else { return }
            $0.stroke = AnyShapeStyle(content)
            $0.strokeStyle = style
        }
    }

    /// How lines and outlines are drawn.
    nonisolated public func strokeStyle(style: StrokeStyle) -> some MapContent {
        look { if $0.strokeStyle == nil { $0.strokeStyle = style } }
    }

    /// Whether titles stand below marks: where the visibility is `automatic`, unless other marks or titles have the place.
    nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        look { if $0.titles == .automatic { $0.titles = visibility } }
    }

    /// Whether second titles stand below marks. Marks of SwiftUI's have none.
    nonisolated public func annotationSubtitles(_ visibility: Visibility) -> some MapContent {
        look { if $0.subtitles == .automatic { $0.subtitles = visibility } }
    }

    /// What the map's selection is when the mark is selected.
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some MapContent {
        // A selection of an app's own value and the value itself are the same tag.
        look { if $0.tag == nil { $0.tag = (tag as? any MapSelectionValue)?.tag ?? AnyHashable(tag) } }
    }

    /// Whether lines and areas are drawn below the map's names or above. They are above here: names belong to the pictures of the map.
    nonisolated public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent {
        look { $0.level = level }
    }
}
