import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A bar of buttons.
///
///     bar.items = [.flexibleSpace(), UIBarButtonItem(barButtonSystemItem: .done, target: self, action: done)]
///
/// By ``UIView/appearance()`` it stands for SwiftUI's bars at the bottom of a page, which keep the look of the system.
@MainActor @preconcurrency
open class UIToolbar: UIView {
    /// The fill; nil for that of the system.
    open var barTintColor: UIColor? { didSet { changed() } }
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
