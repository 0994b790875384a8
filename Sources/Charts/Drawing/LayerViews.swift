import DovetailCore
import Foundation

/// What is drawn as one: marks, a series, or a layer of these.
struct ItemView: View {
    let item: DrawnItem
    let size: CGSize
    let pixel: Double
    let isRightToLeft: Bool

    var body: some View {
        if case .layer(let layer) = item, layer.hasViews {
            LayerView(drawn: layer, size: size, pixel: pixel, isRightToLeft: isRightToLeft)
        } else {
            ItemCanvas(item: item, size: size, pixel: pixel, isRightToLeft: isRightToLeft)
        }
    }
}

/// A layer to which an app puts modifiers of views.
private struct LayerView: View {
    let drawn: DrawnLayer
    let size: CGSize
    let pixel: Double
    let isRightToLeft: Bool

    var body: some View {
        var view = AnyView(items(drawn.items).compositingGroup())
        if let style = drawn.layer.style { view = AnyView(style.applied(to: view)) }
        if let mask = drawn.mask { view = AnyView(view.mask { items(mask) }) }
        for effect in drawn.layer.effects {
            switch effect {
            case .blur(let radius): view = AnyView(view.blur(radius: radius))
            case .shadow(let color, let radius, let x, let y):
                view = AnyView(view.shadow(color: color, radius: radius, x: x, y: y))
            case .blend(let mode): view = AnyView(view.blendMode(BlendMode(mode)))
            }
        }
        return view.opacity(drawn.layer.opacity).allowsHitTesting(false)
    }

    private func items(_ items: [DrawnItem]) -> some View {
        ZStack(alignment: .topLeading) {
            ForEach(items.indices, id: \.self) { index in
                ItemView(item: items[index], size: size, pixel: pixel, isRightToLeft: isRightToLeft)
            }
        }
        .frame(width: size.width, height: size.height)
    }
}

extension BlendMode {
    /// The mode of views that mixes colours as one of a canvas does. Those that only a canvas has cover what is behind.
    fileprivate init(_ mode: GraphicsContext.BlendMode) {
        let pairs: [(GraphicsContext.BlendMode, BlendMode)] = [
            (.multiply, .multiply), (.screen, .screen), (.overlay, .overlay), (.darken, .darken), (.lighten, .lighten),
            (.colorDodge, .colorDodge), (.colorBurn, .colorBurn), (.softLight, .softLight), (.hardLight, .hardLight),
            (.difference, .difference), (.exclusion, .exclusion), (.hue, .hue), (.saturation, .saturation),
            (.color, .color), (.luminosity, .luminosity), (.sourceAtop, .sourceAtop),
            (.destinationOver, .destinationOver), (.destinationOut, .destinationOut), (.plusDarker, .plusDarker),
            (.plusLighter, .plusLighter),
        ]
        self = pairs.first { $0.0 == mode }?.1 ?? .normal
    }
}
