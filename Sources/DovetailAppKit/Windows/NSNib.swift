import DovetailCore
import Foundation

/// On macOS an archive of views and windows that Interface Builder has written. Those archives are not read here.
@MainActor @preconcurrency
open class NSNib: NSObject {
    /// The name of an archive.
    public typealias Name = String

    /// An archive of a bundle: nil, as those are not read. The log tells it once for each name.
    public init?(nibNamed nibName: Name, bundle: Bundle?) {
        Log.warnOnce("NSNib \(nibName)", "NSNib: “\(nibName)” is not read; there are no archives of views here")
        return nil
    }

    /// Makes what is in the archive: nothing. Returns false.
    open func instantiate(withOwner owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>?) -> Bool { false }
}
