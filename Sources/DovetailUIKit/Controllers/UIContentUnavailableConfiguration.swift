import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Tells that there is nothing to show, why, and what can be done.
///
///     var nothing = UIContentUnavailableConfiguration.empty()
///     nothing.image = UIImage(systemName: "tray")
///     nothing.text = "No messages"
///     controller.contentUnavailableConfiguration = nothing
@MainActor @preconcurrency
public struct UIContentUnavailableConfiguration: DrawnConfiguration {
    /// Where it stands.
    public enum Alignment: Int, Sendable { case center, natural }
    /// How a text looks.
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
    }
    /// How the picture looks.
    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a symbol; nil for grey.
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// How large it is at most, in points; zero for as large as it is.
        public var maximumSize = CGSize.zero
    }
    /// What a button does.
    @MainActor @preconcurrency
    public struct ButtonProperties {
        /// What it does. Its name and picture are those of the button's configuration.
        public var primaryAction: UIAction?
        /// What it offers in place of an action.
        public var menu: UIMenu?
        public var isEnabled = true
        public var role = UIButton.Role.normal
    }

    /// The picture above the texts.
    public var image: UIImage?
    /// The text in bold.
    public var text: String?
    /// The text in bold, with looks of its own.
    public var attributedText: NSAttributedString?
    /// The text below, in grey.
    public var secondaryText: String?
    /// The text below, with looks of its own.
    public var secondaryAttributedText: NSAttributedString?
    /// The button below the texts; nothing where it has neither a title nor a picture.
    public var button = UIButton.Configuration.plain()
    /// The button below that one.
    public var secondaryButton = UIButton.Configuration.plain()
    /// Where it stands.
    public var alignment = Alignment.center
    /// Along which axes the margins of the view above count beside ``directionalLayoutMargins``. It is kept, and nothing else.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// Space around it, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    public var imageProperties = ImageProperties()
    public var textProperties = TextProperties(font: .systemFont(ofSize: 22, weight: .bold), color: .label)
    public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
    public var buttonProperties = ButtonProperties()
    public var secondaryButtonProperties = ButtonProperties()
    /// The distance from the picture to the texts, in points.
    public var imageToTextPadding: CGFloat = 12
    /// The distance between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 6
    /// The distance from the texts to the button, in points.
    public var textToButtonPadding: CGFloat = 14
    /// The distance between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// What is behind it.
    public var background = UIBackgroundConfiguration.clear()
    private var isBusy = false

    /// There is nothing.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
    /// Something is on its way.
    public static func loading() -> UIContentUnavailableConfiguration {
        var result = UIContentUnavailableConfiguration()
        result.isBusy = true
        result.text = "Loading…"
        result.textProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
        return result
    }
    /// Nothing was found.
    public static func search() -> UIContentUnavailableConfiguration {
        var result = UIContentUnavailableConfiguration()
        result.image = UIImage(systemName: "magnifyingglass")
        result.text = "No Results"
        result.secondaryText = "Check the spelling or try a new search."
        return result
    }

    var hasOwnMargins: Bool { true }
    var content: AnyView { AnyView(UnavailableContent(configuration: self, isBusy: isBusy)) }
}

/// Shows a ``UIContentUnavailableConfiguration``.
@MainActor @preconcurrency
open class UIContentUnavailableView: UIView, UIContentView {
    /// What it shows. Configurations of another kind show nothing.
    open var configuration: any UIContentConfiguration { didSet { changed() } }
    /// Whether it can be scrolled. It is kept, and nothing else: it is as high as what is in it.
    open var isScrollEnabled = false

    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    /// There are no archives of views: nil.
    public required init?(coder: NSCoder) { return nil }

    override var content: AnyView? { (configuration as? UIContentUnavailableConfiguration)?.content }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        content.map { HostedView(rootView: $0).sizeThatFits(size) } ?? .zero
    }
}

/// A configuration as SwiftUI shows it.
struct UnavailableContent: View {
    fileprivate let configuration: UIContentUnavailableConfiguration
    fileprivate let isBusy: Bool

    var body: some View {
        let isCentred = configuration.alignment == .center
        let margins = configuration.directionalLayoutMargins
        VStack(alignment: isCentred ? .center : .leading, spacing: 0) {
            if isBusy { ProgressView().controlSize(.large).padding(.bottom, configuration.imageToTextPadding) }
            if let image = configuration.image { picture(image).padding(.bottom, configuration.imageToTextPadding) }
            if let text = text(configuration.text, configuration.attributedText) {
                styled(text, configuration.textProperties)
            }
            if let text = text(configuration.secondaryText, configuration.secondaryAttributedText) {
                styled(text, configuration.secondaryTextProperties)
                    .padding(.top, configuration.textToSecondaryTextPadding)
            }
            button(configuration.button, configuration.buttonProperties, configuration.textToButtonPadding)
            button(
                configuration.secondaryButton, configuration.secondaryButtonProperties,
                configuration.buttonToSecondaryButtonPadding)
        }
        .multilineTextAlignment(isCentred ? .center : .leading)
        .padding(
            EdgeInsets(
                top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isCentred ? .center : .leading)
        .background(configuration.background.backgroundColor.map { Color(uiColor: $0) } ?? .clear)
    }

    private func picture(_ image: UIImage) -> some View {
        let look = configuration.imageProperties
        let preferred = look.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(pointSize: 48)
        let shown = image.isSymbolImage ? image.withConfiguration(preferred) : image
        let most = look.maximumSize
        return Group {
            if most.width > 0 || most.height > 0 {
                Image(uiImage: shown).resizableInBox().aspectRatio(contentMode: .fit)
                    .frame(maxWidth: most.width > 0 ? most.width : nil, maxHeight: most.height > 0 ? most.height : nil)
            } else {
                Image(uiImage: shown)
            }
        }
        .foregroundStyle(look.tintColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.secondary))
        .clipShape(RoundedRectangle(cornerRadius: look.cornerRadius))
    }

    private func text(_ plain: String?, _ attributed: NSAttributedString?) -> Text? {
        attributed.map { AttributedContent(string: $0).text } ?? plain.map { Text(verbatim: $0) }
    }

    private func styled(_ text: Text, _ look: UIContentUnavailableConfiguration.TextProperties) -> some View {
        text.font(Font(look.font))
            .foregroundStyle(Color(uiColor: look.color))
            .lineLimit(look.numberOfLines > 0 ? look.numberOfLines : nil)
            .minimumScaleFactor(look.adjustsFontSizeToFitWidth ? max(look.minimumScaleFactor, 0.01) : 1)
    }

    @ViewBuilder
    private func button(
        _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
        _ distance: CGFloat
    ) -> some View {
        if look.title != nil || look.attributedTitle != nil || look.image != nil {
            ConfiguredButton(look: look, properties: properties).padding(.top, distance)
        }
    }
}

/// A button of UIKit's for a configuration. It is one as long as the view is.
private struct ConfiguredButton: View {
    let look: UIButton.Configuration
    let properties: UIContentUnavailableConfiguration.ButtonProperties
    @State private var button = UIButton(type: .system)

    var body: some View {
        let _ = follow()
        UIViewContent(button).fixedSize()
    }

    private func follow() {
        button.configuration = look
        button.isEnabled = properties.isEnabled
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.primaryAction == nil && properties.menu != nil
        button.role = properties.role
        button.removeTarget(nil, action: nil, for: .allEvents)
        if let action = properties.primaryAction { button.addAction(action, for: .touchUpInside) }
    }
}
