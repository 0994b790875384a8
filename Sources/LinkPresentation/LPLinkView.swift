import DovetailControls
import DovetailCore
import DovetailUIKit
import Foundation
import Observation

/// A card that stands for a page of the web: its picture, its title, and where it is. A press opens the page.
@MainActor @preconcurrency
open class LPLinkView: UIView {
    /// What is known of the page.
    open var metadata: LPLinkMetadata { didSet { state.show(metadata) } }
    private let state = CardState()
    private var hosting: AnyObject?

    /// A card of what is known of a page.
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        state.show(metadata)
        let host = UIHostingController(rootView: LinkCard(state: state))
        host.view.frame = bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(host.view)
        hosting = host
        content = host
    }
    /// A card of a page of which only the address is known.
    public convenience init(url URL: URL) {
        let metadata = LPLinkMetadata()
        (metadata.originalURL, metadata.url) = (URL, URL)
        self.init(metadata: metadata)
    }
    /// There are no archives of views: nil.
    public required init?(coder: NSCoder) { return nil }

    private var content: UIHostingController<LinkCard>?

    open override var intrinsicContentSize: CGSize {
        content?.sizeThatFits(in: CGSize(width: 280, height: CGFloat.infinity)) ?? .zero
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { content?.sizeThatFits(in: size) ?? size }
}

/// What a card shows.
@MainActor @Observable
private final class CardState {
    var title: String?
    var url: URL?
    var image: UIImage?
    var icon: UIImage?
    @ObservationIgnored private var generation = 0

    func show(_ metadata: LPLinkMetadata) {
        (title, url) = (metadata.title, metadata.url ?? metadata.originalURL)
        (image, icon) = (nil, nil)
        generation += 1
        load(metadata.imageProvider, \.image)
        load(metadata.iconProvider, \.icon)
    }

    private func load(_ provider: NSItemProvider?, _ path: ReferenceWritableKeyPath<CardState, UIImage?> & Sendable) {
        let generation = generation
        _ = provider?.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in
            guard let data else { return }
            Task { @MainActor in
                // Another page may be shown by now.
                if self.generation == generation { self[keyPath: path] = UIImage(data: data) }
            }
        }
    }
}

private struct LinkCard: View {
    let state: CardState
    @Environment(\.openURL) private var openURL

    var body: some View {
        Button {
            if let url = state.url { openURL(url) }
        } label: {
            VStack(alignment: .leading, spacing: 0) {
                if let image = state.image {
                    Image(uiImage: image).resizable().scaledToFill().frame(maxWidth: .infinity).frame(height: 150)
                        .clipped().accessibilityHidden(true)
                }
                HStack(spacing: 10) {
                    VStack(alignment: .leading, spacing: 2) {
                        Text(state.title ?? state.url?.host ?? "").font(.subheadline.weight(.semibold)).lineLimit(2)
                            .minimumScaleFactor(0.2)
                        if let host = state.url?.host {
                            Text(host).font(.caption).foregroundStyle(.secondary).lineLimit(1)
                                .minimumScaleFactor(0.5)
                        }
                    }
                    Spacer(minLength: 0)
                    if let icon = state.icon, state.image == nil {
                        Image(uiImage: icon).resizable().scaledToFit().frame(width: 32, height: 32)
                            .accessibilityHidden(true)
                    } else if state.image == nil {
                        Image(systemName: "safari").font(.title2).foregroundStyle(.secondary).accessibilityHidden(true)
                    }
                }
                .padding(12)
            }
            .background(Color(uiColor: .systemGray5))
            .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
        }
        .buttonStyle(.plain)
    }
}
