import CoreTransferable
import DovetailCore
import Foundation

/// What a share link shows of an item before it is shared.
public struct SharePreview<Image, Icon> {
    let title: Text

    private init(text: Text) { title = text }
}

extension SharePreview {
    public init(_ title: Text, image: Image, icon: Icon) { self.init(text: title) }
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(text: Text(titleKey)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(text: Text(title)) }
}

extension SharePreview where Icon == Never {
    public init(_ title: Text, image: Image) { self.init(text: title) }
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(text: Text(titleKey)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init(text: Text(title)) }
}

extension SharePreview where Image == Never {
    public init(_ title: Text, icon: Icon) { self.init(text: title) }
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(text: Text(titleKey)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(text: Text(title)) }
}

extension SharePreview where Image == Never, Icon == Never {
    public init(_ title: Text) { self.init(text: title) }
    public init(_ titleKey: LocalizedStringKey) { self.init(text: Text(titleKey)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(text: Text(title)) }
}

/// The label of a share link that has no other: “Share…” and an arrow out of a box.
public struct DefaultShareLinkLabel: View {
    let title: Text

    public var body: some View {
        DovetailControls.Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

/// A control that shares items.
///
/// Linux has no sheet of programs to share with. The control opens a menu: copy what is shared as text, send it by mail, and open it
/// where it is an address.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: Transferable {
    nonisolated(unsafe) private let data: Data
    private let subject: Text?
    private let message: Text?
    nonisolated(unsafe) private let label: Label
    @Environment(\.openURL) private var openURL
    @State private var clipboard = ClipboardAccess()

    nonisolated init(data: Data, subject: Text?, message: Text?, label: Label) {
        self.data = data
        self.subject = subject
        self.message = message
        self.label = label
    }

    public var body: some View {
        Menu {
            Button("Copy", systemImage: "doc.on.doc") { share { clipboard.string = $0 } }
            Button("Mail", systemImage: "envelope") { share(byMail) }
            if let url = data.first as? URL, data.count == 1 {
                Button("Open", systemImage: "safari") { openURL(url) }
            }
        } label: {
            label
        }
        .modifier(ClipboardModifier(access: clipboard))
    }

    /// Hands over what is shared as text, one item a line. What has no text is left out.
    private func share(_ take: @escaping @MainActor (String) -> Void) {
        // Text and addresses need no waiting.
        let plain = data.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString }
        if plain.count == data.count { return take(plain.joined(separator: "\n")) }
        let items = Array(data)
        Task { @MainActor in
            var texts: [String] = []
            for item in items {
                if let data = try? await item.exported(as: .text), let text = String(data: data, encoding: .utf8) {
                    texts.append(text)
                } else if let data = try? await item.exported(as: .url) {
                    texts.append(String(decoding: data, as: UTF8.self))
                }
            }
            if texts.isEmpty {
                Log.warnOnce("share \(Data.Element.self)", "\(Data.Element.self) has no text to share")
            } else {
                take(texts.joined(separator: "\n"))
            }
        }
    }

    private func byMail(_ text: String) {
        var mail = URLComponents()
        mail.scheme = "mailto"
        let body = [message?.plainString, text].compactMap { $0 }.joined(separator: "\n\n")
        mail.queryItems = [URLQueryItem(name: "body", value: body)]
        if let subject { mail.queryItems?.insert(URLQueryItem(name: "subject", value: subject.plainString), at: 0) }
        if let url = mail.url { openURL(url) }
    }
}
