import CoreTransferable
import DovetailCore
import Foundation
import UniformTypeIdentifiers

extension SharePreview {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
        self.init(LocalizedStringKey(titleResource), image: image, icon: icon)
    }
}

extension SharePreview where Icon == Never {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image) {
        self.init(LocalizedStringKey(titleResource), image: image)
    }
}

extension SharePreview where Image == Never {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, icon: Icon) {
        self.init(LocalizedStringKey(titleResource), icon: icon)
    }
}

extension SharePreview where Image == Never, Icon == Never {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) {
        self.init(LocalizedStringKey(titleResource))
    }
}

extension ShareLink {
    /// Shares an item, with a title.
    @_disfavoredOverload
    nonisolated public init<I: Transferable>(
        _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
        self.init(LocalizedStringKey(titleResource), item: item, subject: subject, message: message, preview: preview)
    }

    /// Shares items, with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Label == DefaultShareLinkLabel {
        self.init(LocalizedStringKey(titleResource), items: items, subject: subject, message: message, preview: preview)
    }
}

extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
    /// Shares an item, with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {
        self.init(LocalizedStringKey(titleResource), item: item, subject: subject, message: message)
    }
}

extension ShareLink where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
    /// Shares an item, with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {
        self.init(LocalizedStringKey(titleResource), item: item, subject: subject, message: message)
    }
}

extension ShareLink where Data.Element == String, PreviewImage == Never, PreviewIcon == Never {
    /// Shares items, with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {
        self.init(LocalizedStringKey(titleResource), items: items, subject: subject, message: message)
    }
}

extension ShareLink where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never {
    /// Shares items, with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {
        self.init(LocalizedStringKey(titleResource), items: items, subject: subject, message: message)
    }
}

extension NewDocumentButton where Label == Text {
    /// A button with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, contentType: UTType? = nil) {
        self.init(LocalizedStringKey(titleResource), contentType: contentType)
    }
}
