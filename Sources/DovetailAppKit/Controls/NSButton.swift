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
    /// The keys that press it.
    var shortcut: KeyboardShortcut? {
        switch keyEquivalent {
        case "": nil
        case "\r": .defaultAction
        case "\u{1b}": .cancelAction
        default:
            keyEquivalent.first.map {
                KeyboardShortcut(KeyEquivalent($0), modifiers: keyEquivalentModifierMask.eventModifiers)
            }
        }
    }
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
    /// The colour of its frame; nil for the usual one.
    open var bezelColor: NSColor? { didSet { changed() } }
    /// Its name while it is on; empty for ``title``.
    open var alternateTitle = "" { didSet { changed() } }
    /// ``alternateTitle`` with fonts and colours: its characters are shown.
    open var attributedAlternateTitle: NSAttributedString {
        get { NSAttributedString(string: alternateTitle) }
        set { alternateTitle = newValue.string }
    }
    /// How the picture fits. It has its own size here, unless it is to be scaled up or down.
    open var imageScaling = NSImageScaling.scaleNone { didSet { changed() } }
    /// Whether the picture stands close to the name, as it always does: it is kept, and nothing else.
    open var imageHugsTitle = true
    /// Whether it can be neither on nor off.
    open var allowsMixedState = false
    /// Whether it is not drawn, and can be pressed all the same.
    open var isTransparent = false { didSet { changed() } }
    /// Whether the frame is drawn only while the pointer is over it. It is kept, and nothing else.
    open var showsBorderOnlyWhileMouseInside = false
    /// The modifier keys of ``keyEquivalent``.
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = [] { didSet { changed() } }
    /// What sounds when it is pressed. It is kept, and nothing else.
    open var sound: NSSound?
    /// Whether a harder press springs. Pointers tell of no pressure: it is kept, and nothing else.
    open var isSpringLoaded = false
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

    /// A mark that is on or off, and takes the others of its view that call the same method off.
    public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        setButtonType(.radio)
    }

    /// A button with a name and a picture.
    public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        self.image = image
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
    open override func performClick(_ sender: Any?) { if isEnabled { press() } }
    /// Goes on to the next state: off, on, and where that is allowed neither.
    open func setNextState() {
        state = allowsMixedState ? state == .off ? .mixed : state == .mixed ? .on : .off : state == .on ? .off : .on
    }
    /// How soon and how often it calls its method while it is held. It calls it once: nothing is set.
    open func setPeriodicDelay(_ delay: Float, interval: Float) {}
    override func newCell() -> NSCell { NSButtonCell() }

    var isMark: Bool { type == .switch || type == .radio }
    var isRadio: Bool { type == .radio }
    /// Whether it stays pressed while it is on.
    var staysPressed: Bool { [.toggle, .pushOnPushOff, .onOff].contains(type) }
    /// The other marks of the same kind, of which one is on.
    private var others: [NSButton] {
        (superview?.subviews ?? []).compactMap { $0 as? NSButton }.filter {
            $0 !== self && $0.isRadio && $0.action == action
        }
    }

    /// A person pressed it in a window. The action may ask the program for the event, to tell buttons of the pointer apart.
    func pressInWindow() {
        _ = NSEvent(
            .leftMouseUp, at: .zero, in: shownRoot, modifiers: [], time: ProcessInfo.processInfo.systemUptime,
            clickCount: 1)
        press()
    }

    func press() {
        if isRadio {
            state = .on
            for other in others { other.state = .off }
        } else if isMark || staysPressed {
            setNextState()
        }
        used()
    }

    open override var intrinsicContentSize: CGSize {
        HostedView(rootView: ButtonContent(button: self, count: 0)).idealSize
    }
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
            if button.isRadio {
                Button(action: button.pressInWindow) {
                    HStack(spacing: 5) {
                        Image(systemName: button.state == .on ? "largecircle.fill.circle" : "circle")
                            .foregroundStyle(button.state == .on ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
                        label
                    }
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(button.state == .on ? [.isToggle, .isSelected] : .isToggle)
            } else if button.isMark {
                Toggle(isOn: Binding(get: { button.state == .on }, set: { _ in button.pressInWindow() })) { label }
                    .toggleStyle(.checkbox)
            } else if button.staysPressed, button.isBordered {
                Toggle(isOn: Binding(get: { button.state == .on }, set: { _ in button.pressInWindow() })) { label }
                    .toggleStyle(.button)
            } else if button.isBordered {
                Button(role: button.hasDestructiveAction ? .destructive : nil, action: button.pressInWindow) { label }
                    .buttonStyle(.bordered)
            } else {
                Button(action: button.pressInWindow) { label }.buttonStyle(.plain)
            }
        }
        .tint(button.bezelColor.map { Color(nsColor: $0) })
        .opacity(button.isTransparent ? 0.001 : button.isHighlighted ? 0.6 : 1)
        .keyboardShortcut(button.shortcut)
        .font(button.font.map { Font($0) })
        .controlSize(ControlSize(button.controlSize))
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
            picture(image).foregroundStyle(button.contentTintColor.map { Color(nsColor: $0) } ?? .primary)
        }
    }

    @ViewBuilder private func picture(_ image: NSImage) -> some View {
        switch button.imageScaling {
        case .scaleNone, .scaleProportionallyDown: Image(nsImage: image)
        case .scaleAxesIndependently: Image(nsImage: image).resizableInBox()
        case .scaleProportionallyUpOrDown: Image(nsImage: image).resizableInBox().scaledToFit()
        }
    }

    @ViewBuilder private var title: some View {
        if button.state == .on, !button.alternateTitle.isEmpty {
            Text(verbatim: button.alternateTitle)
        } else if !button.title.isEmpty {
            button.shownTitle
        }
    }
}

extension NSControl {
    /// Where a picture stands beside a name.
    public enum ImagePosition: UInt, Sendable {
        case noImage = 0
        case imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
    }
}
