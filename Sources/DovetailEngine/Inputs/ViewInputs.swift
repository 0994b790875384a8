import AttributeGraph
import Foundation

/// What everything below a place in the tree inherits, apart from geometry.
public struct _GraphInputs {
    package var loop: UpdateLoop
    /// The window; nil outside of windows.
    package var window: (any WindowServices)?
    /// The environment of the place.
    package var environment: InheritedEnvironment
    /// The environment's layout direction alone, so that placements do not depend on the rest.
    package var layoutDirection: Attribute<LayoutDirection>?
    /// The size that `containerRelativeFrame` refers to: that of the window's content, or of a scroll view around.
    package var containerSize: Attribute<CGSize>?
    /// The transaction modifiers above, innermost first.
    package var transactionModifier: TransactionModifier?
    /// Whether what is below is on show; nil where it always is.
    package var appearance: AppearanceScope?
    /// The nearest modifier around that has actions; what is inside runs its own before.
    var actionScope: ActionScope?
    /// What else is inherited, by key.
    package var inherited = InheritedValues()

    package init(loop: UpdateLoop, window: (any WindowServices)?, environment: Attribute<EnvironmentValues>) {
        (self.loop, self.window) = (loop, window)
        self.environment = InheritedEnvironment(environment)
    }

    /// The transaction that a change seen here now belongs to.
    package var transaction: Transaction {
        var transaction = loop.transaction
        transactionModifier?.apply(to: &transaction)
        return transaction
    }

    /// Takes over what was changed in `inner` since it was a copy of `outer`.
    mutating func takeChanges(in inner: _GraphInputs, since outer: _GraphInputs) {
        if inner.window !== outer.window { window = inner.window }
        if inner.environment != outer.environment { environment = inner.environment }
        if inner.layoutDirection != outer.layoutDirection { layoutDirection = inner.layoutDirection }
        if inner.containerSize != outer.containerSize { containerSize = inner.containerSize }
        if inner.transactionModifier !== outer.transactionModifier { transactionModifier = inner.transactionModifier }
        if inner.appearance !== outer.appearance { appearance = inner.appearance }
        if inner.actionScope !== outer.actionScope { actionScope = inner.actionScope }
        inherited.takeChanges(in: inner.inherited, since: outer.inherited)
    }
}

/// What a view gets from its parent.
public struct _ViewInputs {
    package var graphInputs: _GraphInputs
    /// Where the view is, relative to the nearest display group around it.
    package var geometry: Attribute<ViewGeometry>
    /// The nearest container above, whose placement settles this view's geometry.
    package var container: PlacedContainer?
    /// The geometry of the child of that container that the view is in, or is.
    package var containerItem: Attribute<ViewGeometry>?
    /// Whether the pixels in the view's geometry are those of the display group around, as is so but in groups that round what is in them
    /// otherwise.
    package var hasPixelsOfGroup = true
    /// The display group around, for measuring in other coordinates than those of `geometry`; nil for the window's.
    package var place: ViewPlace?
    /// The preferences that are asked for around the view.
    package var requestedPreferences = RequestedPreferences()
    /// What else the place tells, by key.
    package var placed = InheritedValues()
    /// The axis of the stack around; spacers and dividers grow along it, or across it.
    package var stackAxis = StackAxis.none
    /// How several views are arranged where one is wanted.
    package var implicitArrangement = ImplicitArrangement.overlay
    /// Whether the view is what a transition makes of a view that comes or goes, and not that view itself.
    var isInTransition = false

    package init(
        graphInputs: _GraphInputs, geometry: Attribute<ViewGeometry>, container: PlacedContainer? = nil,
        place: ViewPlace? = nil
    ) {
        self.graphInputs = graphInputs
        self.geometry = geometry
        self.container = container
        self.place = place
    }

    /// Says that the view goes by the pixels that its geometry tells; see ``PlacedContainer/noteReadingPixels(in:)``.
    package func noteReadingPixels() {
        container?.noteReadingPixels(in: containerItem)
    }

    package var loop: UpdateLoop { graphInputs.loop }
    /// What the window's host gives. Only within windows.
    package var services: HostServices { graphInputs.window!.services }
    package var environment: InheritedEnvironment {
        get { graphInputs.environment }
        set { graphInputs.environment = newValue }
    }
}

/// What a view gives to its parent.
public struct _ViewOutputs {
    /// Answers how big the view wants to be. Nil for views that take no space at all.
    package var layout: Attribute<LayoutComputer>?
    /// The display nodes to put into the parent's group, back to front.
    package var display: Attribute<[DisplayNode]>?
    /// The preferences that were asked for and that the view, or something in it, may set. Who makes one view of several joins
    /// theirs.
    package var preferences = PreferenceOutputs()

    package init(layout: Attribute<LayoutComputer>? = nil, display: Attribute<[DisplayNode]>? = nil) {
        self.layout = layout
        self.display = display
    }
}

/// Where a view is and how big.
package struct ViewGeometry: Equatable {
    /// The top left corner, relative to the nearest display group.
    package var origin: CGPoint
    package var size: CGSize
    /// What the parent proposed when it settled on `size`.
    package var proposal: ProposedViewSize
    /// The pixels, as seen from the display group.
    package var grid: PixelGrid

    package init(
        origin: CGPoint, size: CGSize, proposal: ProposedViewSize? = nil, grid: PixelGrid = PixelGrid()
    ) {
        self.origin = origin.bounded
        self.grid = grid
        self.size = size.bounded
        self.proposal = proposal ?? ProposedViewSize(self.size)
    }

    /// The geometry of what fills a display group that is at this place.
    package var insideGroup: ViewGeometry {
        ViewGeometry(origin: .zero, size: size, proposal: proposal, grid: grid.inside(origin))
    }

    /// Whether it is that of the same view in another place, or on other pixels.
    package func isMoved(from other: ViewGeometry) -> Bool { size == other.size && proposal == other.proposal }

    /// Where the view is drawn: its edges are on pixels.
    package var drawn: CGRect { grid.snap(CGRect(origin: origin, size: size)) }

    package static let zero = ViewGeometry(origin: .zero, size: .zero)
}
