import Foundation
import FoundationAdditions

extension NSUserActivity {
    /// What the activity is found by. It is kept with the activity, and nobody searches it.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { objc_getAssociatedObject(self, contentAttributes) as? CSSearchableItemAttributeSet }
        set { objc_setAssociatedObject(self, contentAttributes, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}

// An address that nothing else has. What is there is never read.
private nonisolated(unsafe) let contentAttributes = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
