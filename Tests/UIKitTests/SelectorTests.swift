import Foundation
import SwiftUI
import Testing

@Suite("Names of messages")
struct SelectorTests {
    @Test("a name is one pointer as long as the program runs, so that it can be a key of what belongs to an object")
    func pointers() {
        func key(_ name: String) -> UnsafeRawPointer { unsafeBitCast(Selector(name), to: UnsafeRawPointer.self) }
        #expect(key("isShown") == key("isShown") && key("isShown") != key("isHidden"))
        let object = NSObject()
        objc_setAssociatedObject(object, key("isShown"), 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(object, key("isShown")) as? Int == 7)
        #expect(objc_getAssociatedObject(object, key("isHidden")) == nil)
    }
}
