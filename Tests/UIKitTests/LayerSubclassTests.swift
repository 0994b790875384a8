import DovetailTesting
import SwiftUI
import Testing
import UIKit

/// Classes of layers that apps write, as they write them for Apple's systems.
@MainActor
struct LayerSubclassTests {
    /// Nothing of it is `required` but what has to be there.
    final class Blob: CAGradientLayer {
        private(set) var kind = "none"

        init(kind: String) {
            super.init()
            self.kind = kind
            colors = [UIColor.red.cgColor, UIColor.red.cgColor]
        }
        override init(layer: Any) {
            super.init(layer: layer)
            kind = ((layer as? Blob)?.kind ?? "") + " copied"
        }
        required init?(coder: NSCoder) { fatalError("no archives") }
    }

    /// Gives the layers inside its own place, when it has another size.
    final class Resizing: CALayer {
        private(set) var count = 0
        override init() { super.init() }
        override init(layer: Any) { super.init(layer: layer) }
        required init?(coder: NSCoder) { fatalError("no archives") }
        override func layoutSublayers() {
            super.layoutSublayers()
            count += 1
            sublayers?.forEach { $0.frame = bounds }
        }
    }

    final class BlobView: UIView {
        let around = Resizing()
        let blob = Blob(kind: "round")
        override class var layerClass: AnyClass { Resizing.self }
        override init(frame: CGRect) {
            super.init(frame: frame)
            layer.addSublayer(around)
            around.addSublayer(blob)
        }
        required init?(coder: NSCoder) { fatalError("no archives") }
        override func layoutSubviews() { around.frame = bounds }
    }

    struct Shown: UIViewRepresentable {
        let view: BlobView
        func makeUIView(context: Context) -> BlobView { view }
        func updateUIView(_ view: BlobView, context: Context) {}
    }

    @Test func aLayerOfAnAppsClassIsCopiedByItsOwnInitialiser() throws {
        let blob = Blob(kind: "round")
        #expect(blob.presentation() === blob)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        blob.add(animation, forKey: "fade")
        let copy = try #require(blob.presentation())
        #expect(copy !== blob && copy.kind == "round copied")
        #expect(BlobView().layer is Resizing)
    }

    @Test func layersInsideAreLaidOutWhenALayerHasAnotherSize() throws {
        let view = BlobView()
        let host = TestHost(size: CGSize(width: 100, height: 50)) { Shown(view: view) }
        #expect(view.blob.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(try host.color(at: CGPoint(x: 90, y: 40)).red > 0.9)
        let count = view.around.count
        host.resize(to: CGSize(width: 200, height: 50))
        #expect(view.blob.frame.width == 200)
        #expect(view.around.count == count + 1)
        host.advance(by: .seconds(1))
        view.backgroundColor = .blue
        host.advance(by: .seconds(1))
        #expect(view.around.count == count + 1)
    }
}
