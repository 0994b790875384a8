import CoreTransferable
import DovetailCore
import Foundation
import UniformTypeIdentifiers

/// Asks for files while a binding is true.
private struct FileDialogModifier: ViewModifier {
    @Binding var isPresented: Bool
    /// What is asked for; nil where nothing can be asked, and then the dialog is over at once.
    let request: () -> FileRequest?
    let onChosen: ([URL]) -> Void
    let onCancellation: () -> Void
    @Environment(\.fileChooser) private var chooser
    @Environment(\.fileDialogOptions) private var options
    @Environment(\.defaultAppStorage) private var store

    func body(content: Content) -> some View {
        content.onChange(of: isPresented, initial: true) { _, isPresented in
            if isPresented { ask() }
        }
    }

    private func ask() {
        guard var request = request(), let chooser else {
            if chooser == nil { Log.warnOnce("file dialog", "no files are asked for: there is no desktop") }
            return isPresented = false
        }
        if case .save = request.kind {
            request.message = options.message ?? options.nameLabel
        } else {
            request.message = options.message
        }
        request.confirmation = options.confirmation
        request.directory = options.directory ?? options.lastDirectory(in: store)
        ask(request, chooser)
    }

    private func ask(_ request: FileRequest, _ chooser: @escaping FileChooser) {
        let (options, store) = (options, store)
        chooser(request) { urls in
            guard let urls, !urls.isEmpty else {
                isPresented = false
                return onCancellation()
            }
            options.noteDirectory(of: urls[0], in: store)
            var chosen = urls
            if case .open = request.kind {
                chosen = urls.filter(options.isEnabled)
                // What is not enabled cannot be chosen, but the desktop's dialog does not know that.
                if chosen.isEmpty { return ask(request, chooser) }
                if !options.importsUnresolvedAliases { chosen = chosen.map(\.resolvingLink) }
            }
            isPresented = false
            onChosen(chosen)
        }
    }
}

extension View {
    /// Asks for a file to open while a binding is true. `onCompletion` hears of the file; it does not when the person cancels.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented,
                request: { FileRequest(.open(types: allowedContentTypes, allowsMany: false)) },
                onChosen: { onCompletion(.success($0[0])) }, onCancellation: {}))
    }

    /// Asks for files to open while a binding is true. `onCompletion` hears of the files; it does not when the person cancels.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Asks for files to open while a binding is true.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented,
                request: { FileRequest(.open(types: allowedContentTypes, allowsMany: allowsMultipleSelection)) },
                onChosen: { onCompletion(.success($0)) }, onCancellation: onCancellation))
    }

    /// Asks where a document is to be written while a binding is true, and writes it there. Without a document nothing is asked.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(isPresented: isPresented, type: contentType, name: defaultFilename, onCompletion: onCompletion) {
            guard let document else { return nil }
            return {
                try document.fileWrapper(
                    configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil))
            }
        }
    }

    /// Asks where a document is to be written while a binding is true, and writes it there.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document,
            contentType: contentTypes.first ?? D.writableContentTypes.first ?? .data, defaultFilename: defaultFilename,
            onCompletion: onCompletion)
    }

    /// Asks where a document is to be written while a binding is true, and writes it there. Without a document nothing is asked.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(isPresented: isPresented, type: contentType, name: defaultFilename, onCompletion: onCompletion) {
            guard let document else { return nil }
            return {
                try document.fileWrapper(
                    snapshot: try document.snapshot(contentType: contentType),
                    configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil))
            }
        }
    }

    /// Asks where a value is to be written while a binding is true, and writes it there.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let type = contentTypes.first ?? T.exportedContentTypes().first ?? .data
        return modifier(
            FileDialogModifier(
                isPresented: isPresented,
                request: {
                    item.map { FileRequest(.save(type: type, name: defaultFilename ?? $0.suggestedFilename)) }
                },
                onChosen: { urls in
                    let url = urls[0].withExtension(of: type)
                    Task { @MainActor in
                        do {
                            try await item!.exported(as: type).write(to: url)
                            onCompletion(.success(url))
                        } catch {
                            onCompletion(.failure(error))
                        }
                    }
                }, onCancellation: onCancellation))
    }

    /// Asks where a file is to be moved while a binding is true, and moves it there. Without a file nothing is asked.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented, request: { file == nil ? nil : FileRequest(.folder) },
                onChosen: { urls in
                    let target = urls[0].appendingPathComponent(file!.lastPathComponent)
                    onCompletion(
                        Result {
                            try FileManager.default.moveItem(at: file!, to: target)
                            return target
                        })
                }, onCancellation: {}))
    }

    nonisolated private func fileExporter(
        isPresented: Binding<Bool>, type: UTType, name: String?,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        makeWrapper: @escaping () -> (() throws -> FileWrapper)?
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented,
                request: { makeWrapper() == nil ? nil : FileRequest(.save(type: type, name: name)) },
                onChosen: { urls in
                    let url = urls[0].withExtension(of: type)
                    onCompletion(
                        Result {
                            if let wrapper = try makeWrapper()?() { try wrapper.write(to: url, options: .atomic) }
                            return url
                        })
                }, onCancellation: {}))
    }
}

extension URL {
    /// The file that a symbolic link leads to; the file itself where it is none.
    fileprivate var resolvingLink: URL {
        let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        return kind == .typeSymbolicLink ? resolvingSymlinksInPath() : self
    }

    /// A file's name without an extension gets that of the type.
    fileprivate func withExtension(of type: UTType) -> URL {
        pathExtension.isEmpty ? appendingPathExtension(for: type) : self
    }
}
