import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

extension UIButton {
    /// What a button shows, and how it looks.
    ///
    ///     var configuration = UIButton.Configuration.filled()
    ///     configuration.title = "Save"
    ///     configuration.image = UIImage(systemName: "tray.and.arrow.down")
    ///     button.configuration = configuration
    @MainActor @preconcurrency
    public struct Configuration {
        /// How round the corners are.
        public enum CornerStyle: Int, Sendable {
            /// As ``UIBackgroundConfiguration/cornerRadius`` says.
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }
        /// How large the button is.
        public enum Size: Int, Sendable { case medium, small, mini, large }
        /// Where title and subtitle stand.
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

        fileprivate enum Kind { case plain, gray, tinted, filled }
        fileprivate var kind: Kind
        /// The title.
        public var title: String?
        /// The title with looks of its own.
        public var attributedTitle: AttributedString?
        /// A smaller text below the title.
        public var subtitle: String?
        /// That text with looks of its own.
        public var attributedSubtitle: AttributedString?
        /// The picture.
        public var image: UIImage?
        /// How much room is between picture and title, in points.
        public var imagePadding: CGFloat = 0
        /// How much room is between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The side of the title at which the picture stands.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Where title and subtitle stand.
        public var titleAlignment = TitleAlignment.automatic
        /// How a title is cut that has no room.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The space around the content; nil for that of the size.
        private var insets: NSDirectionalEdgeInsets?
        /// The space around the content, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets ?? Self.insets(of: buttonSize) }
            set { insets = newValue }
        }
        /// The colour of the content; nil for that of the look.
        public var baseForegroundColor: UIColor?
        /// The colour of the background; nil for that of the look.
        public var baseBackgroundColor: UIColor?
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// How large the button is.
        public var buttonSize = Size.medium
        /// Whether something that turns stands in place of the picture.
        public var showsActivityIndicator = false
        /// What is behind the content.
        public var background = UIBackgroundConfiguration()
        /// Makes the looks of the title.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Makes the looks of the text below the title.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How a subtitle is cut that has no room. It is kept, and nothing else.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// How large and in which colours a symbol is shown, where the picture itself does not say so.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Makes the picture's colour of that of the content.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// How far from the content what turns stands. It stands in place of the picture: it is kept, and nothing else.
        public var imageReservation: CGFloat = 0
        /// Whether a sign that there is a menu is shown. None is: it is kept, and nothing else.
        public var indicator = Indicator.automatic
        /// A sign that there is a menu.
        public enum Indicator: Int, Sendable { case automatic, none, popup }
        /// How the size of the button's class is chosen on a Mac. It is kept, and nothing else.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// How a button looks on a Mac.
        public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }

        /// The configuration for a button's state. It is the same in each: the button itself shows whether it is pressed or can't be used.
        public func updated(for button: UIButton) -> Configuration { self }
        /// Glass, as on iOS 26: drawn as ``gray()``.
        public static func glass() -> Configuration { gray() }
        /// Tinted glass, as on iOS 26: drawn as ``filled()``.
        public static func prominentGlass() -> Configuration { filled() }
        /// Whether a selected button looks so by itself. It is kept, and nothing else.
        public var automaticallyUpdateForSelection = true

        fileprivate init(_ kind: Kind) { self.kind = kind }

        /// Without a background, in the tint.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// On grey, in the tint.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// On a light tint, in the tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// On the tint, in white.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Without a background, in the tint.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// On grey, in the tint.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// On a light tint, in the tint.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// On the tint, in white.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// The space around the content is that of the size again.
        public mutating func setDefaultContentInsets() { insets = nil }

        private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        fileprivate var radius: CGFloat? {
            switch cornerStyle {
            case .fixed: background.cornerRadius
            case .capsule: nil
            case .small: 4
            case .medium: 6
            case .large: 12
            case .dynamic:
                background.cornerRadius > 0
                    ? background.cornerRadius : buttonSize == .large ? 12 : buttonSize == .medium ? 6 : 5
            }
        }
        /// The same in red, as far as it says no colours.
        var destructive: Configuration {
            var result = self
            if kind == .filled {
                result.baseBackgroundColor = baseBackgroundColor ?? .systemRed
            } else {
                result.baseForegroundColor = baseForegroundColor ?? .systemRed
            }
            return result
        }
        fileprivate var font: Font { buttonSize == .mini || buttonSize == .small ? .subheadline : .body }
    }
}

/// A button with a configuration, drawn.
struct ConfiguredLabel: View {
    let configuration: UIButton.Configuration
    let isEnabled: Bool
    let isHighlighted: Bool
    /// The title and picture that the button was given without a configuration.
    let title: String?
    let image: UIImage?
    /// Whether it takes all the room that it is offered.
    var fills = false

    private var radius: CGFloat { configuration.radius ?? 1000 }

    private var foreground: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(.tertiary) }
        if let color = configuration.baseForegroundColor { return AnyShapeStyle(Color(uiColor: color)) }
        return configuration.kind == .filled ? AnyShapeStyle(.white) : AnyShapeStyle(.tint)
    }

    private var fill: AnyShapeStyle? {
        if let color = configuration.background.backgroundColor { return AnyShapeStyle(Color(uiColor: color)) }
        let own = configuration.baseBackgroundColor.map { Color(uiColor: $0) }
        switch configuration.kind {
        case .plain: return own.map { AnyShapeStyle($0) }
        case .gray: return AnyShapeStyle(own ?? Color(uiColor: .tertiarySystemFill))
        case .tinted:
            return own.map { AnyShapeStyle($0.opacity(0.18)) } ?? AnyShapeStyle(TintShapeStyle().opacity(0.18))
        case .filled:
            guard isEnabled else { return AnyShapeStyle(.quaternary) }
            return own.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
        }
    }

    var body: some View {
        let insets = configuration.contentInsets
        arranged
            .padding(
                EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
            )
            .frame(maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil)
            .foregroundStyle(foreground)
            .background { fill.map { RoundedRectangle(cornerRadius: radius, style: .continuous).fill($0) } }
            .overlay {
                if let line = configuration.background.strokeColor, configuration.background.strokeWidth > 0 {
                    RoundedRectangle(cornerRadius: radius, style: .continuous)
                        .strokeBorder(Color(uiColor: line), lineWidth: configuration.background.strokeWidth)
                }
            }
            .opacity(isHighlighted ? 0.7 : 1)
            .contentShape(Rectangle())
    }

    @ViewBuilder private var arranged: some View {
        switch configuration.imagePlacement {
        case .trailing:
            HStack(spacing: space) {
                texts; picture
            }
        case .top:
            VStack(spacing: space) {
                picture; texts
            }
        case .bottom:
            VStack(spacing: space) {
                texts; picture
            }
        default:
            HStack(spacing: space) {
                picture; texts
            }
        }
    }

    private var space: CGFloat { configuration.imagePadding }

    @ViewBuilder private var picture: some View {
        if configuration.showsActivityIndicator {
            ProgressView().controlSize(.small)
        } else if let image = configuration.image ?? image {
            let shown = configuration.preferredSymbolConfigurationForImage.map { preferred in
                image.symbol.map { image.withConfiguration(preferred.applying($0.configuration)) } ?? image
            }
            let color = configuration.imageColorTransformer.map {
                $0(configuration.baseForegroundColor ?? (configuration.kind == .filled ? .white : .tintColor))
            }
            if let color, isEnabled {
                Image(uiImage: shown ?? image).foregroundStyle(Color(uiColor: color))
            } else {
                Image(uiImage: shown ?? image)
            }
        }
    }

    @ViewBuilder private var texts: some View {
        let main = text(
            configuration.attributedTitle, configuration.title ?? title, configuration.titleTextAttributesTransformer)
        let second = text(
            configuration.attributedSubtitle, configuration.subtitle, configuration.subtitleTextAttributesTransformer)
        if main != nil || second != nil {
            VStack(alignment: alignment, spacing: configuration.titlePadding) {
                main?.font(configuration.font)
                second?.font(.caption)
            }
        }
    }

    private func text(
        _ attributed: AttributedString?, _ plain: String?, _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> Text? {
        guard let transformer, let whole = attributed ?? plain.map({ AttributedString($0) }) else {
            return attributed.map { shown($0) } ?? plain.map { Text(verbatim: $0) }
        }
        // Looks that a part of the text has are its own.
        return shown(whole.mergingAttributes(transformer(AttributeContainer()), mergePolicy: .keepCurrent))
    }

    /// A text whose looks are UIKit's or SwiftUI's.
    private func shown(_ string: AttributedString) -> Text {
        let isOfUIKit = string.runs.contains { run in
            run[AttributeScopes.UIKitAttributes.FontAttribute.self] != nil
                || run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] != nil
                || run[AttributeScopes.UIKitAttributes.KernAttribute.self] != nil
                || run[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self] != nil
        }
        return isOfUIKit ? AttributedContent(string: NSAttributedString(string)).text : Text(string)
    }

    private var alignment: HorizontalAlignment {
        switch configuration.titleAlignment {
        case .leading: .leading
        case .trailing: .trailing
        case .center: .center
        case .automatic:
            configuration.imagePlacement == .leading && (configuration.image ?? image) != nil ? .leading : .center
        }
    }
}
