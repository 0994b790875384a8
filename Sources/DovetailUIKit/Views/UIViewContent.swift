import DovetailCore
import DovetailPlatform
import Foundation

/// Shows a view of UIKit's.
struct UIViewContent: View {
    let view: UIView
    /// The changes of the view when this was made: with another count this is another value. Later ones are observed.
    private let countBefore: Int
    @ObservedObject private var changes: PlatformViewChanges

    /// - Parameter view: Belongs to the main actor, where views are made and their bodies run.
    @MainActor init(_ view: UIView) {
        self.view = view
        countBefore = view.changes.count
        changes = view.changes
    }

    var body: some View {
        if !view.isHidden {
            let layer = view.shownLayer
            let count = view.changes.count
            AnimatedLayer(layer: layer) { content(shown: $0, layer: layer, count: count) }
                .allowsHitTesting(view.isUserInteractionEnabled)
                .modifier(PopoverOfSource(presented: view.popover))
                .modifier(
                    ViewElement(isElement: view.isAccessibilityElement, isElementByItself: view.isElementByItself)
                )
                .modifier(ViewMenu(view: view, count: count))
                .modifier(ViewDragAndDrop(view: view, count: count))
                .modifier(ToolTip(text: view.shownToolTip))
                .modifier(ViewSpeech(view: view, count: count))
                .transformEnvironment(\.builtIn) { values in
                    if let scheme = ColorScheme(view.shownStyle) { values.colorScheme = scheme }
                    if let tint = view.tintColor { values.setAccent(Color(uiColor: tint)) }
                }
                .onChange(of: count) { _, _ in
                    view.layoutIfNeeded()
                    view.displayIfNeeded()
                    layer?.displayIfNeeded()
                }
        }
    }

    /// - Parameters:
    ///   - shown: The view's layer as its animations have it; nil where nobody asked for a layer.
    ///   - layer: The layer itself, which has those inside.
    private func content(shown: CALayer?, layer: CALayer?, count: Int) -> some View {
        // A view's layer shows the view's own values, unless an animation shows a copy with others.
        let moved = shown === layer ? nil : shown
        let background =
            moved.map { $0.backgroundColor.map { Color(cgColor: $0) } }
            ?? view.backgroundColor.map { Color(uiColor: $0) }
        let offset = moved.map { CGPoint(x: $0.position.x - layer!.position.x, y: $0.position.y - layer!.position.y) }
        // Asks for the class's name, so once.
        let isOfAppClass = view.isOfAppClass
        return ZStack(alignment: .topLeading) {
            if let background {
                if let shown { LayerOutline(shown).fill(background) } else { background }
            }
            if let drawn = view.drawn { Canvas { context, _ in drawn.draw(in: context) }.accessibilityHidden(true) }
            if let shown, let layer { ViewLayers(layer: layer, shown: shown, count: count) }
            if let content = view.content {
                content.modifier(ContentDirection(attribute: view.semanticContentAttribute))
            }
            if !view.subviews.isEmpty, !view.placesSubviews {
                GeometryReader { SubviewsContent(view: view, size: $0.size, count: count) }
            }
        }
        .frame(minWidth: 0, minHeight: 0)
        .modifier(ViewClip(view: view, layer: shown, count: count))
        .modifier(ViewMask(mask: view.mask))
        .modifier(OwnTouches(view: isOfAppClass && !(view is any PressedByContainer) ? view : nil))
        .modifier(OwnTraits(view: isOfAppClass || view.controller != nil || view.isFollowed ? view : nil))
        .modifier(ViewGestures(view, recognizers: view.gestureRecognizers ?? [], fillsPlace: true))
        .opacity(moved.map { Double($0.opacity) } ?? view.alpha)
        .modifier(ViewTransform(view: view, layer: shown, count: count))
        .offset(x: offset?.x ?? 0, y: offset?.y ?? 0)
    }
}

/// A view whose presses are those of what it is shown in, such as a row of a table: it hears of none itself.
@MainActor
protocol PressedByContainer: UIView {}

/// Turns, scales and moves a view as it says, or as an animation of its layer does.
private struct ViewTransform: ViewModifier {
    let view: UIView
    let layer: CALayer?
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    func body(content: Content) -> some View {
        let anchor = layer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
        let (plane, space) =
            layer.map { ($0.transform.affine, $0.transform) } ?? (view.transform, CATransform3DIdentity)
        content.modifier(CentredTransform(transform: plane ?? .identity, anchor: anchor))
            .modifier(SpaceTransform(transform: plane == nil ? space : CATransform3DIdentity, anchor: anchor))
    }
}

/// Tells a view of presses, where it is of a class of the app's own.
private struct OwnTouches: ViewModifier {
    let view: UIView?

    func body(content: Content) -> some View {
        if let view { content.modifier(ViewTouches(view: view)) } else { content }
    }
}

/// Tells a view of what it is shown in, and its controller, where one of them may be of a class of the app's own.
private struct OwnTraits: ViewModifier {
    let view: UIView?

    func body(content: Content) -> some View {
        if let view { content.modifier(TraitChanges(view: view)) } else { content }
    }
}

private struct TraitChanges: ViewModifier {
    let view: UIView
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.displayScale) private var displayScale
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.layoutDirection) private var direction

    private var traits: UITraitCollection {
        var values = UITraitCollection.Values()
        values.userInterfaceStyle = UIUserInterfaceStyle(colorScheme)
        values.displayScale = displayScale
        values.horizontalSizeClass = UIUserInterfaceSizeClass(horizontal)
        values.verticalSizeClass = UIUserInterfaceSizeClass(vertical)
        values.preferredContentSizeCategory = UIContentSizeCategory(typeSize)
        values.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        return UITraitCollection(values)
    }

    func body(content: Content) -> some View {
        content.onChange(of: traits) { old, _ in
            view.traitCollectionDidChange(old)
            view.controller?.traitCollectionDidChange(old)
            view.traitObservers.changed(view, from: old)
            if let controller = view.controller { controller.traitObservers.changed(controller, from: old) }
        }
    }
}

/// The subviews of a view at their places, with the layers that stand between them.
struct SubviewsContent: View {
    let view: UIView
    let size: CGSize
    let count: Int

    var body: some View {
        let places = places
        ZStack(alignment: .topLeading) {
            ForEach(pieces) { piece in
                switch piece.kind {
                case .view(let subview):
                    let frame = places[ObjectIdentifier(subview)] ?? subview.place(in: size)
                    UIViewContent(subview)
                        .frame(width: frame.width, height: frame.height)
                        .offset(x: frame.minX, y: frame.minY)
                        .modifier(ReadingOrder(view: view, subview: subview, count: count))
                        .onChange(of: frame, initial: true) { _, new in subview.wasPlaced(new, around: size) }
                case .layer(let layer):
                    LayerContent(layer: layer, count: count)
                }
            }
        }
    }

    /// Where the subviews stand. They are told at once: what stands in them may follow from it, and is laid out next.
    private var places: [ObjectIdentifier: CGRect] {
        // The size of what scrolls is another one than that of the view that scrolls it.
        if !view.placesSubviews { view.plan = CGRect(origin: view.plan?.origin ?? .zero, size: size) }
        let places = view.placesOfSubviews(in: size)
        for subview in view.subviews { subview.plan = places[ObjectIdentifier(subview)] ?? subview.place(in: size) }
        return places
    }

    private var pieces: [Piece] {
        #if DEBUG
            SelfChecks.run("the views of UIKit's") { try view.checkInvariants() }
        #endif
        let layers = (view.shownLayer?.sublayersInDepth ?? []).filter { $0.subviewsBehind > 0 }
        let count = view.subviews.count
        return view.subviews.enumerated().flatMap { index, subview in
            [Piece(kind: .view(subview))]
                + layers.filter { min($0.subviewsBehind, count) == index + 1 }.map { Piece(kind: .layer($0)) }
        }
    }
}

/// A subview, or a layer that stands between subviews.
private struct Piece: Identifiable {
    enum Kind { case view(UIView), layer(CALayer) }
    let kind: Kind
    var id: ObjectIdentifier {
        switch kind {
        case .view(let view): ObjectIdentifier(view)
        case .layer(let layer): ObjectIdentifier(layer)
        }
    }
}

/// What a view's layer draws, and the layers inside of it that are behind all subviews. They take the view's place, whatever their sizes are.
private struct ViewLayers: View {
    let layer: CALayer
    /// The layer as its animations have it.
    let shown: CALayer
    let count: Int

    var body: some View {
        let behind = layer.sublayersInDepth.filter { $0.subviewsBehind == 0 || layer.view?.subviewCount == 0 }
        Color.clear
            .overlay { LayerPicture(layer: shown, count: count) }
            .overlay(alignment: .topLeading) {
                ZStack(alignment: .topLeading) {
                    ForEach(behind.map(Sublayer.init)) { LayerContent(layer: $0.layer, count: count) }
                }
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}

/// What an app said of whether a view is one thing for assistive tools.
private struct ViewElement: ViewModifier {
    let isElement: Bool
    let isElementByItself: Bool

    func body(content: Content) -> some View {
        switch (isElement, isElementByItself) {
        case (true, false): content.accessibilityElement(children: .ignore)
        case (false, true): content.accessibilityHidden(true)
        default: content
        }
    }
}

private struct ToolTip: ViewModifier {
    let text: String?

    func body(content: Content) -> some View {
        if let text { content.help(Text(verbatim: text)) } else { content }
    }
}

/// Shows of a view what is under the pixels of another.
private struct ViewMask: ViewModifier {
    let mask: UIView?

    func body(content: Content) -> some View {
        if let mask {
            content.mask(alignment: .topLeading) {
                UIViewContent(mask).frame(width: mask.frame.width, height: mask.frame.height)
                    .offset(x: mask.frame.minX, y: mask.frame.minY)
            }
        } else {
            content
        }
    }
}

/// Tells assistive tools of a subview in the order that its view says, or not at all.
private struct ReadingOrder: ViewModifier {
    let view: UIView
    let subview: UIView
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    func body(content: Content) -> some View {
        // What is inside would be made anew if the modifiers came and went with each word.
        if view.hasReadingOrder {
            let priority = SpokenView.priority(of: subview, in: view)
            content.accessibilitySortPriority(priority ?? 0).accessibilityHidden(priority == nil)
        } else {
            content
        }
    }
}

private struct ViewClip: ViewModifier {
    let view: UIView
    let layer: CALayer?
    let count: Int

    func body(content: Content) -> some View {
        if let layer {
            content.modifier(LayerLook(layer: layer, outline: LayerOutline(layer), count: count))
        } else if view.clipsToBounds {
            content.clipped()
        } else {
            content
        }
    }
}

extension UIView {
    /// The layer, where there is one to draw: one that somebody asked for, or of a class of its own.
    var shownLayer: CALayer? { Self.layerClass == CALayer.self ? madeLayer : layer }

    /// The view's place when the view around it has a size: its frame, with the difference to the size when it was added given to the
    /// parts that follow, in equal shares.
    func place(in size: CGSize) -> CGRect {
        func fit(_ start: CGFloat, _ length: CGFloat, _ difference: CGFloat, _ flexible: (Bool, Bool, Bool)) -> (
            CGFloat, CGFloat
        ) {
            let shares = [flexible.0, flexible.1, flexible.2].filter { $0 }.count
            guard shares > 0 else { return (start, length) }
            let share = difference / CGFloat(shares)
            return (start + (flexible.0 ? share : 0), max(length + (flexible.1 ? share : 0), 0))
        }
        let mask = autoresizingMask
        let (x, width) = fit(
            frame.minX, frame.width, size.width - sizeAround.width,
            (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
        let (y, height) = fit(
            frame.minY, frame.height, size.height - sizeAround.height,
            (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
