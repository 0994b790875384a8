import DovetailUIKit
import Foundation

/// Something on a page beside its content: a text, a shape, a link, a field of a form.
///
/// Those that an app adds are drawn, and a ``PDFView`` lets a person use links and fields. Those that a file has are drawn with the page, and are not told of
/// by ``PDFPage/annotations``. Coordinates are the page's, in points from its lower left corner. The main thread changes and draws annotations.
open class PDFAnnotation: NSObject, @unchecked Sendable {
    /// The page that it is on; nil for none.
    public internal(set) weak var page: PDFPage?
    /// Its kind, such as “FreeText”; a name of the app's own for a class that draws itself.
    open var type: String? { didSet { changed() } }
    /// Where it is.
    open var bounds = CGRect.zero { didSet { changed() } }
    /// What it says.
    open var contents: String? { didSet { changed() } }
    /// The colour of lines and marks.
    open var color = UIColor.yellow { didSet { changed() } }
    /// What is behind a text or a field; nil for nothing.
    open var backgroundColor: UIColor? { didSet { changed() } }
    /// What fills a square or a circle; nil for nothing.
    open var interiorColor: UIColor? { didSet { changed() } }
    /// The line around it, or of its paths; nil for one of a point.
    open var border: PDFBorder? { didSet { changed() } }
    /// The font of texts, in points of the page; nil for the system's of 12 points.
    open var font: UIFont? { didSet { changed() } }
    /// The colour of texts; nil for black.
    open var fontColor: UIColor? { didSet { changed() } }
    /// Where texts stand.
    open var alignment = NSTextAlignment.left { didSet { changed() } }
    /// Whether it is drawn on the display.
    open var shouldDisplay = true { didSet { changed() } }
    /// Whether it is drawn in files that are written.
    open var shouldPrint = true
    /// Whether a person presses it. It is kept for classes that draw themselves.
    open var isHighlighted = false { didSet { changed() } }
    /// What a press on it does; nil for nothing.
    open var action: PDFAction?
    /// Where a press on a link leads. It is its action's, too.
    open var destination: PDFDestination? {
        get { (action as? PDFActionGoTo)?.destination }
        set { action = newValue.map(PDFActionGoTo.init) }
    }
    /// Which address a press on a link opens. It is its action's, too.
    open var url: URL? {
        get { (action as? PDFActionURL)?.url }
        set { action = newValue.map(PDFActionURL.init) }
    }
    /// Who made it.
    open var userName: String?
    /// When it was changed.
    open var modificationDate: Date?
    /// Its note. It is kept, and not shown.
    open var popup: PDFAnnotation?
    /// Whether its note is open. It is kept, and nothing else.
    open var isOpen = false
    /// What a stamp says, such as “Approved”.
    open var stampName: String? { didSet { changed() } }
    /// The symbol of a note. All look the same.
    open var iconType = PDFTextAnnotationIconType.note
    /// How text is marked.
    open var markupType = PDFMarkupType.highlight { didSet { changed() } }
    /// The corners of what is marked, four for each line, from the corner of ``bounds``; nil for all of it.
    open var quadrilateralPoints: [NSValue]? { didSet { changed() } }

    // MARK: Lines

    /// Where a line begins, from the corner of ``bounds``.
    open var startPoint = CGPoint.zero { didSet { changed() } }
    /// Where a line ends.
    open var endPoint = CGPoint.zero { didSet { changed() } }
    /// How it begins. Arrows are drawn, the others are plain.
    open var startLineStyle = PDFLineStyle.none { didSet { changed() } }
    /// How it ends.
    open var endLineStyle = PDFLineStyle.none { didSet { changed() } }
    /// The paths of ink, from the corner of ``bounds``.
    public private(set) var paths: [UIBezierPath]? { didSet { changed() } }
    /// Adds a path of ink.
    open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
    /// Takes a path away.
    open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }

    // MARK: Fields

    /// What a field is for.
    open var widgetFieldType = PDFAnnotationWidgetSubtype(rawValue: "") { didSet { changed() } }
    /// What a button is.
    open var widgetControlType = PDFWidgetControlType.unknownControl { didSet { changed() } }
    /// What is in a field of text, or which choice is made.
    open var widgetStringValue: String? { didSet { changed() } }
    /// What is in it at first.
    open var widgetDefaultStringValue: String?
    /// The field's name. Buttons of one name are on one at a time.
    open var fieldName: String?
    /// What a button says.
    open var caption: String? { didSet { changed() } }
    /// Whether it can't be changed.
    open var isReadOnly = false { didSet { changed() } }
    /// Whether a text has several lines.
    open var isMultiline = false { didSet { changed() } }
    /// Whether what is typed is hidden.
    open var isPasswordField = false { didSet { changed() } }
    /// Whether each character has a place of its own. It is kept, and nothing else.
    open var hasComb = false
    /// How many characters a text may have; 0 for any number.
    open var maximumLength = 0
    /// Whether a field of text can be used. It is kept, and nothing else.
    open var isActivatableTextField = true
    /// Whether choices stand in a list that is seen, and not in a menu. They stand in a menu.
    open var isListChoice = false
    /// What can be chosen.
    open var choices: [String]? { didSet { changed() } }
    /// What the choices stand for.
    open var values: [String]?
    /// Whether a button is on.
    open var buttonWidgetState = PDFWidgetCellState.offState { didSet { changed() } }
    /// What a button stands for that is on.
    open var buttonWidgetStateString = "Yes"
    /// Whether a button can be put off by a press. It is kept for radio buttons.
    open var allowsToggleToOff = false
    /// Whether radio buttons that stand for the same are on together. It is kept, and nothing else.
    open var radiosInUnison = false

    // MARK: Making and drawing

    /// A thing of a kind.
    ///
    /// - Parameters:
    ///   - bounds: Where it is.
    ///   - annotationType: Its kind.
    ///   - properties: Values by ``PDFAnnotationKey``, as ``setValue(_:forAnnotationKey:)`` takes them.
    public init(
        bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
    ) {
        self.bounds = bounds
        type = annotationType.name
        super.init()
        for (key, value) in properties ?? [:] {
            guard let key = key.base as? PDFAnnotationKey ?? (key.base as? String).map(PDFAnnotationKey.init) else {
                continue
            }
            setValue(value, forAnnotationKey: key)
        }
    }

    /// A thing of no kind and no place, for classes that draw themselves.
    public override init() { super.init() }
    /// There are no archives of annotations: nil.
    public required init?(coder: NSCoder) { return nil }

    /// Whether it has a look of its own: a class that draws itself says so.
    open var hasAppearanceStream: Bool { false }

    /// Draws it, in the coordinates of the page. What is of no kind draws nothing. Called on the main thread.
    open func draw(with box: PDFDisplayBox, in context: CGContext) {
        MainActor.assumeIsolated { AnnotationDrawing(annotation: self, context: context).draw() }
    }

    private func changed() { page?.lookChanged() }

    /// The kind that it is drawn as; nil for one of the app's own.
    var subtype: PDFAnnotationSubtype? { type.map { PDFAnnotationSubtype(rawValue: "/" + $0.drop { $0 == "/" }) } }

    // MARK: Values by name

    private var otherValues: [PDFAnnotationKey: Any] = [:]

    /// Sets a value by its name. What has no property here is kept. Returns whether the value is one of those that the name can have.
    @discardableResult
    open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        func set<Value>(_ property: ReferenceWritableKeyPath<PDFAnnotation, Value>) -> Bool {
            guard let value = value as? Value else { return false }
            self[keyPath: property] = value
            return true
        }
        switch key {
        case .contents: return set(\.contents)
        case .color: return set(\.color)
        case .interiorColor: return set(\.interiorColor)
        case .border: return set(\.border)
        case .rect: return set(\.bounds)
        case .date: return set(\.modificationDate)
        case .textLabel: return set(\.fieldName)
        case .widgetValue: return set(\.widgetStringValue)
        case .widgetDefaultValue: return set(\.widgetDefaultStringValue)
        case .action: return set(\.action)
        case .destination: return set(\.destination)
        default:
            otherValues[key] = value
            return true
        }
    }
    /// Sets a value by its name.
    @discardableResult
    open func setBoolean(_ value: Bool, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        setValue(value, forAnnotationKey: key)
    }
    /// Sets a value by its name.
    @discardableResult
    open func setRect(_ value: CGRect, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        setValue(value, forAnnotationKey: key)
    }
    /// A value by its name; nil where there is none.
    open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? {
        switch key {
        case .contents: contents
        case .color: color
        case .interiorColor: interiorColor
        case .border: border
        case .rect: bounds
        case .subtype: type.map { "/" + $0 }
        case .date: modificationDate
        case .textLabel: fieldName
        case .widgetValue: widgetStringValue
        case .widgetDefaultValue: widgetDefaultStringValue
        case .action: action
        case .destination: destination
        default: otherValues[key]
        }
    }
    /// Takes a value away that has no property here.
    open func removeValue(forAnnotationKey key: PDFAnnotationKey) { otherValues[key] = nil }
}
