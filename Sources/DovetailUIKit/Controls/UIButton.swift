import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Does something when it is pressed.
@MainActor @preconcurrency
open class UIButton: UIControl {
    override var traitsByItself: UIAccessibilityTraits { .button }
    /// How it looks.
    public enum ButtonType: Int, Sendable {
        /// As its titles, colours and pictures say. Its title is white when they say nothing.
        case custom = 0
        /// In the tint.
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7
        /// As ``system``.
        public static let roundedRect = ButtonType.system

        fileprivate var symbol: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            }
        }
    }

    /// What it means.
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
    /// What it means. A destructive one is red where its configuration says no colour.
    open var role = Role.normal { didSet { if role != oldValue { changed() } } }
    /// Whether a pointer over it changes its looks. It does as the idiom says: it is kept, and nothing else.
    open var isPointerInteractionEnabled = false
    /// How it looks on a Mac. It is kept, and nothing else.
    open var preferredBehavioralStyle = UINavigationBar.BehavioralStyle.automatic
    /// Whether its menu is open. It is not told here: false.
    open var isHeld: Bool { false }

    /// How it looks.
    open private(set) var buttonType = ButtonType.custom
    /// Has the font of the title.
    public let titleLabel: UILabel? = UILabel()
    /// What of it looks otherwise in a state.
    private var titles: [State: String] = [:]
    private var colors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var attributedTitles: [State: NSAttributedString] = [:]
    private var backgrounds: [State: UIImage] = [:]
    private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]

    /// The space around title and picture, in points, of a button without a configuration.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { if contentEdgeInsets != oldValue { changed() } } }
    /// How far the title's edges are moved inwards, in points, without a change of the button's size.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { changed() } } }
    /// How far the picture's edges are moved inwards, in points, without a change of the button's size.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { changed() } } }

    /// What it shows and how it looks; nil to go by its titles, colours and pictures for states.
    open var configuration: Configuration? { didSet { changed() } }
    /// Changes the configuration when the button is pressed, selected or disabled.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether the configuration looks as the button's state says by itself. It does in any case: it is kept, and nothing else.
    open var automaticallyUpdatesConfiguration = true
    /// What it offers: on a press if ``showsMenuAsPrimaryAction`` says so, else when it is held.
    open var menu: UIMenu? { didSet { changed() } }
    /// Whether a press opens the menu.
    open var showsMenuAsPrimaryAction = false { didSet { changed() } }
    /// Whether the title is that of the menu's action that is marked.
    open var changesSelectionAsPrimaryAction = false { didSet { changed() } }

    /// A button that looks as a configuration says, for an action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.configuration = configuration
    }

    /// Runs ``configurationUpdateHandler``.
    open func setNeedsUpdateConfiguration() {
        updateConfiguration()
        changed()
    }
    /// Brings the configuration up to date with the button's state: by ``configurationUpdateHandler``, unless a subclass does it.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { updateConfiguration() } } }
    open override var isSelected: Bool { didSet { if isSelected != oldValue { updateConfiguration() } } }
    open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { updateConfiguration() } } }

    /// A button in a look.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// A button in a look, for an action, by whose name and picture it is known.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
    }

    /// A button with a place, for an action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        guard let primaryAction else { return }
        buttonType = .system
        if !primaryAction.title.isEmpty { titles[.normal] = primaryAction.title }
        images[.normal] = primaryAction.image
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// A button with a place.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel?.font = .systemFont(ofSize: 15)
    }

    /// A button of no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        titleLabel?.font = .systemFont(ofSize: 15)
    }

    /// Names the button in a state. States without a name have that of ``UIControl/State/normal``.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        changed()
    }
    /// The name in a state.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    /// The name in the state that the button is in.
    open var currentTitle: String? { title(for: look) }
    /// Names the button in a state by a text with looks of its own. It stands in place of a plain name.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
        changed()
    }
    /// The name with looks of its own in a state; nil for none.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state] ?? attributedTitles[.normal]
    }
    /// The name with looks of its own in the state that the button is in.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: look) }
    /// Sets the picture behind title and picture in a state. It fills the button.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgrounds[state] = image
        changed()
    }
    /// The picture behind title and picture in a state.
    open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }
    /// The picture behind title and picture in the state that the button is in.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: look) }
    /// The colour of the title in the state that the button is in.
    open var currentTitleColor: UIColor { titleColor(for: look) ?? (buttonType == .custom ? .white : .tintColor) }
    /// Shows the button's picture. What is set of it counts for the picture's place: ``UIView/contentMode``, ``UIView/tintColor``.
    public private(set) lazy var imageView: UIImageView? = ButtonImageView(of: self)
    /// Sets the colour of the title's shadow in a state. Titles have none: it is accepted, and has no effect.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        Log.noteAccepted("setTitleShadowColor(_:for:)")
    }
    /// Whether the picture is darker while the button is pressed. All of the button is paler: it is kept, and nothing else.
    open var adjustsImageWhenHighlighted = true
    /// Whether the picture is paler while the button cannot be used. It always is: it is kept, and nothing else.
    open var adjustsImageWhenDisabled = true

    /// Sets the colour of the title in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        colors[state] = color
        changed()
    }
    /// The colour of the title in a state; nil for that of the look.
    open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
    /// Sets the picture in a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        changed()
    }
    /// Sets how large and in which colours the symbols of a state are.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        symbolConfigurations[state] = configuration
        changed()
    }
    /// How large and in which colours the symbols of a state are; nil where nothing is said.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state] ?? symbolConfigurations[.normal]
    }
    /// The picture in a state.
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    /// The picture in the state that the button is in.
    open var currentImage: UIImage? {
        let image = image(for: look)
        guard let preferred = preferredSymbolConfigurationForImage(in: look), let image, let symbol = image.symbol
        else { return image }
        return image.withConfiguration(preferred.applying(symbol.configuration))
    }

    private var look: State { isEnabled ? isSelected ? .selected : .normal : .disabled }

    @ViewBuilder fileprivate var label: some View {
        if let configuration {
            configured(configuration)
        } else {
            plainLabel
        }
    }

    fileprivate func configured(_ configuration: Configuration, fills: Bool = false) -> ConfiguredLabel {
        ConfiguredLabel(
            configuration: role == .destructive ? configuration.destructive : configuration, isEnabled: isEnabled,
            isHighlighted: isHighlighted,
            title: chosenTitle ?? currentTitle, image: currentImage, fills: fills)
    }

    /// The name of the menu's action that is marked, where it is the button's title.
    private var chosenTitle: String? {
        guard changesSelectionAsPrimaryAction else { return nil }
        let actions = (menu?.children ?? []).compactMap { $0 as? UIAction }
        return (actions.first { $0.state == .on } ?? actions.first)?.title
    }

    private var plainLabel: some View {
        HStack(spacing: 4) {
            Group {
                if let image = currentImage {
                    picture(image)
                } else if let symbol = buttonType.symbol {
                    Image(systemName: symbol)
                }
            }
            .offset(imageEdgeInsets.offset)
            if let title = currentAttributedTitle, chosenTitle == nil {
                AttributedContent(string: title).text.offset(titleEdgeInsets.offset)
            } else if let title = chosenTitle ?? currentTitle {
                Text(verbatim: title).offset(titleEdgeInsets.offset)
            }
        }
        .padding(
            EdgeInsets(
                top: contentEdgeInsets.top, leading: contentEdgeInsets.left, bottom: contentEdgeInsets.bottom,
                trailing: contentEdgeInsets.right)
        )
        .font((titleLabel?.font).map { Font($0) })
        .foregroundStyle(color)
    }

    @ViewBuilder private func picture(_ image: UIImage) -> some View {
        let tint = (imageView?.tintColor).map { AnyShapeStyle(Color(uiColor: $0)) }
        let shown = Image(uiImage: image)
        // A picture that is to fit is as large as it is where there is room.
        if imageView?.contentMode == .scaleAspectFit, !image.isSymbolImage {
            shown.resizableInBox().aspectRatio(contentMode: .fit)
                .frame(maxWidth: image.size.width, maxHeight: image.size.height)
                .foregroundStyle(tint ?? AnyShapeStyle(.foreground))
        } else {
            shown.foregroundStyle(tint ?? AnyShapeStyle(.foreground))
        }
    }

    private var color: AnyShapeStyle {
        if let color = titleColor(for: look) { return AnyShapeStyle(Color(uiColor: color)) }
        return buttonType == .custom ? AnyShapeStyle(.white) : AnyShapeStyle(.tint)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    /// As large as what it shows, with 6 points above and below a title.
    open override var intrinsicContentSize: CGSize {
        var size = HostedView(rootView: label).idealSize
        if configuration == nil, currentTitle != nil || currentAttributedTitle != nil {
            // Space that is given takes the place of the usual one.
            if contentEdgeInsets == .zero { size.height += 12 }
            size.width = max(size.width, 30)
        }
        if configuration == nil, let background = currentBackgroundImage {
            size = CGSize(
                width: max(size.width, background.size.width), height: max(size.height, background.size.height))
        }
        return size
    }
    override var hugsContent: (width: Bool, height: Bool) { (true, true) }
    override var content: AnyView? { AnyView(ButtonContent(button: self, count: changes.count)) }
}

/// What ``UIButton/imageView`` returns: it shows the button's picture, and tells the button what is set of it.
@MainActor
private final class ButtonImageView: UIImageView {
    private weak var button: UIButton?

    init(of button: UIButton) {
        self.button = button
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var image: UIImage? {
        get { button?.currentImage }
        set { button?.setImage(newValue, for: .normal) }
    }
    override func changed() {
        super.changed()
        button?.changed()
    }
}

extension UIControl {
    /// Where what it shows stands.
    var contentAlignment: Alignment {
        let horizontal: HorizontalAlignment =
            switch contentHorizontalAlignment {
            case .left, .leading: .leading
            case .right, .trailing: .trailing
            case .center, .fill: .center
            }
        let vertical: VerticalAlignment =
            switch contentVerticalAlignment {
            case .top: .top
            case .bottom: .bottom
            case .center, .fill: .center
            }
        return Alignment(horizontal: horizontal, vertical: vertical)
    }
}

extension UIEdgeInsets {
    /// How far they move something in the middle of the room between them.
    fileprivate var offset: CGSize { CGSize(width: (left - right) / 2, height: (top - bottom) / 2) }
}

private struct ButtonContent: View {
    let button: UIButton
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    var body: some View {
        Group {
            if let menu = button.menu, button.showsMenuAsPrimaryAction {
                Menu {
                    MenuItems(menu, sender: button)
                } label: {
                    label
                }.menuStyle(.button)
            } else if let menu = button.menu {
                pressed.contextMenu { MenuItems(menu, sender: button) }
            } else {
                pressed
            }
        }
        .buttonStyle(PressedStyle(button: button))
        .disabled(!button.isEnabled)
    }

    private var pressed: some View {
        Button {
            button.sendActions(for: [.touchDown, .touchUpInside, .primaryActionTriggered])
        } label: {
            label
        }
    }

    @ViewBuilder private var label: some View {
        if let configuration = button.configuration {
            button.configured(configuration, fills: true)
        } else {
            button.label
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: button.contentAlignment)
                .background {
                    if let background = button.currentBackgroundImage { Image(uiImage: background).resizableInBox() }
                }
                .contentShape(Rectangle())
        }
    }
}

/// Tells a button that it is pressed.
private struct PressedStyle: ButtonStyle {
    let button: UIButton

    func makeBody(configuration: ButtonStyleConfiguration) -> some View {
        configuration.label
            // A button that has a configuration shows itself that it is pressed.
            .opacity(configuration.isPressed && button.configuration == nil ? 0.5 : 1)
            .onChange(of: configuration.isPressed) { _, isPressed in button.isHighlighted = isPressed }
    }
}
