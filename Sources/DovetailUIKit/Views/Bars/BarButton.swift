import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A button of a bar, drawn.
struct BarButton: View, Identifiable {
    let item: UIBarButtonItem
    /// The changes of the item so far: with another count this is another value.
    private let count: Int
    nonisolated var id: ObjectIdentifier { ObjectIdentifier(item) }

    init(_ item: UIBarButtonItem) {
        self.item = item
        count = item.changeCount
    }

    var body: some View {
        if let view = item.customView {
            let (own, wanted) = (view.bounds.size, view.intrinsicContentSize)
            UIViewContent(view).frame(
                width: own.width > 0 ? own.width : max(wanted.width, 0),
                height: own.height > 0 ? own.height : max(wanted.height, 0))
        } else {
            button
        }
    }

    private var button: some View {
        Group {
            if let menu = item.menu {
                if item.hasAction {
                    Menu {
                        MenuItems(menu, sender: item)
                    } label: {
                        label
                    } primaryAction: {
                        item.press()
                    }
                } else {
                    Menu {
                        MenuItems(menu, sender: item)
                    } label: {
                        label
                    }
                }
            } else {
                Button(action: item.press) { label }
            }
        }
        .modifier(OwnTint(color: item.tintColor))
        .modifier(PopoverOfSource(presented: item.popover))
        .disabled(!item.isEnabled)
    }

    @ViewBuilder private var label: some View {
        if let image = item.image {
            Image(uiImage: image)
        } else if let symbol = item.symbol {
            Image(systemName: symbol).accessibilityLabel(item.title ?? "")
        } else {
            Text(verbatim: item.title ?? "").fontWeight(item.style == .done ? .semibold : nil)
        }
    }
}
