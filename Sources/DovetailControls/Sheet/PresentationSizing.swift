import DovetailCore
import Foundation

/// How big a sheet is.
public protocol PresentationSizing: Sendable {
    /// The size for a sheet in a window, in points.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a sheet, for a ``PresentationSizing`` to measure.
public struct PresentationSizingRoot {
    let measure: (ProposedViewSize) -> CGSize
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The window of a sheet, for a ``PresentationSizing``.
public struct PresentationSizingContext {
    let window: CGSize
    /// The greatest size that the sheet has had along the axes that keep it.
    let greatest: GreatestSize
}

/// How large something has been, as long as it is there.
final class GreatestSize {
    private var size = CGSize.zero

    /// The greatest of all widths that were told so far.
    func width(_ width: CGFloat) -> CGFloat {
        size.width = max(size.width, width)
        return size.width
    }

    /// The greatest of all heights that were told so far.
    func height(_ height: CGFloat) -> CGFloat {
        size.height = max(size.height, height)
        return size.height
    }
}

/// As big as the content wants to be, within limits.
public struct AutomaticPresentationSizing: PresentationSizing {
    public init() {}
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        .unspecified
    }
}

/// As big as the content wants to be, along one axis or both.
public struct FittedPresentationSizing: PresentationSizing {
    public init() {}
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(root.sizeThatFits(.unspecified))
    }
}

/// A page of text.
public struct PagePresentationSizing: PresentationSizing {
    public init() {}
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: 700, height: context.window.height)
    }
}

/// A form.
public struct FormPresentationSizing: PresentationSizing {
    public init() {}
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: 540, height: 620)
    }
}

extension PresentationSizing {
    /// As this says, but along the axes named the content's ideal length.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        FittedAxesSizing(base: self, horizontal: horizontal, vertical: vertical)
    }
}

/// A size that follows the content along one axis or both.
private struct FittedAxesSizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var size = base.proposedSize(for: root, context: context)
        if horizontal { size.width = root.sizeThatFits(.unspecified).width }
        if vertical { size.height = root.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height }
        return size
    }
}

extension PresentationSizing {
    /// As this says, but along the axes named the sheet only grows while it is shown: it keeps the length that it had when its content wanted most.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        StickySizing(base: self, horizontal: horizontal, vertical: vertical)
    }
}

/// A size that does not become less along one axis or both.
private struct StickySizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var size = base.proposedSize(for: root, context: context)
        let whole = SheetLayout.panelSize(of: root, wanted: size, in: context.window)
        if horizontal { size.width = context.greatest.width(whole.width) }
        if vertical { size.height = context.greatest.height(whole.height) }
        return size
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}
