import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A search bar of UIKit's.
struct SearchBarContent: View {
    let bar: UISearchBar
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    var body: some View {
        VStack(spacing: 0) {
            if let prompt = bar.prompt {
                Text(verbatim: prompt).font(.footnote).foregroundStyle(.secondary).frame(height: 18)
            }
            HStack(spacing: 8) {
                field
                if bar.showsCancelButton {
                    Button("Cancel") { bar.delegate?.searchBarCancelButtonClicked(bar) }
                }
            }
            .padding(EdgeInsets(top: 10, leading: 8, bottom: 10, trailing: 8))
            if bar.showsScopes { scopes }
        }
        .background { ground }
    }

    private var field: some View {
        let look = bar.searchTextField
        return HStack(spacing: 6) {
            if look.leftViewMode != .never {
                if let left = look.leftView {
                    UIViewContent(left).frame(width: left.sizeBesideText.width, height: left.sizeBesideText.height)
                } else {
                    icon(.search, "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
                }
            }
            TextField(
                bar.placeholder ?? "", text: Binding(get: { bar.text ?? "" }, set: { bar.type($0) }),
                prompt: bar.attributedHint.map { AttributedContent(string: $0).text }
            )
            .textFieldStyle(.plain)
            .font(look.font.map { Font($0) })
            .foregroundStyle(Color(uiColor: look.textColor ?? .label))
            .multilineTextAlignment(look.textAlignment.alignment)
            .offset(x: bar.searchTextPositionAdjustment.horizontal, y: bar.searchTextPositionAdjustment.vertical)
            .onSubmit { bar.search() }
            .modifier(TextInputFocus(state: bar.state, count: count) { bar.editingChanged($0) })
            end
        }
        .padding(EdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8))
        .background { fieldGround(look) }
    }

    @ViewBuilder
    private var end: some View {
        let look = bar.searchTextField
        if bar.text?.isEmpty == false {
            if look.clearButtonMode != .never {
                button("Clear text", icon(.clear, "xmark.circle.fill")) { bar.type("") }
            }
        } else if let right = look.rightView, look.rightViewMode != .never {
            UIViewContent(right).frame(width: right.sizeBesideText.width, height: right.sizeBesideText.height)
        } else if bar.showsSearchResultsButton {
            button("Results", icon(.resultsList, "chevron.down.circle")) {
                bar.delegate?.searchBarResultsListButtonClicked(bar)
            }
        } else if bar.showsBookmarkButton {
            button("Bookmarks", icon(.bookmark, "book")) { bar.delegate?.searchBarBookmarkButtonClicked(bar) }
        }
    }

    private func button(_ name: String, _ icon: some View, _ action: @escaping () -> Void) -> some View {
        Button(action: action) { icon.foregroundStyle(.secondary) }.buttonStyle(.plain).accessibilityLabel(name)
    }

    private func icon(_ icon: UISearchBar.Icon, _ symbol: String) -> Image {
        bar.image(for: icon, state: .normal).map { Image(uiImage: $0) } ?? Image(systemName: symbol)
    }

    @ViewBuilder
    private func fieldGround(_ look: UISearchTextField) -> some View {
        if let picture = bar.fieldBackground {
            Image(uiImage: picture).resizableInBox()
        } else if let color = look.backgroundColor {
            RoundedRectangle(cornerRadius: 10).fill(Color(uiColor: color))
        } else {
            RoundedRectangle(cornerRadius: 10).fill(.quaternary.opacity(0.6))
        }
    }

    @ViewBuilder
    private var ground: some View {
        if let color = bar.barTintColor { Color(uiColor: color) }
        if let picture = bar.backgroundImage, picture.size != .zero { Image(uiImage: picture).resizableInBox() }
    }

    private var scopes: some View {
        let titles = bar.scopeButtonTitles ?? []
        let selection = Binding(get: { bar.selectedScopeButtonIndex }) { new in
            guard new != bar.selectedScopeButtonIndex else { return }
            bar.selectedScopeButtonIndex = new
            bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: new)
            bar.onSearchChange?()
        }
        return Picker("", selection: selection) {
            ForEach(Array(titles.enumerated()), id: \.offset) { index, title in Text(verbatim: title).tag(index) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .padding(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
        .frame(height: 44)
    }
}
