import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A picture or a film that a person chose: a file, since a desktop has no library of pictures.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
    /// How the content is to be encoded. It is given as it is in the file.
    public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
        private let name: String
        /// As suits best.
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        /// As it is.
        public static let current = EncodingDisambiguationPolicy(name: "current")
        /// As most programs read it.
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    /// The file.
    let file: URL
    /// Where a library has it: nil, as there is none.
    public var itemIdentifier: String? { nil }
    /// What the file is.
    public var supportedContentTypes: [UTType] {
        UTType(filenameExtension: file.pathExtension).map { [$0] } ?? [.data]
    }

    package init(file: URL) { self.file = file }

    /// An item of a library. There is none, so the item has no content.
    public init(itemIdentifier: String) { file = URL(fileURLWithPath: "/dev/null") }

    /// The content as a value: `Data`, `Image`, or an app's own. Nil where the type does not take what the file is. Throws where the file can't be
    /// read, or does not have what its name says.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        try await Task.detached { [file, supportedContentTypes] in
            let data = try Data(contentsOf: file, options: .mappedIfSafe)
            let content = supportedContentTypes[0]
            if T.self == Data.self { return data as? T }
            let taken = T.importedContentTypes()
            guard let type = taken.first(where: { content.conforms(to: $0) }) else { return nil }
            return try await T(importing: data, contentType: type)
        }.value
    }

    /// The content as a value, told on a thread of its own.
    @discardableResult
    @preconcurrency public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task.detached {
            do {
                let value = try await loadTransferable(type: type)
                progress.completedUnitCount = 1
                completionHandler(.success(value))
            } catch { completionHandler(.failure(error)) }
        }
        return progress
    }
}

/// In which order a person's choice is told.
public enum PhotosPickerSelectionBehavior: Hashable, Sendable {
    case `default`
    /// As it was chosen. Dialogs of desktops tell files in their own order.
    case ordered
    case continuous
    case continuousAndOrdered
}
