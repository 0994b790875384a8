import DovetailCore
import Foundation

/// A page's title, with a sign for what the page is about and the button of a menu where there is something for it. The title becomes a
/// field while the page is renamed.
struct PageTitle<Title: View>: View {
    nonisolated(unsafe) let contents: BarContents
    let summary: BarSummary
    nonisolated(unsafe) let title: Title
    @State private var isRenaming = false
    @State private var name = ""
    @FocusState private var isFocused: Bool

    init(contents: BarContents, summary: BarSummary, @ViewBuilder title: () -> Title) {
        self.contents = contents
        self.summary = summary
        self.title = title()
    }

    var body: some View {
        let (rename, document) = (summary.options.rename, summary.options.document)
        if summary.hasTitleMenu || rename != nil || document != nil {
            HStack(spacing: 6) {
                if let document { DocumentSign(document: document) }
                if let rename, isRenaming { field(rename) } else { title }
                if summary.hasTitleMenu || rename != nil || document?.url != nil { menu(rename, document?.url) }
            }
        } else {
            title
        }
    }

    private func menu(_ rename: Binding<String>?, _ url: URL?) -> some View {
        Menu {
            if let url { TitleDocumentItems(url: url) }
            BarItems(contents, at: .titleMenu)
            // An app that has items of its own says itself where the page is renamed.
            if let rename, !summary.hasTitleMenu {
                Button("Rename") {
                    name = rename.wrappedValue
                    isRenaming = true
                }
            }
        } label: {
            Image(systemName: "chevron.down.circle.fill").font(.footnote).foregroundStyle(.secondary)
                .accessibilityHidden(true)
        }
        .accessibilityLabel("Title Menu")
        .barButton()
    }

    private func field(_ rename: Binding<String>) -> some View {
        TextField("Title", text: $name)
            .textFieldStyle(.roundedBorder)
            .frame(width: 220)
            .focused($isFocused)
            .onAppear { isFocused = true }
            .onSubmit {
                if !name.isEmpty { rename.wrappedValue = name }
                isRenaming = false
            }
            .onExitCommand { isRenaming = false }
            .onChange(of: isFocused) { wasFocused, isFocused in if wasFocused, !isFocused { isRenaming = false } }
    }
}
