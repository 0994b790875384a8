import DovetailControls
import DovetailCore
import DovetailUIKit
import Foundation
import Observation

/// Says which files a controller previews.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
    /// How many files there are.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// A file.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Hears of a controller that previews files.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {
    /// A person is done with the preview.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// The preview is gone.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    /// Whether an address in a file may be opened. Nobody asks: addresses in texts are no links here.
    func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool
    /// The view that the preview grows from. Nobody asks: it comes as other presentations do.
    func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView?
    /// Whether a file can be changed in the preview. Nobody asks: none can.
    func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool { true }
    public func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView? { nil }
    public func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode { .disabled }
}

/// Whether a file can be changed in its preview. None can here.
public enum QLPreviewItemEditingMode: Int, Sendable {
    case disabled, updateContents, createCopy
}

/// Previews files: pictures, texts and PDF pages in place, other files by their name, with a button that opens them in the system's program for them.
///
/// In a navigation controller it has the file's title and no button that ends it.
@MainActor @preconcurrency
open class QLPreviewController: UIViewController {
    /// Says which files there are.
    open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { if isViewLoaded { reloadData() } } }
    /// Hears of the controller.
    open weak var delegate: (any QLPreviewControllerDelegate)?
    private let state = PreviewState()

    /// Which file is shown, from 0; `NSNotFound` where there are none.
    open var currentPreviewItemIndex: Int {
        get { state.isLoaded && state.files.isEmpty ? NSNotFound : state.index }
        set {
            guard !state.isLoaded || state.files.indices.contains(newValue) else { return }
            state.index = newValue
            showTitle()
        }
    }
    /// The file that is shown; nil where there is none.
    open var currentPreviewItem: (any QLPreviewItem)? { items.indices.contains(state.index) ? items[state.index] : nil }
    private var items: [any QLPreviewItem] = []

    /// Asks the data source for the files again.
    open func reloadData() {
        let count = max(dataSource?.numberOfPreviewItems(in: self) ?? 0, 0)
        items = (0..<count).compactMap { dataSource?.previewController(self, previewItemAt: $0) }
        state.files = items.map { PreviewedFile($0) }
        state.isLoaded = true
        if !state.files.indices.contains(state.index) { state.index = 0 }
        showTitle()
    }

    /// Reads the file that is shown again.
    open func refreshCurrentPreviewItem() {
        guard let index = items.indices.contains(state.index) ? state.index : nil, let dataSource,
            index < dataSource.numberOfPreviewItems(in: self)
        else { return }
        items[index] = dataSource.previewController(self, previewItemAt: index)
        state.files[index] = PreviewedFile(items[index])
        state.version += 1
        showTitle()
    }

    /// Whether a file is shown in place, as far as its name tells.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { PreviewedFile(item).isShown }

    open override func loadView() {
        let pages = ControllerPages(
            state: state, moved: { [weak self] in self?.showTitle() }, finish: { [weak self] in self?.finish() })
        view = UIHostingController(rootView: pages).view
        reloadData()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        state.isPushed = navigationController != nil
    }

    private func showTitle() {
        navigationItem.title = state.files.indices.contains(state.index) ? state.files[state.index].title : nil
    }

    private func finish() {
        delegate?.previewControllerWillDismiss(self)
        guard presentingViewController != nil else {
            state.end?()
            delegate?.previewControllerDidDismiss(self)
            return
        }
        dismiss(animated: true) { [weak self] in
            guard let self else { return }
            delegate?.previewControllerDidDismiss(self)
        }
    }
}

/// What a controller shows.
@MainActor @Observable
private final class PreviewState {
    var files: [PreviewedFile] = []
    var isLoaded = false
    var index = 0
    /// Grows when the file is to be read again.
    var version = 0
    var isPushed = false
    /// Ends a presentation of SwiftUI's around the controller.
    @ObservationIgnored var end: (() -> Void)?
}

private struct ControllerPages: View {
    let state: PreviewState
    let moved: () -> Void
    let finish: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        let index = Binding(
            get: { state.index },
            set: {
                state.index = $0
                moved()
            })
        PreviewPages(files: state.files, index: index, finish: state.isPushed ? nil : finish)
            .id(state.version)
            .onAppear { state.end = { dismiss() } }
    }
}
