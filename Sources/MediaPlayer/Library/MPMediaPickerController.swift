import DovetailPages
import DovetailUIKit

/// Hears of the items that a person chose.
@MainActor @preconcurrency
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    /// Items were chosen. Never called here.
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    /// Nothing was chosen. It is for the delegate to end the picker's presentation.
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {}
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// Lets a person choose music. There is none here: the page says so, and closing it is a cancellation.
@MainActor @preconcurrency
open class MPMediaPickerController: UIViewController {
    /// The kinds of things to choose from.
    public let mediaTypes: MPMediaType
    /// Hears of what was chosen.
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    open var allowsPickingMultipleItems = false
    open var showsCloudItems = true
    open var showsItemsWithProtectedAssets = true
    open var prompt: String?
    private let page = AbsencePage(
        symbol: "music.note", title: "No Music", message: "There is no library of music here that apps can see.")

    public convenience init() { self.init(mediaTypes: .any) }
    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { return nil }

    open override func loadView() {
        view = page.view { [unowned self] in
            guard let delegate else { return page.end(of: self) }
            delegate.mediaPickerDidCancel(self)
            page.leave()
        }
    }
}
