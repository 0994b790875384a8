import DovetailUIKit
import Foundation

/// Hears of what a person does on a canvas.
@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    /// The drawing is another one: after a stroke, and after the app has set it.
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    /// All strokes are painted.
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    /// A person begins a stroke, or to erase.
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    /// A person has ended a stroke, or has erased.
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// What draws on a canvas.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
    case `default`, anyInput, pencilOnly
}

/// Takes what a person draws with the pointer, a finger or a pen.
///
///     struct Sketch: UIViewRepresentable {
///         @Binding var canvas: PKCanvasView
///         func makeUIView(context: Context) -> PKCanvasView {
///             canvas.tool = PKInkingTool(.pen, color: .black, width: 4)
///             canvas.drawingPolicy = .anyInput
///             return canvas
///         }
///         func updateUIView(_ view: PKCanvasView, context: Context) {}
///     }
///
/// A pen's force and angle are not known, so a stroke is of one width. What is drawn can be undone by ``UIResponder/undoManager``. Chosen strokes, the ruler,
/// handwriting in place of fields and drawing recognisers of its own are missing.
@MainActor @preconcurrency
open class PKCanvasView: UIScrollView, PKToolPickerObserver {
    /// Hears of what a person does.
    open weak var delegate: (any PKCanvasViewDelegate)? {
        didSet { scrollDelegate = delegate }
    }

    private let finished = StrokesView()
    let current = GrowingStroke()
    private var palette: UIView?
    /// The pickers that are to be seen while the canvas has the keyboard.
    private var pickers: [PKToolPicker] = []

    /// A canvas with a place, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        for view in [finished, current] as [UIView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }
    /// A canvas of no size.
    public convenience init() { self.init(frame: .zero) }
    /// There are no archives of views: nil.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Drawing

    /// What is drawn so far.
    open var drawing = PKDrawing() {
        didSet {
            guard drawing != oldValue else { return }
            finished.strokes = drawing.strokes
            delegate?.canvasViewDrawingDidChange(self)
            delegate?.canvasViewDidFinishRendering(self)
        }
    }
    /// What a person works with.
    open var tool: any PKTool = PKInkingTool(.pen)
    /// What draws. The pointer counts as a pen, and so does a finger: the desktop's presses are of one kind.
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default
    /// Whether fingers draw: see ``drawingPolicy``.
    open var allowsFingerDrawing: Bool {
        get { drawingPolicy != .pencilOnly }
        set { drawingPolicy = newValue ? .anyInput : .pencilOnly }
    }
    /// Whether a person can draw.
    open var isDrawingEnabled = true
    /// Whether a ruler lies on the canvas. There is none: it is kept, and nothing else.
    open var isRulerActive = false
    /// The newest form that drawings may have. It is kept, and nothing else.
    open var maximumSupportedContentVersion = PKContentVersion.latest
    /// Follows drawing. Drawing is followed without it: disabling it is the same as ``isDrawingEnabled``.
    public private(set) lazy var drawingGestureRecognizer: UIGestureRecognizer = DrawingRecognizer(self)

    private var points: [PKStrokePoint] = []
    private var began = Date()
    /// Where the eraser was last.
    private var lastPlace: CGPoint?
    /// The drawing when a press began.
    private var before = PKDrawing()

    private func place(of touch: UITouch) -> CGPoint {
        let place = touch.location(in: self)
        let scale = zoomScale
        return CGPoint(x: (place.x + contentOffset.x) / scale, y: (place.y + contentOffset.y) / scale)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isDrawingEnabled, let touch = touches.first else { return super.touchesBegan(touches, with: event) }
        (began, before, points, lastPlace) = (Date(), drawing, [], nil)
        if !isFirstResponder { becomeFirstResponder() }
        delegate?.canvasViewDidBeginUsingTool(self)
        use(touch)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isDrawingEnabled, let touch = touches.first else { return super.touchesMoved(touches, with: event) }
        use(touch)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isDrawingEnabled else { return super.touchesEnded(touches, with: event) }
        if let touch = touches.first { use(touch) }
        end()
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isDrawingEnabled else { return super.touchesCancelled(touches, with: event) }
        (points, drawing) = ([], before)
        current.clear()
        delegate?.canvasViewDidEndUsingTool(self)
    }

    private func use(_ touch: UITouch) {
        let place = place(of: touch)
        switch tool {
        case let ink as PKInkingTool:
            guard points.last?.location != place else { return }
            points.append(
                PKStrokePoint(
                    location: place, timeOffset: Date().timeIntervalSince(began),
                    size: CGSize(width: ink.width, height: ink.width), opacity: 1, force: touch.force, azimuth: 0,
                    altitude: .pi / 2))
            current.add(place, ink)
        case let eraser as PKEraserTool:
            erase(eraser, from: lastPlace ?? place, to: place)
            lastPlace = place
        default: break
        }
    }

    /// Takes away what is on the way from a place to another one: the pointer may be told in long steps.
    private func erase(_ eraser: PKEraserTool, from start: CGPoint, to end: CGPoint) {
        let radius = eraser.width / 2
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let steps = min(max(Int(hypot(dx, dy) / max(radius / 2, 1)), 1), 500)
        var strokes = drawing.strokes
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            let place = CGPoint(x: start.x + dx * part, y: start.y + dy * part)
            strokes =
                eraser.eraserType == .vector
                ? strokes.filter { !$0.isTouched(at: place, radius: radius) }
                : strokes.flatMap { $0.erased(at: place, radius: radius) }
        }
        if strokes != drawing.strokes { drawing.strokes = strokes }
    }

    private func stroke(_ tool: PKInkingTool) -> PKStroke {
        PKStroke(ink: tool.ink, path: PKStrokePath(controlPoints: points, creationDate: began))
    }

    private func end() {
        if let ink = tool as? PKInkingTool, !points.isEmpty { drawing.strokes.append(stroke(ink)) }
        points = []
        current.clear()
        if drawing != before { noteUndo(of: before) }
        delegate?.canvasViewDidEndUsingTool(self)
    }

    /// Lets a person go back to a drawing, and from there to this one.
    private func noteUndo(of old: PKDrawing) {
        undoManager?.registerUndo(withTarget: self) { canvas in
            MainActor.assumeIsolated {
                let now = canvas.drawing
                canvas.drawing = old
                canvas.noteUndo(of: now)
            }
        }
    }

    // MARK: Tools

    open override var canBecomeFirstResponder: Bool { true }
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        defer { showPalette() }
        return super.becomeFirstResponder()
    }
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        defer { showPalette() }
        return super.resignFirstResponder()
    }

    /// The picker has another tool.
    open func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) { tool = toolPicker.selectedTool }
    open func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {
        isRulerActive = toolPicker.isRulerActive
    }

    func follow(_ picker: PKToolPicker, isVisible: Bool) {
        pickers.removeAll { $0 === picker }
        if isVisible { pickers.append(picker) }
        showPalette()
    }

    /// Shows the tools at the lower end, or takes them away.
    private func showPalette() {
        let picker = isFirstResponder ? pickers.last : nil
        guard (picker == nil) != (palette == nil) else { return }
        if let picker {
            let host = UIHostingController(
                rootView: ToolPalette(picker: picker, undo: { [weak self] in self?.undoManager?.undo() }))
            let view = host.view!
            view.frame = CGRect(
                x: 0, y: bounds.height - ToolPalette.height, width: bounds.width, height: ToolPalette.height)
            view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            view.backgroundColor = .clear
            addSubview(view)
            palette = view
        } else {
            palette?.removeFromSuperview()
            palette = nil
        }
    }
}

/// Paints strokes.
private final class StrokesView: UIView {
    var strokes: [PKStroke] = [] {
        didSet { if strokes != oldValue { setNeedsDisplay() } }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for stroke in strokes { stroke.draw(in: context) }
    }
}

/// Tells whether a canvas takes strokes.
private final class DrawingRecognizer: UIGestureRecognizer {
    private weak var canvas: PKCanvasView?
    init(_ canvas: PKCanvasView) {
        self.canvas = canvas
        super.init(target: nil, action: nil)
    }
    override var isEnabled: Bool {
        get { canvas?.isDrawingEnabled ?? false }
        set { canvas?.isDrawingEnabled = newValue }
    }
}
