import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Shows a toolbar over the content of a window that the program made.
struct WindowToolbar: ViewModifier {
    let toolbar: NSToolbar?

    func body(content: Content) -> some View {
        if let toolbar {
            content.modifier(ShownToolbar(toolbar: toolbar, changes: toolbar.changes))
        } else {
            content
        }
    }
}

private struct ShownToolbar: ViewModifier {
    let toolbar: NSToolbar
    @ObservedObject var changes: PlatformViewChanges

    func body(content: Content) -> some View {
        let items = toolbar.isVisible ? toolbar.items.filter { !$0.isHidden && !$0.itemIdentifier.isSpace } : []
        NavigationStack {
            content.toolbar {
                ToolbarItemGroup(placement: .navigation) { row(items.filter(\.isNavigational)) }
                ToolbarItemGroup(placement: .principal) { row(items.filter { isCentered($0) }) }
                ToolbarItemGroup { row(items.filter { !$0.isNavigational && !isCentered($0) }) }
            }
        }
    }

    private func row(_ items: [NSToolbarItem]) -> some View {
        ForEach(items.map(Entry.init)) {
            ToolbarItemContent(item: $0.item, mode: toolbar.displayMode, count: changes.count)
        }
    }

    private func isCentered(_ item: NSToolbarItem) -> Bool {
        toolbar.centeredItemIdentifiers.contains(item.itemIdentifier)
    }

    private struct Entry: Identifiable {
        let item: NSToolbarItem
        var id: ObjectIdentifier { ObjectIdentifier(item) }
    }
}

private struct ToolbarItemContent: View {
    let item: NSToolbarItem
    let mode: NSToolbar.DisplayMode
    /// The changes of the toolbar so far: with another count this is another value.
    let count: Int

    var body: some View {
        if let view = item.view {
            NSViewContent(view)
                .frame(width: (item as? NSSearchToolbarItem)?.preferredWidthForSearchField)
                .modifier(WindowOfView(view: view))
        } else if let group = item as? NSToolbarItemGroup {
            HStack(spacing: 0) {
                ForEach(0..<group.subitems.count, id: \.self) { index in
                    Button {
                        group.press(index)
                    } label: {
                        label(of: group.subitems[index])
                    }
                }
            }
        } else if let menu = (item as? NSMenuToolbarItem)?.menu {
            Menu {
                FollowedMenu(menu: menu, changes: menu.changes)
            } label: {
                label(of: item)
            }
        } else {
            Button(action: item.press) { label(of: item) }
                .disabled(!item.isEnabled)
                .help(item.toolTip ?? "")
        }
    }

    @ViewBuilder private func label(of item: NSToolbarItem) -> some View {
        let text = item.title.isEmpty ? item.label : item.title
        if let image = item.image, mode != .labelOnly {
            Label {
                Text(verbatim: text)
            } icon: {
                Image(nsImage: image)
            }
        } else {
            Text(verbatim: text)
        }
    }
}
