import DovetailCore
import Foundation

/// Content whose marks have an annotation.
struct AnnotatedChartContent<Content: ChartContent> {
    let content: Content
    let annotation: MarkAnnotation
}

extension AnnotatedChartContent: ChartContent {
    typealias Body = Never

    nonisolated static func _count(_ annotated: Self) -> Int { Content._count(annotated.content) }

    static func _collect(_ annotated: Self, into collector: _ChartCollector) {
        collector.annotate(annotated.annotation) { Content._collect(annotated.content, into: collector) }
    }
}

extension ChartContent {
    /// Puts a view beside each mark. `spacing` is the distance in points; nil is what suits the mark.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content
        )
    }

    /// Puts a view beside each mark, which is told the mark's size.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content
        )
    }

    /// Puts a view beside each mark, and says what becomes of it where it reaches over an edge.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return AnnotatedChartContent(
            content: self,
            annotation: MarkAnnotation(
                position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
                content: { _ in view }))
    }

    /// Puts a view beside each mark, which is told the mark's size, and says what becomes of it where it reaches over an edge.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        AnnotatedChartContent(
            content: self,
            annotation: MarkAnnotation(
                position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
                content: { AnyView(content($0)) }))
    }
}
