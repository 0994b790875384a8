import CDovetailGTK
import DovetailCore
import Foundation
import UniformTypeIdentifiers

/// The desktop's dialog for files.
@MainActor
enum FileDialog {
    /// Holds the answer's closure while the dialog is open.
    private final class Answer {
        let tell: @MainActor ([URL]?) -> Void
        init(_ tell: @escaping @MainActor ([URL]?) -> Void) { self.tell = tell }
    }

    static func show(_ request: FileRequest, answer: @escaping @MainActor ([URL]?) -> Void) {
        let question: DovetailFileQuestion
        var name: String?
        var extensions: [String] = []
        switch request.kind {
        case .open(let types, _) where types.contains(where: { $0.conforms(to: .directory) }):
            question = DOVETAIL_CHOOSE_FOLDER
        case .open(let types, let allowsMany):
            question = allowsMany ? DOVETAIL_OPEN_FILES : DOVETAIL_OPEN_FILE
            // A type without extensions, such as “data”, takes any file.
            let known = types.map(\.filenameExtensions)
            if known.allSatisfy({ !$0.isEmpty }) { extensions = known.flatMap { $0 } }
        case .save(let type, let proposed):
            question = DOVETAIL_SAVE_FILE
            let base = proposed ?? "Untitled"
            let suffix = type?.preferredFilenameExtension
            name = base.contains(".") ? base : suffix.map { "\(base).\($0)" } ?? base
        case .folder: question = DOVETAIL_CHOOSE_FOLDER
        }
        let context = Unmanaged.passRetained(Answer(answer)).toOpaque()
        var suffixes: [UnsafePointer<CChar>?] = extensions.map { UnsafePointer(strdup($0)) } + [nil]
        defer { suffixes.forEach { free(UnsafeMutablePointer(mutating: $0)) } }
        dovetail_ask_for_files(
            question, request.message, request.confirmation, name, request.directory?.path, &suffixes,
            { context, uris, count in
                let answer = Unmanaged<Answer>.fromOpaque(context!).takeRetainedValue()
                let urls = (0..<Int(count)).compactMap { index in
                    uris?[index].flatMap { URL(string: String(cString: $0)) }
                }
                MainActor.assumeIsolated { answer.tell(urls.isEmpty ? nil : urls) }
            }, context)
    }
}
