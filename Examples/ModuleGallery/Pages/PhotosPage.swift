import Photos
import PhotosUI
import SwiftUI

/// Pictures that a person chooses.
struct PhotosPage: View {
    @State private var items: [PhotosPickerItem] = []
    @State private var pictures: [Image] = []
    @State private var count: Int?

    var body: some View {
        VStack {
            if pictures.isEmpty {
                ContentUnavailableView(
                    "No pictures", systemImage: "photo.on.rectangle", description: Text("Choose some of yours."))
                if let count { Text("^[\(count) picture](inflect: true) in the library").foregroundStyle(.secondary) }
            } else {
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))]) {
                        ForEach(pictures.indices, id: \.self) { index in
                            pictures[index].resizable().scaledToFill().frame(width: 140, height: 140)
                                .clipShape(.rect(cornerRadius: 8))
                        }
                    }
                    .padding()
                }
            }
            HStack {
                Button("Count") { Task { count = await PhotosPage.count() } }
                PhotosPicker("Choose…", selection: $items, maxSelectionCount: 12, matching: .images)
            }
            .padding()
        }
        .onChange(of: items) { _, items in
            Task {
                var loaded: [Image] = []
                for item in items {
                    if let image = try? await item.loadTransferable(type: Image.self) { loaded.append(image) }
                }
                pictures = loaded
            }
        }
    }

    /// Of the person's folder of pictures.
    private static func count() async -> Int {
        guard await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .authorized else { return 0 }
        return PHAsset.fetchAssets(with: .image, options: nil).count
    }
}
