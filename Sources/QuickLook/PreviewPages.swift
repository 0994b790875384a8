import DovetailControls
import DovetailCore
import DovetailUIKit
import Foundation
import PDFKit

/// Previews of files, one at a time, between bars with what can be done.
struct PreviewPages: View {
    let files: [PreviewedFile]
    @Binding var index: Int
    /// Ends the preview; nil where what is around has a way back.
    let finish: (() -> Void)?
    @Environment(\.openURL) private var openURL

    private var file: PreviewedFile? { files.indices.contains(index) ? files[index] : nil }

    var body: some View {
        VStack(spacing: 0) {
            if let finish {
                top(finish)
                Divider()
            }
            if let file {
                PreviewPage(file: file) { open(file) }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            } else {
                Text("No file").foregroundStyle(.secondary).frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            if files.count > 1 {
                Divider()
                bottom
            }
        }
        .background(.background)
    }

    private func top(_ finish: @escaping () -> Void) -> some View {
        HStack(spacing: 12) {
            Button("Done", action: finish).keyboardShortcut(.cancelAction)
            Spacer(minLength: 0)
            Text(file?.title ?? "").font(.headline).lineLimit(1).truncationMode(.middle)
            Spacer(minLength: 0)
            Button {
                if let file { open(file) }
            } label: {
                Image(systemName: "arrow.up.forward.app").accessibilityLabel("Open in Another App")
            }
            .disabled(file?.url == nil)
        }
        .buttonStyle(.borderless)
        .padding(.horizontal, 14)
        .padding(.vertical, 11)
    }

    private var bottom: some View {
        HStack(spacing: 28) {
            step("chevron.left", "Previous", to: index - 1).keyboardShortcut(.leftArrow, modifiers: [])
            Spacer()
            Text("\(index + 1) of \(files.count)").font(.callout).foregroundStyle(.secondary)
            Spacer()
            step("chevron.right", "Next", to: index + 1).keyboardShortcut(.rightArrow, modifiers: [])
        }
        .buttonStyle(.borderless)
        .padding(.horizontal, 18)
        .padding(.vertical, 9)
    }

    private func step(_ symbol: String, _ label: LocalizedStringKey, to next: Int) -> some View {
        Button {
            index = next
        } label: {
            Image(systemName: symbol).imageScale(.large).accessibilityLabel(label)
        }
        .disabled(!files.indices.contains(next))
    }

    private func open(_ file: PreviewedFile) {
        if let url = file.url { openURL(url) }
    }
}

/// The preview of a file.
private struct PreviewPage: View {
    let file: PreviewedFile
    let open: () -> Void
    @State private var shown: (file: PreviewedFile, content: PreviewContent)?

    var body: some View {
        Group {
            if let shown, shown.file == file { page(shown.content) } else { Color.clear }
        }
        .task(id: file) {
            let file = file
            let content = await Task.detached { PreviewContent(file) }.value
            if !Task.isCancelled { shown = (file, content) }
        }
    }

    @ViewBuilder
    private func page(_ content: PreviewContent) -> some View {
        switch content {
        case .picture(let image): PicturePreview(image: image, title: file.title).id(file.url)
        case .document(let document): DocumentPreview(document: document).id(file.url)
        case .text(let text, let isCut):
            ScrollView {
                VStack(alignment: .leading, spacing: 12) {
                    Text(verbatim: text).font(.system(.footnote, design: .monospaced)).textSelection(.enabled)
                    if isCut { Text("The text is longer.").font(.footnote).foregroundStyle(.secondary) }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(16)
            }
        case .other(let kind):
            VStack(spacing: 12) {
                Image(systemName: "doc").font(.system(size: 56)).foregroundStyle(.secondary).accessibilityHidden(true)
                Text(verbatim: file.title).font(.headline).multilineTextAlignment(.center)
                Text(verbatim: kind).font(.callout).foregroundStyle(.secondary).multilineTextAlignment(.center)
                Button("Open", action: open).padding(.top, 4)
            }
            .padding(24)
        case .missing:
            VStack(spacing: 12) {
                Image(systemName: "questionmark.folder").font(.system(size: 56)).foregroundStyle(.secondary)
                    .accessibilityHidden(true)
                Text("The file is not there").font(.headline)
                Text(verbatim: file.title).font(.callout).foregroundStyle(.secondary)
            }
            .padding(24)
        }
    }
}

/// A picture that fits, and that a double press makes three times as large.
private struct PicturePreview: View {
    let image: UIImage
    let title: String
    @State private var isLarge = false

    var body: some View {
        GeometryReader { geometry in
            let factor: CGFloat = isLarge ? 3 : 1
            ScrollView(isLarge ? [.horizontal, .vertical] : []) {
                Image(uiImage: image).resizable().scaledToFit()
                    .frame(width: geometry.size.width * factor, height: geometry.size.height * factor)
            }
            .onTapGesture(count: 2) { isLarge.toggle() }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: title))
        .accessibilityAddTraits(.isImage)
    }
}

/// The pages of a document.
private struct DocumentPreview: UIViewRepresentable {
    let document: PDFDocument

    func makeUIView(context: Context) -> PDFView {
        let view = PDFView()
        view.autoScales = true
        view.document = document
        return view
    }

    func updateUIView(_ view: PDFView, context: Context) {}
}
