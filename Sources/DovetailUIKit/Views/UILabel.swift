import DovetailCore
import DovetailPlatform
import Foundation

/// A text.
@MainActor @preconcurrency
open class UILabel: UIView {
    /// The text.
    open var text: String? { didSet { changed() } }
    /// Its font.
    open var font: UIFont! = UIFont.systemFont(ofSize: 17) { didSet { changed() } }
    /// Its colour.
    open var textColor: UIColor! = .label { didSet { changed() } }
    /// How its lines stand between the sides. Justified text stands as natural text does.
    open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
    /// The most lines it takes; 0 for as many as there are.
    open var numberOfLines = 1 { didSet { changed() } }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { HostedView(rootView: lines).sizeThatFits(size) }
    open override var intrinsicContentSize: CGSize { HostedView(rootView: lines).idealSize }

    private var lines: some View {
        Text(verbatim: text ?? "")
            .font(Font(font))
            .foregroundStyle(Color(uiColor: textColor))
            .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
            .multilineTextAlignment(
                textAlignment == .center ? .center : textAlignment == .right ? .trailing : .leading)
    }

    override var content: AnyView? {
        let horizontal: HorizontalAlignment =
            textAlignment == .center ? .center : textAlignment == .right ? .trailing : .leading
        return AnyView(
            lines.frame(
                maxWidth: .infinity, maxHeight: .infinity,
                alignment: Alignment(horizontal: horizontal, vertical: .center)))
    }
}
