import DovetailControls
import DovetailCore
import DovetailUIKit
import Foundation

/// What a person may choose, and how.
public struct PHPickerConfiguration: Hashable, Sendable {
    /// How what is chosen is encoded. It is given as it is in the file.
    public enum AssetRepresentationMode: Int, Sendable {
        case automatic
        case current
        case compatible
    }
    /// In which order a choice is told. Dialogs of desktops tell files in their own order.
    public enum Selection: Int, Sendable {
        case `default`
        case ordered
        case continuous
        case continuousAndOrdered
    }

    /// How many may be chosen: 1 at first, and any number for 0.
    public var selectionLimit = 1
    /// Of which kind; nil for pictures and films.
    public var filter: PHPickerFilter?
    public var selection = Selection.default
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// What was chosen before. There is no library that would know.
    public var preselectedAssetIdentifiers: [String] = []

    public init() {}
    /// Files are chosen, whatever the library.
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture or a film that a person chose.
public struct PHPickerResult: Hashable, Sendable {
    /// Gives the content: as `UIImage`, as data, or as a file.
    public let itemProvider: NSItemProvider
    /// Where a library has it: nil, as there is none.
    public var assetIdentifier: String? { nil }
}

/// Hears of what a person chose.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// A person is done: nothing was chosen where there are no results. It is for the delegate to end the presentation.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets a person choose pictures or films: the desktop's dialog for files asks for them as soon as the controller is on show.
@MainActor @preconcurrency
open class PHPickerViewController: UIViewController {
    /// What a person may choose.
    public let configuration: PHPickerConfiguration
    /// Hears of what was chosen.
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    private let presentation = Presentation()

    /// What ends a presentation of SwiftUI's around.
    private final class Presentation { var end: (() -> Void)? }

    public required init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// There are no archives of controllers: nil.
    public required init?(coder: NSCoder) { return nil }

    open override func loadView() {
        let page = PickerPage(
            configuration: configuration, begin: { [presentation] in presentation.end = $0 },
            done: { [weak self] in self?.choose($0) })
        view = UIHostingController(rootView: page).view
    }

    private func choose(_ files: [URL]) {
        let most = configuration.selectionLimit > 0 ? configuration.selectionLimit : files.count
        let results = files.prefix(most).map { PHPickerResult(itemProvider: NSItemProvider(ofPicture: $0)) }
        guard let delegate else { return dismiss(animated: true) }
        delegate.picker(self, didFinishPicking: results)
    }

    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard presentedViewController == nil, presentingViewController == nil else {
            return super.dismiss(animated: flag, completion: completion)
        }
        presentation.end?()
        completion?()
    }
}

/// Asks as soon as it is on show, and again by a button.
private struct PickerPage: View {
    let configuration: PHPickerConfiguration
    let begin: (@escaping () -> Void) -> Void
    let done: ([URL]) -> Void
    @State private var asks = false
    @Environment(\.dismiss) private var dismiss

    private var takesOne: Bool { configuration.selectionLimit == 1 }

    var body: some View {
        VStack(spacing: 16) {
            Text(takesOne ? "Choose a picture" : "Choose pictures").font(.headline)
            HStack {
                Button("Cancel", role: .cancel) { done([]) }
                Button("Choose…") { asks = true }
            }
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        // As the system's page: apps put the controller over their own, too, and not only into a sheet.
        .background(.background)
        .modifier(
            PhotosDialog(
                isPresented: $asks, selection: .files(limit: configuration.selectionLimit, done: done),
                filter: configuration.filter)
        )
        .onAppear {
            begin { dismiss() }
            asks = true
        }
    }
}

extension NSItemProvider {
    /// A picture or a film in a file. Its bytes are read when somebody asks for them.
    convenience init(ofPicture file: URL) {
        self.init()
        suggestedName = file.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: file.pathExtension) ?? .data
        registerFileRepresentation(forTypeIdentifier: type.identifier) { answer in
            answer(file, true, nil)
            return nil
        }
    }
}
