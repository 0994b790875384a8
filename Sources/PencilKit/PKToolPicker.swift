import DovetailUIKit
import Foundation

/// Hears of a picker of tools.
@MainActor @preconcurrency
public protocol PKToolPickerObserver: AnyObject {
    /// Another tool was chosen.
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    /// The ruler came or went.
    func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
    /// The picker came or went.
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    /// The picker covers another part of views. Not called: it stands within its canvas.
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}

/// Lets a person choose a tool: pens, an eraser, colours, and what takes the last stroke back.
///
///     picker.setVisible(true, forFirstResponder: canvas)
///     picker.addObserver(canvas)
///     canvas.becomeFirstResponder()
///
/// It stands at the lower end of the canvas that it is visible for, while that has the keyboard; it can't be moved. For responders that are no canvas it is
/// not shown.
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
    private var observers: [Observer] = []
    private struct Observer { weak var object: (any PKToolPickerObserver)? }
    let state = PaletteState()

    public override init() {
        super.init()
        state.chosen = { [weak self] in
            guard let self else { return }
            tell { $0.toolPickerSelectedToolDidChange(self) }
        }
    }

    /// The picker of a window: one for all.
    open class func shared(for window: UIWindow) -> PKToolPicker? { common }
    private static let common = PKToolPicker()

    /// The tool that is chosen.
    open var selectedTool: any PKTool {
        get { state.tool }
        set {
            state.tool = newValue
            state.chosen()
        }
    }
    /// Whether the ruler lies on the canvas. There is none: it is kept and told, and nothing else.
    open var isRulerActive = false {
        didSet { if isRulerActive != oldValue { tell { $0.toolPickerIsRulerActiveDidChange(self) } } }
    }
    /// Whether it is to be seen while what it was made visible for has the keyboard.
    public private(set) var isVisible = false
    /// Whether it is seen light or dark. It is kept, and nothing else: it is as the app is.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// On which ground its colours are for. It is kept, and nothing else.
    open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Whether a person is asked what draws. Nobody is: it is kept, and nothing else.
    open var showsDrawingPolicyControls = true
    /// By what name it keeps what was chosen. Nothing is kept.
    open var stateAutosaveName: String?
    /// The newest form that drawings may have. It is kept, and nothing else.
    open var maximumSupportedContentVersion = PKContentVersion.latest

    /// Shows it while a responder has the keyboard, or does so no longer.
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
        let changes = visible != isVisible
        isVisible = visible
        (responder as? PKCanvasView)?.follow(self, isVisible: visible)
        if changes { tell { $0.toolPickerVisibilityDidChange(self) } }
    }
    /// Tells somebody of what is chosen, who is not kept alive by it.
    open func addObserver(_ observer: any PKToolPickerObserver) {
        removeObserver(observer)
        observers.append(Observer(object: observer))
        // As on Apple's systems the one that is added is told what is chosen.
        observer.toolPickerSelectedToolDidChange(self)
    }
    /// Tells somebody no longer.
    open func removeObserver(_ observer: any PKToolPickerObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }
    /// The part of a view that it covers: none is told, as it stands within its canvas.
    open func frameObscured(in view: UIView) -> CGRect { .null }

    private func tell(_ message: (any PKToolPickerObserver) -> Void) { observers.compactMap(\.object).forEach(message) }
}
