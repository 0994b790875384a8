import AttributeGraph
import DovetailCore

/// The content of a chart, as the graph compares it.
///
/// Content of many elements counts as different, since its rows are compared one by one when they are collected: comparing all of it
/// before would take longer than that.
struct ComparedContent<Content: ChartContent>: ComparedExactly, ExactlyComparable {
    let content: Content

    private static var limit: Int { 500 }

    static func isClosed(for use: ExactComparison.Use) -> Bool { false }

    func isExactly(_ other: ComparedContent, for use: ExactComparison.Use) -> Bool {
        Content._count(content) <= Self.limit
            && ExactComparison.of(Content.self, for: use).areSame(content, other.content)
    }
}
