import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Does something when it is pressed.
@MainActor @preconcurrency
open class NSButton: NSControl {
    /// The kinds of buttons.
    public enum ButtonType: UInt, Sendable {
        case momentaryLight = 0
        case pushOnPushOff, toggle
        /// On or off, with a mark.
        case `switch`
        case radio, momentaryChange, onOff, momentaryPushIn
    }

    /// Its name.
    open var title = "Button" { didSet { changed() } }
    /// Its name with fonts and colours, in place of ``title``.
    open var attributedTitle: NSAttributedString {
        get { givenTitle ?? NSAttributedString(string: title) }
        set {
            title = newValue.string
            givenTitle = newValue
            changed()
        }
    }
    private var givenTitle: NSAttributedString?
    /// The name as it is shown.
    var shownTitle: Text {
        guard let givenTitle, givenTitle.string == title else { return Text(verbatim: title) }
        return Text(StyledString(givenTitle).value)
    }
    /// Its picture, where ``imagePosition`` says.
    open var image: NSImage? { didSet { changed() } }
    /// The picture while the button is on; nil for the same one.
    open var alternateImage: NSImage? { didSet { changed() } }
    /// Where the picture stands beside the name.
    open var imagePosition = ImagePosition.imageLeading { didSet { changed() } }
    /// The colour of a picture that is a template, such as a symbol; nil for the usual one.
    open var contentTintColor: NSColor? { didSet { changed() } }
    /// How its frame looks. Frames of buttons all look alike here.
    open var bezelStyle = BezelStyle.rounded
    /// Whether it looks as if it was pressed.
    open var isHighlighted = false { didSet { changed() } }
    /// Has it look as if it was pressed, or not.
    open func highlight(_ flag: Bool) { isHighlighted = flag }
    /// Whether it is on.
    open var state = NSControl.StateValue.off { didSet { changed() } }
    /// Whether a frame is around it.
    open var isBordered = true { didSet { changed() } }
    /// The key that presses it: `"\r"` is Return, `"\u{1b}"` Escape.
    open var keyEquivalent = "" { didSet { changed() } }
    /// Whether it deletes something: its name is red.
    open var hasDestructiveAction = false { didSet { changed() } }
    private var type = ButtonType.momentaryPushIn

    /// A button with a name.
    public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.title = title
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// A button with a picture.
    public convenience init(image: NSImage, target: Any?, action: Selector?) {
        self.init(title: "", target: target, action: action)
        self.image = image
    }

    /// A mark that is on or off.
    public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        setButtonType(.switch)
    }

    /// How the frame of a button looks.
    public enum BezelStyle: UInt, Sendable {
        case rounded = 1
        case regularSquare
        case disclosure = 5
        case shadowlessSquare, circular, texturedSquare, helpButton, smallSquare, texturedRounded, roundRect, recessed
        case roundedDisclosure, inline
    }

    /// Makes it a button of another kind.
    open func setButtonType(_ type: ButtonType) {
        self.type = type
        changed()
    }

    /// Presses it.
    open func performClick(_ sender: Any?) { if isEnabled { press() } }

    var isMark: Bool { type == .switch }

    func press() {
        if [.switch, .toggle, .pushOnPushOff, .onOff].contains(type) { state = state == .on ? .off : .on }
        used()
    }

    open override var intrinsicContentSize: CGSize {
        HostedView(rootView: ButtonContent(button: self, count: 0)).idealSize
    }
    open override var fittingSize: CGSize { intrinsicContentSize }
    override var hugsContent: (width: Bool, height: Bool) { (true, true) }
    override var content: AnyView? { AnyView(ButtonContent(button: self, count: changes.count)) }
}

extension NSControl {
    /// Whether something is on.
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let mixed = StateValue(rawValue: -1)
        public static let off = StateValue(rawValue: 0)
        public static let on = StateValue(rawValue: 1)
    }
}

private struct ButtonContent: View {
    let button: NSButton
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    var body: some View {
        Group {
            if button.isMark {
                Toggle(isOn: Binding(get: { button.state == .on }, set: { _ in button.press() })) { label }
                    .toggleStyle(.checkbox)
            } else if button.isBordered {
                Button(role: button.hasDestructiveAction ? .destructive : nil, action: button.press) { label }
                    .buttonStyle(.bordered)
            } else {
                Button(action: button.press) { label }.buttonStyle(.plain)
            }
        }
        .opacity(button.isHighlighted ? 0.6 : 1)
        .keyboardShortcut(
            button.keyEquivalent == "\r" ? .defaultAction : button.keyEquivalent == "\u{1b}" ? .cancelAction : nil
        )
        .font(button.font.map { Font($0) })
        .disabled(!button.isEnabled)
    }

    private var label: some View { ButtonLabel(button: button, count: count) }
}

/// The picture and the name of a button.
struct ButtonLabel: View {
    let button: NSButton
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    var body: some View {
        switch button.imagePosition {
        case .noImage: title
        case .imageOnly: if button.image == nil { title } else { picture }
        case .imageLeading, .imageLeft:
            HStack(spacing: 4) {
                picture
                title
            }
        case .imageTrailing, .imageRight:
            HStack(spacing: 4) {
                title
                picture
            }
        case .imageAbove:
            VStack(spacing: 2) {
                picture
                title
            }
        case .imageBelow:
            VStack(spacing: 2) {
                title
                picture
            }
        case .imageOverlaps:
            ZStack {
                picture
                title
            }
        }
    }

    @ViewBuilder private var picture: some View {
        if let image = button.state == .on ? button.alternateImage ?? button.image : button.image {
            Image(nsImage: image).foregroundStyle(button.contentTintColor.map { Color(nsColor: $0) } ?? .primary)
        }
    }

    @ViewBuilder private var title: some View { if !button.title.isEmpty { button.shownTitle } }
}

extension NSControl {
    /// Where a picture stands beside a name.
    public enum ImagePosition: UInt, Sendable {
        case noImage = 0
        case imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
    }
}
