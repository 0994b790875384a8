import DovetailControls
import DovetailCore
import DovetailPages
import DovetailUIKit
import Foundation

/// A page of the web in place, between a bar with its address and one with what can be done with it.
struct ShownPage: View {
    let page: any BrowserPage
    let address: URL
    let buttonTitle: String
    let barTint: UIColor?
    let tint: UIColor?
    let begin: (@escaping () -> Void) -> Void
    let finish: () -> Void
    @State private var state = BrowserState()
    @Environment(\.openURL) private var openURL
    @Environment(\.dismiss) private var dismiss

    private var shown: URL { state.address ?? address }

    var body: some View {
        VStack(spacing: 0) {
            top
            Divider()
            BrowserView(page: page).frame(maxWidth: .infinity, maxHeight: .infinity)
            Divider()
            bottom
        }
        .tint(tint.map { Color(uiColor: $0) })
        .onAppear {
            begin { dismiss() }
            page.observe { state = $0 }
        }
    }

    private var top: some View {
        HStack(spacing: 12) {
            Button(buttonTitle) { finish() }.keyboardShortcut(.cancelAction)
            Spacer(minLength: 0)
            HStack(spacing: 5) {
                if shown.scheme == "https" {
                    Image(systemName: "lock.fill").font(.caption).foregroundStyle(.secondary)
                        .accessibilityLabel("Secure")
                }
                Text(shown.host ?? shown.absoluteString).lineLimit(1).truncationMode(.middle)
            }
            Spacer(minLength: 0)
            Button {
                page.reload()
            } label: {
                Image(systemName: "arrow.clockwise").accessibilityLabel("Reload")
            }
            .disabled(state.isLoading)
        }
        .buttonStyle(.borderless)
        .padding(.horizontal, 14)
        .padding(.vertical, 9)
        .background(barTint.map { Color(uiColor: $0) } ?? .clear)
    }

    private var bottom: some View {
        HStack(spacing: 28) {
            symbol("chevron.left", "Back", isEnabled: state.canGoBack) { page.goBack() }
            symbol("chevron.right", "Forward", isEnabled: state.canGoForward) { page.goForward() }
            Spacer()
            symbol("safari", "Open in Browser", isEnabled: true) { openURL(shown) }
        }
        .buttonStyle(.borderless)
        .padding(.horizontal, 18)
        .padding(.vertical, 9)
        .background(barTint.map { Color(uiColor: $0) } ?? .clear)
    }

    private func symbol(
        _ name: String, _ label: LocalizedStringKey, isEnabled: Bool, action: @escaping () -> Void
    ) -> some View {
        Button(action: action) { Image(systemName: name).imageScale(.large).accessibilityLabel(label) }
            .disabled(!isEnabled)
    }
}

/// The view of the page.
private struct BrowserView: UIViewRepresentable {
    let page: any BrowserPage
    func makeUIView(context: Context) -> UIView { page.view }
    func updateUIView(_ view: UIView, context: Context) {}
}
