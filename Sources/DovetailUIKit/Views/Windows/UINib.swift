import DovetailCore
import Foundation

/// On iOS an archive of views that Interface Builder has written. Those archives are not read here: a cell that is registered by one is made by the
/// class of the archive's name, where the app has such a class, without the views that the archive holds.
@MainActor @preconcurrency
open class UINib: NSObject {
    private let name: String
    private let module: String?

    /// An archive of a bundle: nothing of it is read.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        module = (bundleOrNil ?? .main).executableURL?.lastPathComponent.replacingOccurrences(of: "-", with: "_")
    }

    /// An archive: nothing of it is read.
    public init(data: Data, bundle bundleOrNil: Bundle?) { (name, module) = ("", nil) }

    /// Makes what is in the archive: nothing. The log tells it once for each name.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
        warn()
        return []
    }

    /// The class of the archive's name.
    var viewClass: AnyClass? {
        warn()
        return module.flatMap { NSClassFromString("\($0).\(name)") }
    }

    private func warn() {
        Log.warnOnce("UINib \(name)", "UINib: “\(name)” is not read; there are no archives of views here")
    }
}
