import Foundation

/// What is offered to a view of UIKit's or AppKit's, for `_overrideSizeThatFits`: packages of the time before iOS 16 read it by `Mirror`.
public struct _ProposedSize: Equatable, Sendable {
    private let width: CGFloat?
    private let height: CGFloat?

    package init(_ proposal: ProposedViewSize) { (width, height) = (proposal.width, proposal.height) }
}
