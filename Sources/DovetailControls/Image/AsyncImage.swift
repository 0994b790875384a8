import DovetailCore
import Foundation

/// A picture that is loaded while its place is shown already.
///
/// Addresses with `http`, `https`, `file` and `data` are read. Pictures are kept by their address, up to 64 MB of files, as long as
/// the app runs. What is no picture or a damaged one, has more than 64 MB or comes with an error of the server is a failure. Loading
/// ends with the view, or when the address changes.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    // Immutable, and called on the main actor only.
    nonisolated(unsafe) private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty
    @Environment(\.pictureReader) private var reader

    private struct Request: Hashable {
        let url: URL?
        let scale: CGFloat
    }

    /// A picture, with something to show in each phase of loading.
    ///
    /// - Parameters:
    ///   - url: Where the picture is; nil for nowhere, which stays `empty`.
    ///   - scale: The picture's pixels for each point.
    ///   - transaction: How a change of phase is animated.
    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    public var body: some View {
        content(phase)
            .task(id: Request(url: url, scale: scale)) {
                if case .empty = phase {} else { change(to: .empty) }
                guard let url else { return }
                do {
                    let data = try await ImageDownloads.shared.data(at: url)
                    if reader?.canRead(data) == false {
                        throw ImageLoadingError(description: "\(ImageDownloads.name(url)) is damaged")
                    }
                    change(to: .success(Image(data: data, scale: scale > 0 ? scale : 1)))
                } catch is CancellationError {
                    // The view has gone, or wants something else.
                } catch {
                    if !Task.isCancelled { change(to: .failure(error)) }
                }
            }
    }

    private func change(to new: AsyncImagePhase) { withTransaction(transaction) { phase = new } }
}

extension AsyncImage where Content == Image {
    /// A picture in its own size, and until it is there a grey area.
    nonisolated public init(url: URL?, scale: CGFloat = 1) {
        self.init(url: url, scale: scale) { $0.image ?? Image.placeholder }
    }
}

extension AsyncImage {
    /// A picture, and something in its place until it is there.
    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
}

/// How far a picture's loading is.
public enum AsyncImagePhase: Sendable {
    /// Nothing is there yet.
    case empty
    /// The picture.
    case success(Image)
    /// Why there is none.
    case failure(any Error)

    /// The picture, once it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// Why there is no picture.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension Image {
    /// A grey pixel that fills its place.
    fileprivate nonisolated static var placeholder: Image {
        let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOor6//DwAFewJ9P9re+gAAAABJRU5ErkJggg=="
        return Image(data: Data(base64Encoded: png) ?? Data()).resizable()
    }
}
