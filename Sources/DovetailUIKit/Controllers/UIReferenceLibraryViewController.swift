import DovetailControls
import DovetailCore
import Foundation

/// Tells what a word means, by the system's dictionaries. There are none here: it says so.
@MainActor @preconcurrency
open class UIReferenceLibraryViewController: UIViewController {
    private let term: String

    /// Whether a dictionary knows a word: there is none, so no.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

    public init(term: String) {
        self.term = term
        super.init(nibName: nil, bundle: nil)
    }
    /// There are no archives of controllers: nil.
    public required init?(coder: NSCoder) { return nil }

    open override func loadView() {
        view = ControllerView(self) { owner, _ in
            ContentUnavailableView {
                Label("No definition found", systemImage: "character.book.closed")
            } description: {
                Text("There are no dictionaries here to look “\(owner.term)” up in.")
            } actions: {
                Button("Done") { owner.dismiss(animated: true) }
            }
        }
    }
}
