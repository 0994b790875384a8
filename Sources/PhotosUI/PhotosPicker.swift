import DovetailControls
import DovetailCore
import Foundation

/// A button that lets a person choose pictures or films by the desktop's dialog for files.
///
///     PhotosPicker("Choose a picture", selection: $item, matching: .images)
///         .onChange(of: item) { _, item in
///             Task { image = try? await item?.loadTransferable(type: Image.self) }
///         }
public struct PhotosPicker<Label: View>: View {
    private let selection: PhotosSelection
    private let filter: PHPickerFilter?
    nonisolated(unsafe) private let label: Label
    @State private var isPresented = false

    nonisolated init(_ selection: PhotosSelection, _ filter: PHPickerFilter?, _ label: Label) {
        self.selection = selection
        self.filter = filter
        self.label = label
    }

    /// A button for several.
    nonisolated public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) { self.init(.several(selection, limit: maxSelectionCount), filter, label()) }

    /// A button for several, of a library. Files are chosen.
    nonisolated public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) { self.init(.several(selection, limit: maxSelectionCount), filter, label()) }

    /// A button for one.
    nonisolated public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) { self.init(.one(selection), filter, label()) }

    /// A button for one, of a library. Files are chosen.
    nonisolated public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) { self.init(.one(selection), filter, label()) }

    public var body: some View {
        Button {
            isPresented = true
        } label: {
            label
        }
        .modifier(PhotosDialog(isPresented: $isPresented, selection: selection, filter: filter))
    }
}

extension PhotosPicker where Label == Text {
    /// A button for several.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { self.init(.several(selection, limit: maxSelectionCount), filter, Text(titleKey)) }

    /// A button for several.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { self.init(.several(selection, limit: maxSelectionCount), filter, Text(title)) }

    /// A button for one.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { self.init(.one(selection), filter, Text(titleKey)) }

    /// A button for one.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { self.init(.one(selection), filter, Text(title)) }
}

/// Where a choice goes.
enum PhotosSelection {
    case one(Binding<PhotosPickerItem?>)
    /// No more than the limit; nil and 0 for any number.
    case several(Binding<[PhotosPickerItem]>, limit: Int?)
    /// To a controller, which hears of a cancellation too, as nothing.
    case files(limit: Int, done: ([URL]) -> Void)
}

/// Asks for pictures while a binding is true.
struct PhotosDialog: ViewModifier {
    @Binding var isPresented: Bool
    let selection: PhotosSelection
    let filter: PHPickerFilter?

    nonisolated init(isPresented: Binding<Bool>, selection: PhotosSelection, filter: PHPickerFilter?) {
        _isPresented = isPresented
        self.selection = selection
        self.filter = filter
    }

    func body(content: Content) -> some View {
        let types = (filter ?? .any(of: [.images, .videos])).offered
        switch selection {
        case .one(let item):
            content.fileImporter(isPresented: $isPresented, allowedContentTypes: types) { result in
                if case .success(let file) = result { item.wrappedValue = PhotosPickerItem(file: file) }
            }
        case .several(let items, let limit):
            content.fileImporter(
                isPresented: $isPresented, allowedContentTypes: types, allowsMultipleSelection: limit != 1
            ) { result in
                guard case .success(let files) = result else { return }
                let most = limit.map { $0 > 0 ? $0 : files.count } ?? files.count
                items.wrappedValue = files.prefix(most).map { PhotosPickerItem(file: $0) }
            }
        case .files(let limit, let done):
            content.fileImporter(
                isPresented: $isPresented, allowedContentTypes: types, allowsMultipleSelection: limit != 1
            ) { result in
                done((try? result.get()) ?? [])
            } onCancellation: {
                done([])
            }
        }
    }
}

extension View {
    /// Lets a person choose a picture while a binding is true.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { modifier(PhotosDialog(isPresented: isPresented, selection: .one(selection), filter: filter)) }

    /// Lets a person choose a picture of a library while a binding is true. Files are chosen.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) -> some View { modifier(PhotosDialog(isPresented: isPresented, selection: .one(selection), filter: filter)) }

    /// Lets a person choose pictures while a binding is true.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(
            PhotosDialog(
                isPresented: isPresented, selection: .several(selection, limit: maxSelectionCount), filter: filter))
    }

    /// Lets a person choose pictures of a library while a binding is true. Files are chosen.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) -> some View {
        photosPicker(
            isPresented: isPresented, selection: selection, maxSelectionCount: maxSelectionCount,
            selectionBehavior: selectionBehavior, matching: filter, preferredItemEncoding: preferredItemEncoding)
    }
}
