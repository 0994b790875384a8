import AttributeGraph
import Foundation

/// The bar at a window's top, for toolbars that are in no navigation view. It takes no place while it has no items.
final class WindowBar {
    let contents: BarContents
    /// What the bar takes from the window's height, in points.
    private(set) var height: Attribute<CGFloat>!
    private(set) var outputs = _ViewOutputs()
    private let views: Attribute<[ViewListElement]>
    private let subgraph: Subgraph
    /// What the bar's view gets, but for the window: the window holds the bar, and must not hold itself by it.
    private let inputs: _GraphInputs
    private var isShown = false

    /// Made in the window's subgraph; `geometry` is the window's.
    ///
    /// - Parameter isPlacedByContent: Whether a view in the content places the bar. Otherwise it is above the content.
    init(inputs: _GraphInputs, geometry: Attribute<ViewGeometry>, isPlacedByContent: Bool) {
        var ownInputs = inputs
        ownInputs.window = nil
        self.inputs = ownInputs
        subgraph = Subgraph.current
        contents = BarContents(scope: nil)
        views = Attribute(value: [])
        guard !isPlacedByContent else {
            height = Attribute(value: 0)
            return
        }
        let height = Attribute(WindowBarHeight(bar: self, window: geometry))
        self.height = height
        outputs = makeView(
            _ViewInputs(
                graphInputs: inputs, geometry: Attribute(WindowBarGeometry(window: geometry, height: height))))
    }

    /// The view that holds what is put into the bar. A bar has one.
    func makeView(_ inputs: _ViewInputs) -> _ViewOutputs {
        Container.makeView(layout: Attribute(value: ZStackLayout()), list: .elements(views), inputs: inputs)
    }

    /// Makes the bar's view in its window, the first time that something is put into it.
    func show(_ appearance: BarAppearance, in window: any WindowServices) {
        guard !isShown else { return }
        isShown = true
        let contents = contents
        var inputs = inputs
        inputs.window = window
        let element = subgraph.apply {
            let view = Attribute(value: MainActor.assumeIsolated { appearance.makeWindowBar(contents) })
            return ViewListElement(inputs: _ViewListInputs(inputs)) { inputs in
                MainActor.assumeIsolated { AnyView._makeView(view: view, inputs: inputs) }
            }
        }
        views.set([element])
    }
}

/// What the bar takes from the window's height.
private struct WindowBarHeight: Rule {
    // The bar and its attributes go with the window.
    unowned let bar: WindowBar
    let window: Attribute<ViewGeometry>

    var value: CGFloat {
        let proposal = ProposedViewSize(width: window.value.size.width, height: nil)
        return bar.outputs.layout?.value.sizeThatFits(proposal).height ?? 0
    }
}

/// Where the bar is: at the window's top.
private struct WindowBarGeometry: Rule {
    let window: Attribute<ViewGeometry>
    let height: Attribute<CGFloat>

    var value: ViewGeometry {
        ViewGeometry(
            origin: .zero, size: CGSize(width: window.value.size.width, height: height.value), grid: window.value.grid)
    }
}
