import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Hears of the font that a person chooses. Every method may be left out.
@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// A font was chosen: ``UIFontPickerViewController/selectedFontDescriptor``. It is for the delegate to end the presentation.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// Nothing was chosen. It is for the delegate to end the presentation; one without this method leaves it to the picker.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        viewController.dismiss(animated: true)
    }
}

/// Lets a person choose one of the families of fonts that are installed, each shown in its own letters.
@MainActor @preconcurrency
open class UIFontPickerViewController: UIViewController {
    /// What is offered.
    @MainActor @preconcurrency
    open class Configuration: NSObject {
        /// Whether single faces are offered beside families. Families are: it is kept, and nothing else.
        open var includeFaces = false
        /// Whether names are written in the system's font rather than their own.
        open var displayUsingSystemFont = false
        /// What fonts have to be like.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        /// What fonts have to have letters for. It is kept, and nothing else.
        open var filteredLanguagesPredicate: NSPredicate?
        public override init() {}
    }

    /// What is offered.
    public let configuration: Configuration
    /// The font that was chosen last. Its size is that of body text.
    open var selectedFontDescriptor: UIFontDescriptor?
    /// Hears of the choice.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// All families.
    public convenience init() { self.init(configuration: Configuration()) }
    /// There are no archives of controllers: nil.
    public required init?(coder: NSCoder) { return nil }

    open override func loadView() { view = ControllerView(self) { owner, _ in FontPage(owner: owner) } }

    fileprivate var families: [String] {
        let isMono = configuration.filteredTraits.contains(.traitMonoSpace)
        return UIFont.familyNames.filter { !isMono || $0.localizedCaseInsensitiveContains("mono") }
    }

    fileprivate func choose(_ family: String) {
        selectedFontDescriptor = UIFont(name: family, size: UIFont.labelFontSize)?.fontDescriptor
        delegate?.fontPickerViewControllerDidPickFont(self)
    }

    fileprivate func cancel() {
        if let delegate { delegate.fontPickerViewControllerDidCancel(self) } else { dismiss(animated: true) }
    }
}

private struct FontPage: View {
    let owner: UIFontPickerViewController
    @State private var wanted = ""
    @State private var chosen: String?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        let families = owner.families.filter { wanted.isEmpty || $0.localizedCaseInsensitiveContains(wanted) }
        VStack(spacing: 0) {
            ZStack {
                Text(verbatim: owner.title ?? "Choose Font").font(.headline).accessibilityAddTraits(.isHeader)
                HStack {
                    Button("Cancel") {
                        let isPresented = owner.presentingViewController != nil
                        owner.cancel()
                        if !isPresented { dismiss() }
                    }
                    Spacer()
                }
            }
            .padding()
            TextField("Search", text: $wanted).textFieldStyle(.roundedBorder).padding(.horizontal)
            List(families, id: \.self) { family in
                Button {
                    chosen = family
                    owner.choose(family)
                } label: {
                    HStack {
                        Text(verbatim: family)
                            .font(owner.configuration.displayUsingSystemFont ? .body : .custom(family, size: 17))
                        Spacer()
                        if chosen == family { Image(systemName: "checkmark").foregroundStyle(.tint) }
                    }
                    .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
            }
        }
    }
}
