import DovetailCore
import Foundation
import UniformTypeIdentifiers

/// Shows a new document in a window: call it like a function; see ``EnvironmentValues/newDocument``.
@MainActor
public struct NewDocumentAction {
    let openWindow: OpenWindowAction

    /// Shows a document that is a value in a window of the app's ``DocumentGroup`` for that type. It is new until it is saved.
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure () -> D) { show(newDocument()) }

    /// Shows a document that is an object in a window of the app's ``DocumentGroup`` for that type. It is new until it is saved.
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) { show(newDocument()) }

    /// Shows a new document of a type, as its ``DocumentGroup`` makes it. Does nothing, and tells so in the log, where no group makes such.
    public func callAsFunction(contentType: UTType) {
        guard let entry = DocumentRegistry.of(openWindow).entry(making: contentType, openWindow) else {
            return Log.warnOnce(
                "newDocument \(contentType.identifier)",
                "newDocument: the app makes no documents of the type “\(contentType.identifier)”.")
        }
        entry.makeNew(openWindow)
    }

    private func show<D>(_ document: D) { openWindow(value: DocumentFile<D>(waiting: WaitingDocuments.add(document))) }
}

/// Shows a file in a window: call it like a function; see ``EnvironmentValues/openDocument``.
@MainActor
public struct OpenDocumentAction {
    let openWindow: OpenWindowAction

    /// Shows a file in a window of the app's ``DocumentGroup`` for its type, or brings the window to the front that shows it.
    ///
    /// - Throws: What the document says of a file that it cannot read, or that the app has no documents of that type.
    public func callAsFunction(at url: URL) async throws {
        guard let entry = DocumentRegistry.of(openWindow).entry(reading: url, openWindow) else {
            throw DocumentOpenError.noKind(url)
        }
        try entry.check(url)
        entry.open(url, openWindow)
    }
}

extension EnvironmentValues {
    /// Shows new documents in windows.
    public var newDocument: NewDocumentAction { MainActor.assumeIsolated { NewDocumentAction(openWindow: openWindow) } }

    /// Shows files in windows.
    public var openDocument: OpenDocumentAction {
        MainActor.assumeIsolated { OpenDocumentAction(openWindow: openWindow) }
    }
}

/// A button that shows a new document in a window.
public struct NewDocumentButton<Label: View>: View {
    nonisolated(unsafe) private let label: Label
    private let contentType: UTType?
    @Environment(\.openWindow) private var openWindow

    /// A button with any view as its label. Without a type the document is of the first kind that the app can make.
    nonisolated public init(contentType: UTType? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.contentType = contentType
    }

    public var body: some View {
        let entry = DocumentRegistry.of(openWindow).entry(making: contentType, openWindow)
        Button {
            entry?.makeNew(openWindow)
        } label: {
            label
        }
        .disabled(entry == nil)
    }
}

extension NewDocumentButton where Label == Text {
    /// A button with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) {
        self.init(contentType: contentType) { Text(titleKey) }
    }

    /// A button with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, contentType: UTType? = nil) {
        self.init(contentType: contentType) { Text(title) }
    }
}

extension NewDocumentButton where Label == DovetailControls.Label<Text, Image> {
    /// A button with a symbol, named “New Document”.
    nonisolated public init(contentType: UTType? = nil) {
        self.init(contentType: contentType) { DovetailControls.Label("New Document", systemImage: "doc.badge.plus") }
    }
}
