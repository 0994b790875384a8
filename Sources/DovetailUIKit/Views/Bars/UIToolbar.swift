import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A bar of buttons.
///
///     bar.items = [.flexibleSpace(), UIBarButtonItem(barButtonSystemItem: .done, target: self, action: done)]
///
/// By ``UIView/appearance()`` it stands for SwiftUI's bars at the bottom of a page.
@MainActor @preconcurrency
open class UIToolbar: UIView {
    /// The fill; nil for that of the system.
    open var barTintColor: UIColor? { didSet { changed() } }
    /// The bar, as SwiftUI's bars at the bottom of a page take it over from ``UIView/appearance()``.
    open var standardAppearance = UIToolbarAppearance() { didSet { adopt(standardAppearance) } }
    /// The bar over its own page; nil for `standardAppearance`.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { adopt(scrollEdgeAppearance) } }
    /// The bar of a low screen. There are no low screens here.
    open var compactAppearance: UIToolbarAppearance?
    private var isBackgroundImageGiven = false
    private var isLineTakenAway = false

    /// Takes the place of the fill: bars here are not filled with pictures, so any picture makes them transparent.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        isBackgroundImageGiven = backgroundImage != nil
        changed()
    }
    /// Takes the place of the line at the edge: an empty picture takes it away.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        isLineTakenAway = shadowImage != nil
        changed()
    }

    private func adopt(_ appearance: UIToolbarAppearance?) {
        appearance?.onChange = { [weak self] in self?.changed() }
        changed()
    }

    override func appearanceChanged() {
        var looks = ProgramLook.BarLooks()
        looks.overContent = standardAppearance.look
        if looks.overContent.background == nil, let barTintColor {
            looks.overContent.background = Color(uiColor: barTintColor)
        }
        if isBackgroundImageGiven { looks.overContent.isTransparent = true }
        if isLineTakenAway { looks.overContent.line = .clear }
        looks.atEdge = scrollEdgeAppearance?.look ?? looks.overContent
        looks.tint = tintColor.map { Color(uiColor: $0) }
        looks.backdrop = backgroundColor.map { Color(uiColor: $0) }
        ProgramLook.ofProgram.toolbar = looks
    }

    /// How the bar is drawn. With ``UIBarStyle/black`` it is dark on Apple's systems; here it is as the window is, and this is kept alone.
    open var barStyle = UIBarStyle.default
    /// Whether content is seen through the bar. Nothing reaches below it here: it is kept, and nothing else.
    open var isTranslucent = true
    /// Its buttons.
    open var items: [UIBarButtonItem]? {
        didSet {
            for item in items ?? [] { item.onChange = { [weak self] in self?.changed() } }
            changed()
        }
    }
    /// Sets its buttons.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width.isFinite ? size.width : bounds.width, height: 44)
    }
    override var hugsContent: (width: Bool, height: Bool) { (false, true) }
    override var content: AnyView? { AnyView(ToolbarButtons(bar: self, count: changes.count)) }
}

private struct ToolbarButtons: View {
    let bar: UIToolbar
    let count: Int

    var body: some View {
        let items = bar.items ?? []
        HStack(spacing: 8) {
            ForEach(items.map { BarButton($0) }) { button in
                switch button.item.space {
                case .flexible: Spacer(minLength: 0)
                case .fixed: Color.clear.frame(width: button.item.width, height: 1)
                case nil: button
                }
            }
            if !items.contains(where: { $0.space == .flexible }) { Spacer(minLength: 0) }
        }
        .buttonStyle(.borderless)
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { bar.barTintColor.map { Color(uiColor: $0) } ?? Color(uiColor: .systemBackground).opacity(0.9) }
    }
}
