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

/// What was done with chosen files.
public enum UIDocumentPickerMode: UInt, Sendable {
    case `import`, open, exportToService, moveToService
}

/// Lets a person choose files: the desktop's dialog asks for them as soon as the controller is on show.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
    private let types: [UTType]
    /// Whether a person may choose several.
    open var allowsMultipleSelection = false
    /// Whether names are shown with their extensions. The desktop's dialog shows them in any case.
    open var shouldShowFileExtensions = true
    /// The folder that is shown first; nil for the one that was shown last. The desktop's dialog knows which that is, and this is kept alone.
    open var directoryURL: URL?
    /// Hears of what was chosen.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    private let presentation = FilePickerPresentation()

    /// Lets a person choose files of some types. A copy is not made, whatever `asCopy` says.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        types = contentTypes
        super.init(nibName: nil, bundle: nil)
    }

    /// Lets a person choose files of types by their identifiers. A copy is not made, whatever `mode` says.
    @available(*, deprecated, message: "Use init(forOpeningContentTypes:asCopy:)")
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(forOpeningContentTypes: allowedUTIs.map { UTType($0) ?? UTType(importedAs: $0) })
    }

    /// There are no archives of controllers: nil.
    public required init?(coder: NSCoder) { return nil }

    open override func loadView() {
        view = FilePickerView(presentation) { [unowned self] in
            FilePickerView.Question(
                title: allowsMultipleSelection ? "Choose files" : "Choose a file",
                kind: .open(types: types, allowsMany: allowsMultipleSelection)
            ) { self.choose($0) }
        }
    }

    private func choose(_ files: [URL]?) {
        presentation.end(of: self)
        if let files, !files.isEmpty {
            delegate?.documentPicker(self, didPickDocumentsAt: files)
        } else {
            delegate?.documentPickerWasCancelled(self)
        }
    }
}
