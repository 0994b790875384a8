import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A part of a path.
@MainActor @preconcurrency
open class NSPathControlItem: NSObject {
    open var title = ""
    open var attributedTitle = NSAttributedString(string: "")
    open var image: NSImage?
    /// The folder or file that it stands for.
    open internal(set) var url: URL?
    public override init() {}
}

/// Hears of what happens in an ``NSPathControl``. Nobody asks it: paths are not dragged and have no panel.
@MainActor @preconcurrency
public protocol NSPathControlDelegate: NSObjectProtocol {}

/// Shows the path of a file, the folders of which can be clicked.
@MainActor @preconcurrency
open class NSPathControl: NSControl {
    /// How it looks: the folders one beside the other, or the last one alone.
    public enum Style: Int, Sendable {
        case standard = 0
        case popUp = 2
    }
    open var pathStyle = Style.standard { didSet { changed() } }
    /// The file.
    open var url: URL? {
        didSet {
            items = url.map(Self.items) ?? []
            changed()
        }
    }
    private var items: [NSPathControlItem] = []
    /// The parts of the path, outermost first.
    open var pathItems: [NSPathControlItem] {
        get { items }
        set {
            items = newValue
            changed()
        }
    }
    /// The part that was clicked last; nil for none.
    open private(set) var clickedPathItem: NSPathControlItem?
    /// What is shown where there is no file.
    open var placeholderString: String? { didSet { changed() } }
    open var backgroundColor: NSColor? { didSet { changed() } }
    open weak var delegate: (any NSPathControlDelegate)?
    /// Whether a person can choose another file. There is no panel of the control's: it is kept, and nothing else.
    open var isEditable = false
    /// The kinds of files that can be chosen. It is kept, and nothing else.
    open var allowedTypes: [String]?
    /// The method that is called by a double click. Clicks call ``NSControl/action``: it is kept, and nothing else.
    open var doubleAction: Selector?

    private static func items(_ url: URL) -> [NSPathControlItem] {
        var (parts, place): ([NSPathControlItem], URL) = ([], url.standardizedFileURL)
        while true {
            let item = NSPathControlItem()
            (item.url, item.title) = (place, place.lastPathComponent)
            item.image = NSImage(
                systemSymbolName: parts.isEmpty && !url.hasDirectoryPath ? "doc" : "folder",
                accessibilityDescription: nil)
            parts.insert(item, at: 0)
            guard place.path != "/", place.pathComponents.count > 1 else { return parts }
            place.deleteLastPathComponent()
        }
    }
    open override var objectValue: Any? {
        get { url }
        set { url = newValue as? URL }
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 22) }
    override var content: AnyView? { AnyView(PathContent(control: self, count: changes.count)) }
    fileprivate func press(_ item: NSPathControlItem) {
        clickedPathItem = item
        used()
    }
}

private struct PathContent: View {
    let control: NSPathControl
    let count: Int

    var body: some View {
        let items = Array(control.pathItems.enumerated())
        HStack(spacing: 4) {
            if items.isEmpty { Text(verbatim: control.placeholderString ?? "").foregroundStyle(.secondary) }
            ForEach(control.pathStyle == .popUp ? items.suffix(1) : items, id: \.offset) { index, item in
                Button {
                    control.press(item)
                } label: {
                    HStack(spacing: 3) {
                        if let image = item.image { Image(nsImage: image) }
                        Text(verbatim: item.title)
                    }
                }
                .buttonStyle(.plain)
                if index + 1 < items.count {
                    Image(systemName: "chevron.right").foregroundStyle(.secondary).imageScale(.small)
                        .accessibilityHidden(true)
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background(control.backgroundColor.map { Color(nsColor: $0) })
        .disabled(!control.isEnabled)
    }
}
