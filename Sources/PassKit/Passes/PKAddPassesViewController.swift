import DovetailUIKit
import Foundation

/// Hears that a person is done with passes.
@MainActor @preconcurrency
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
    /// A person is done.
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
    public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}

/// Lets a person add passes, which this device keeps none of: there is never such a controller. The log tells once.
@MainActor @preconcurrency
open class PKAddPassesViewController: UIViewController {
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?

    /// Whether passes can be added: no.
    open class func canAddPasses() -> Bool {
        Absence.tellPasses()
        return false
    }

    /// nil.
    public init?(pass: PKPass) {
        Absence.tellPasses()
        return nil
    }
    /// nil.
    public init?(passes: [PKPass]) {
        Absence.tellPasses()
        return nil
    }
    /// Throws ``PKPassKitError/Code/notEntitledError``.
    public init(issuerData: Data, signature: Data) throws {
        Absence.tellPasses()
        throw PKPassKitError(.notEntitledError)
    }
    /// There are no archives of controllers: nil.
    public required init?(coder: NSCoder) { return nil }
}
