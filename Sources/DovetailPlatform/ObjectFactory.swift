import Foundation

/// Makes objects of types that are known only when the program runs, as Objective-C's run time does on Apple's systems.
package enum ObjectFactory {
    /// An object of a subclass of `NSObject`, made by its `init()`. A type without one stops the program with the name of that.
    package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        let plain: NSObject.Type = type
        // Swift lets only `required` initialisers be called on a type that is a value. `init()` of `NSObject` is not required, but it
        // is one of the methods that each subclass has an entry for at the same place in its table, its own or the inherited one.
        // `RequiredInit` overrides just that entry, so a call through it reaches the entry of the real type. No memory of a
        // `RequiredInit` is touched: there is none.
        let maker = unsafeBitCast(plain, to: RequiredInit.Type.self)
        let object: NSObject = maker.init()
        return object as! Object
    }
}

/// Open, so that no optimiser takes it for granted that there is no subclass and calls its own `init()` directly.
open class RequiredInit: NSObject {
    public required override init() { super.init() }
}
