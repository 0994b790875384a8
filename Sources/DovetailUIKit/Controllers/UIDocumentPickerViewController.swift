import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation
import UniformTypeIdentifiers

/// Hears of the files that a person chose.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Files were chosen. The picker has ended its presentation.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Nothing was chosen. The picker has ended its presentation.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Lets a person choose files: the desktop's dialog asks for them as soon as the controller is on show.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
    fileprivate let types: [UTType]
    /// Whether a person may choose several.
    open var allowsMultipleSelection = false
    /// Hears of what was chosen.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    fileprivate var dismissAround: (() -> Void)?

    /// Lets a person choose files of some types. A copy is not made, whatever `asCopy` says.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        types = contentTypes
        super.init(nibName: nil, bundle: nil)
    }

    /// There are no archives of controllers: nil.
    public required init?(coder: NSCoder) { return nil }

    open override func loadView() { view = DocumentPickerView(self) }

    fileprivate func choose(_ files: [URL]?) {
        if presentingViewController != nil { dismiss(animated: true) } else { dismissAround?() }
        if let files, !files.isEmpty {
            delegate?.documentPicker(self, didPickDocumentsAt: files)
        } else {
            delegate?.documentPickerWasCancelled(self)
        }
    }
}

private final class DocumentPickerView: UIView {
    private unowned let owner: UIDocumentPickerViewController

    init(_ owner: UIDocumentPickerViewController) {
        self.owner = owner
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { return nil }

    override var content: AnyView? {
        let owner = owner
        return AnyView(
            FilePickerContent(
                title: owner.allowsMultipleSelection ? "Choose files" : "Choose a file",
                request: FileRequest(.open(types: owner.types, allowsMany: owner.allowsMultipleSelection)),
                begin: { owner.dismissAround = $0 }, answer: { owner.choose($0) }))
    }
}
