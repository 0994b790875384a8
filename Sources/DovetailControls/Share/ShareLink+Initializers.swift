import CoreTransferable
import DovetailCore
import Foundation

// The forms of `ShareLink`: one item or several, with a preview or without, with a label, a title or neither.

extension ShareLink {
    /// Shares an item, with any view as its label.
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(data: CollectionOfOne(item), subject: subject, message: message, label: label())
    }

    /// Shares an item.
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
        self.init(
            data: CollectionOfOne(item), subject: subject, message: message,
            label: DefaultShareLinkLabel(title: Text("Share…")))
    }

    /// Shares an item, with a title.
    nonisolated public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
        self.init(
            data: CollectionOfOne(item), subject: subject, message: message,
            label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares an item, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
        self.init(
            data: CollectionOfOne(item), subject: subject, message: message,
            label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// Shares an item, with a text as its title.
    nonisolated public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
        self.init(
            data: CollectionOfOne(item), subject: subject, message: message, label: DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
    /// Shares an item, with any view as its label.
    nonisolated public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(data: CollectionOfOne(item), subject: subject, message: message, label: label())
    }

    /// Shares an item.
    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil)
    where Label == DefaultShareLinkLabel {
        self.init(
            data: CollectionOfOne(item), subject: subject, message: message,
            label: DefaultShareLinkLabel(title: Text("Share…")))
    }

    /// Shares an item, with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {
        self.init(
            data: CollectionOfOne(item), subject: subject, message: message,
            label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares an item, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {
        self.init(
            data: CollectionOfOne(item), subject: subject, message: message,
            label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// Shares an item, with a text as its title.
    nonisolated public init(
        _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {
        self.init(
            data: CollectionOfOne(item), subject: subject, message: message, label: DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
    /// Shares an item, with any view as its label.
    nonisolated public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(data: CollectionOfOne(item), subject: subject, message: message, label: label())
    }

    /// Shares an item.
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil)
    where Label == DefaultShareLinkLabel {
        self.init(
            data: CollectionOfOne(item), subject: subject, message: message,
            label: DefaultShareLinkLabel(title: Text("Share…")))
    }

    /// Shares an item, with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {
        self.init(
            data: CollectionOfOne(item), subject: subject, message: message,
            label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares an item, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {
        self.init(
            data: CollectionOfOne(item), subject: subject, message: message,
            label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// Shares an item, with a text as its title.
    nonisolated public init(
        _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {
        self.init(
            data: CollectionOfOne(item), subject: subject, message: message, label: DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink {
    /// Shares items, with any view as its label.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) {
        self.init(data: items, subject: subject, message: message, label: label())
    }

    /// Shares items.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Label == DefaultShareLinkLabel {
        self.init(
            data: items, subject: subject, message: message, label: DefaultShareLinkLabel(title: Text("Share…")))
    }

    /// Shares items, with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Label == DefaultShareLinkLabel {
        self.init(data: items, subject: subject, message: message, label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares items, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Label == DefaultShareLinkLabel {
        self.init(data: items, subject: subject, message: message, label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// Shares items, with a text as its title.
    nonisolated public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Label == DefaultShareLinkLabel {
        self.init(data: items, subject: subject, message: message, label: DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink where Data.Element == String, PreviewImage == Never, PreviewIcon == Never {
    /// Shares items, with any view as its label.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(data: items, subject: subject, message: message, label: label())
    }

    /// Shares items.
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil)
    where Label == DefaultShareLinkLabel {
        self.init(
            data: items, subject: subject, message: message, label: DefaultShareLinkLabel(title: Text("Share…")))
    }

    /// Shares items, with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {
        self.init(data: items, subject: subject, message: message, label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares items, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {
        self.init(data: items, subject: subject, message: message, label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// Shares items, with a text as its title.
    nonisolated public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {
        self.init(data: items, subject: subject, message: message, label: DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never {
    /// Shares items, with any view as its label.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(data: items, subject: subject, message: message, label: label())
    }

    /// Shares items.
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil)
    where Label == DefaultShareLinkLabel {
        self.init(
            data: items, subject: subject, message: message, label: DefaultShareLinkLabel(title: Text("Share…")))
    }

    /// Shares items, with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {
        self.init(data: items, subject: subject, message: message, label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares items, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {
        self.init(data: items, subject: subject, message: message, label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// Shares items, with a text as its title.
    nonisolated public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {
        self.init(data: items, subject: subject, message: message, label: DefaultShareLinkLabel(title: title))
    }
}
