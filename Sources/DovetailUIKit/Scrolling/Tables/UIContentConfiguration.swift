import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

extension UIView? {
    /// Hands a view that shows a configuration another one of the same type. False where it has to be made anew.
    @MainActor
    func takes(_ new: (any UIContentConfiguration)?, after old: (any UIContentConfiguration)?) -> Bool {
        guard let view = self as? any UIView & UIContentView, let new, let old, type(of: new) == type(of: old) else {
            return false
        }
        view.configuration = new
        return true
    }
}

/// A configuration that is shown as a view of SwiftUI's, in place of one that it makes.
@MainActor
protocol DrawnConfiguration: UIContentConfiguration {
    var content: AnyView { get }
    /// Whether it brings its own space around it.
    var hasOwnMargins: Bool { get }
}

/// Shows a ``DrawnConfiguration`` where it is asked for a view.
private final class DrawnContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { changed() } }

    init(_ configuration: any DrawnConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var content: AnyView? { (configuration as? any DrawnConfiguration)?.content }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        content.map { HostedView(rootView: $0).sizeThatFits(size) } ?? super.sizeThatFits(size)
    }
}

extension DrawnConfiguration {
    public func makeContentView() -> any UIView & UIContentView { DrawnContentView(self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A row of one or two texts and a picture.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Inbox"
///     content.image = UIImage(systemName: "tray")
///     cell.contentConfiguration = content
public struct UIListContentConfiguration: DrawnConfiguration {
    /// How a text looks.
    public struct TextProperties {
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var adjustsFontSizeToFitWidth = false
    }
    /// How a picture looks.
    public struct ImageProperties {
        /// The colour of a symbol; nil for the tint.
        public var tintColor: UIColor?
        /// How large it is at most, in points; zero for as large as it is.
        public var maximumSize = CGSize.zero
        /// How much room there is for it, in points; zero for as much as it takes.
        public var reservedLayoutSize = CGSize.zero
        public var cornerRadius: CGFloat = 0
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }

    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties: TextProperties
    public var secondaryTextProperties: TextProperties
    public var imageProperties = ImageProperties()
    /// Whether the second text stands beside the first one where there is room.
    public var prefersSideBySideTextAndSecondaryText: Bool
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// Space around the content in addition to that of the row, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    private init(_ second: CGFloat, _ color: UIColor, isBeside: Bool) {
        textProperties = TextProperties(font: .systemFont(ofSize: 17), color: .label)
        secondaryTextProperties = TextProperties(font: .systemFont(ofSize: second), color: color)
        prefersSideBySideTextAndSecondaryText = isBeside
    }

    public static func cell() -> Self { Self(15, .label, isBeside: false) }
    public static func subtitleCell() -> Self { Self(15, .secondaryLabel, isBeside: false) }
    public static func valueCell() -> Self { Self(17, .secondaryLabel, isBeside: true) }
    public static func sidebarCell() -> Self { cell() }
    public static func accompaniedSidebarCell() -> Self { cell() }
    public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }
    public static func sidebarSubtitleCell() -> Self { subtitleCell() }
    public static func sidebarHeader() -> Self { header(17, .semibold) }
    public static func header() -> Self { groupedHeader() }
    public static func footer() -> Self { groupedFooter() }
    public static func prominentInsetGroupedHeader() -> Self { header(17, .semibold) }
    public static func extraProminentInsetGroupedHeader() -> Self { header(20, .bold) }
    public static func plainHeader() -> Self { header(17, .semibold) }
    public static func groupedHeader() -> Self { header(13, .regular) }
    public static func plainFooter() -> Self { header(13, .regular) }
    public static func groupedFooter() -> Self { header(13, .regular) }

    private static func header(_ size: CGFloat, _ weight: UIFont.Weight) -> Self {
        var result = cell()
        result.textProperties.font = .systemFont(ofSize: size, weight: weight)
        result.textProperties.color = weight != .regular ? .label : .secondaryLabel
        return result
    }

    var hasOwnMargins: Bool { false }
    var content: AnyView { AnyView(ListContent(content: self)) }
}

private struct ListContent: View {
    let content: UIListContentConfiguration

    var body: some View {
        let layout =
            content.prefersSideBySideTextAndSecondaryText
            ? AnyLayout(HStackLayout(spacing: content.textToSecondaryTextHorizontalPadding))
            : AnyLayout(VStackLayout(alignment: .leading, spacing: content.textToSecondaryTextVerticalPadding))
        let margins = content.directionalLayoutMargins
        HStack(spacing: content.imageToTextPadding) {
            if let image = content.image { ConfiguredImage(image: image, look: content.imageProperties) }
            layout {
                if let text = text(content.text, content.attributedText) { styled(text, content.textProperties) }
                if content.prefersSideBySideTextAndSecondaryText { Spacer(minLength: 0) }
                if let text = text(content.secondaryText, content.secondaryAttributedText) {
                    styled(text, content.secondaryTextProperties)
                }
            }
            .frame(maxWidth: .infinity, alignment: content.textProperties.alignment == .center ? .center : .leading)
        }
        .padding(
            EdgeInsets(
                top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
        )
        .padding(.vertical, 8)
    }

    private func text(_ plain: String?, _ attributed: NSAttributedString?) -> Text? {
        attributed.map { AttributedContent(string: $0).text } ?? plain.map { Text(verbatim: $0) }
    }

    private func styled(_ text: Text, _ look: UIListContentConfiguration.TextProperties) -> some View {
        text.font(Font(look.font))
            .foregroundStyle(Color(uiColor: look.color))
            .lineLimit(look.numberOfLines > 0 ? look.numberOfLines : nil)
            .minimumScaleFactor(look.adjustsFontSizeToFitWidth ? 0.5 : 1)
            .multilineTextAlignment(look.alignment == .center ? .center : .leading)
    }
}

private struct ConfiguredImage: View {
    let image: UIImage
    let look: UIListContentConfiguration.ImageProperties

    var body: some View {
        let (most, room) = (look.maximumSize, look.reservedLayoutSize)
        Group {
            if most.width > 0 || most.height > 0 {
                Image(uiImage: image).resizableInBox().aspectRatio(contentMode: .fit)
                    .frame(maxWidth: most.width > 0 ? most.width : nil, maxHeight: most.height > 0 ? most.height : nil)
            } else {
                Image(uiImage: image)
            }
        }
        .foregroundStyle(look.tintColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.tint))
        .clipShape(RoundedRectangle(cornerRadius: look.cornerRadius))
        .frame(width: room.width > 0 ? room.width : nil, height: room.height > 0 ? room.height : nil)
    }
}

/// A row of views of SwiftUI's.
///
///     cell.contentConfiguration = UIHostingConfiguration { PersonRow(person: person) }
public struct UIHostingConfiguration<Content: View, Background: View>: DrawnConfiguration {
    // Views need not be sendable; those of a row are read on the main actor alone, where `content` is.
    nonisolated(unsafe) private let shown: Content
    nonisolated(unsafe) private let ground: Background
    private var insets: (Edge.Set, CGFloat)?
    private var length: (width: CGFloat?, height: CGFloat?)

    private init(_ shown: Content, _ ground: Background) {
        self.shown = shown
        self.ground = ground
    }

    /// The space around the views, in points.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        var result = self
        result.insets = (edges, length)
        return result
    }

    /// The least size of the row.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var result = self
        result.length = (width, height)
        return result
    }

    /// What is behind the row.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        var result = UIHostingConfiguration<Content, B>(shown, content())
        (result.insets, result.length) = (insets, length)
        return result
    }

    /// What is behind the row.
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<
        Content, ModifiedContent<Rectangle, HostedGround>
    > {
        background { Rectangle().modifier(HostedGround(style: AnyShapeStyle(style))) }
    }

    var hasOwnMargins: Bool { true }
    var content: AnyView {
        let (edges, length) = insets ?? ([], 0)
        func inset(_ edge: Edge.Set, _ own: CGFloat) -> CGFloat { edges.contains(edge) ? length : own }
        return AnyView(
            shown
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(
                    EdgeInsets(
                        top: inset(.top, 11), leading: inset(.leading, 16), bottom: inset(.bottom, 11),
                        trailing: inset(.trailing, 16))
                )
                .frame(minWidth: self.length.width, minHeight: self.length.height ?? 44)
                .background { ground })
    }
}

/// Fills a rectangle behind a row.
public struct HostedGround: ViewModifier {
    let style: AnyShapeStyle
    public func body(content: Content) -> some View { content.foregroundStyle(style) }
}

extension UIHostingConfiguration where Background == EmptyView {
    /// A row of some views.
    public init(@ViewBuilder content: () -> Content) { self.init(content(), EmptyView()) }
}
