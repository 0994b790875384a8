import DovetailCore
import Foundation

/// Makes layers of classes that are known at run time only.
///
/// Swift calls an initialiser of such a class only where it is `required`. Apps write `override init(layer: Any)`, as Objective-C lets them, and that does not
/// compile against one. But designated initialisers are found by the class at run time whether they are required or not, by their place in the class's
/// table, and a subclass that requires them calls what stands at that place. So this is such a subclass: a class of layers is taken
/// for it, and its own initialiser is called. It is open so that the compiler does not call the one here instead.
@MainActor @preconcurrency
open class _MadeLayer: CALayer {
    public required override init() { super.init() }
    public required override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A layer of a class.
    static func make(_ layerClass: CALayer.Type) -> CALayer {
        // Only the class's table is used, which begins as that of `CALayer`; see above.
        unsafeBitCast(layerClass, to: _MadeLayer.Type.self).init()
    }

    /// A copy of a layer, of its own class. A class without `init(layer:)` ends the program, as on Apple's systems.
    static func copy<Layer: CALayer>(of layer: Layer) -> Layer {
        // As in `make`. What an initialiser of the layer's own class makes is of that class.
        let made: CALayer = unsafeBitCast(type(of: layer), to: _MadeLayer.Type.self).init(layer: layer)
        return unsafeDowncast(made, to: Layer.self)
    }
}
