import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A question with buttons.
///
///     let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     UIApplication.shared.keyWindow?.rootViewController?.present(alert, animated: true)
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
    /// Where the question is shown.
    public enum Style: Int, Sendable {
        /// At the edge of the window, its answers below each other.
        case actionSheet
        /// In the middle of the window.
        case alert
    }

    /// Where it is shown.
    public private(set) var preferredStyle = Style.actionSheet
    /// How grave what it says is.
    public enum Severity: Int, Sendable { case `default`, critical }
    /// How grave what it says is. Alerts of both kinds look alike: it is kept, and nothing else.
    open var severity = Severity.default
    /// What stands below the title.
    open var message: String? { didSet { changes.happened() } }
    /// Its buttons, in the order in which they were added.
    public private(set) var actions: [UIAlertAction] = []
    /// The fields of an alert, in the order in which they were added; nil without any.
    public private(set) var textFields: [UITextField]?
    /// The button that the Return key presses. It has to be one of ``actions``.
    open var preferredAction: UIAlertAction? { didSet { changes.happened() } }

    /// A question without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        action.onChange = { [weak self] in self?.changes.happened() }
        changes.happened()
    }

    /// Adds a field, for an alert.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        changes.happened()
    }
}

/// A button of a question.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    /// What a button stands for.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    /// Its name.
    public let title: String?
    public let style: Style
    /// Whether it can be pressed.
    open var isEnabled = true { didSet { onChange?() } }
    fileprivate let handler: ((UIAlertAction) -> Void)?
    fileprivate var onChange: (() -> Void)?

    /// A button. `handler` runs when it is pressed and the question has gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

/// The fields and buttons of an alert.
struct AlertActions: View {
    let alert: UIAlertController
    @ObservedObject private var changes: PlatformViewChanges

    /// - Parameter alert: Belongs to the main actor, where views are made and their bodies run.
    @MainActor init(_ alert: UIAlertController) {
        self.alert = alert
        changes = alert.changes
    }

    var body: some View {
        ForEach((alert.textFields ?? []).map(Field.init)) { AlertField(field: $0.field) }
        ForEach(alert.actions.map(Entry.init)) { entry in
            let action = entry.action
            Button(
                action.title ?? "",
                role: action.style == .cancel ? .cancel : action.style == .destructive ? .destructive : nil
            ) {
                // The question has gone when the handler runs, which may ask the next one.
                if alert.presentingViewController != nil { alert.dismiss(animated: true) }
                action.handler?(action)
            }
            .keyboardShortcut(action === alert.preferredAction ? .defaultAction : nil)
            .disabled(!action.isEnabled)
        }
    }

    private struct Field: Identifiable {
        let field: UITextField
        var id: ObjectIdentifier { ObjectIdentifier(field) }
    }

    private struct Entry: Identifiable {
        let action: UIAlertAction
        var id: ObjectIdentifier { ObjectIdentifier(action) }
    }
}

/// A field of UIKit's among the buttons of an alert.
private struct AlertField: View {
    let field: UITextField

    var body: some View { UIViewContent(field).frame(height: max(field.intrinsicContentSize.height, 22)) }
}

struct AlertMessage: View {
    let alert: UIAlertController
    @ObservedObject private var changes: PlatformViewChanges

    /// - Parameter alert: Belongs to the main actor, where views are made and their bodies run.
    @MainActor init(_ alert: UIAlertController) {
        self.alert = alert
        changes = alert.changes
    }

    var body: some View { if let message = alert.message { Text(verbatim: message) } }
}
