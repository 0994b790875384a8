import PhotosUI
import SwiftUI

/// Pictures that a person chooses.
struct PhotosPage: View {
    @State private var items: [PhotosPickerItem] = []
    @State private var pictures: [Image] = []

    var body: some View {
        VStack {
            if pictures.isEmpty {
                ContentUnavailableView(
                    "No pictures", systemImage: "photo.on.rectangle", description: Text("Choose some of yours."))
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
            PhotosPicker("Choose…", selection: $items, maxSelectionCount: 12, matching: .images)
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
}
