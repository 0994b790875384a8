import DovetailCore
import Foundation

/// A layer that belongs to a view of another kit: it is drawn behind the view's content and the views inside, and its look is that of all.
///
/// The view says where the layer is; the layer tells the view of its changes by ``CALayer/onChange``.
package struct HostedLayer<Content: View>: View {
    private let layer: CALayer
    /// The changes of the view so far: with another count this is another value.
    private let count: Int
    nonisolated(unsafe) private let content: Content

    package init(layer: CALayer, count: Int, @ViewBuilder content: () -> Content) {
        self.layer = layer
        self.count = count
        self.content = content()
    }

    package var body: some View {
        AnimatedLayer(layer: layer) { shown in
            let shown = shown ?? layer
            let outline = LayerOutline(shown)
            content
                .background(alignment: .topLeading) {
                    ZStack(alignment: .topLeading) {
                        if let color = shown.backgroundColor { outline.fill(Color(cgColor: color)) }
                        LayerPicture(layer: shown, count: count)
                        ForEach(layer.sublayersInDepth.map(Sublayer.init)) {
                            LayerContent(layer: $0.layer, count: count)
                        }
                    }
                    .allowsHitTesting(false)
                    .accessibilityHidden(true)
                }
                .modifier(LayerLook(layer: shown, outline: outline, count: count))
                .opacity(shown.isHidden ? 0 : Double(shown.opacity))
                .modifier(LayerTransform(layer: shown))
        }
        .onChange(of: count, initial: true) { _, _ in layer.displayIfNeeded() }
    }
}
