import DovetailTesting
import PhotosUI
import SwiftUI
import TestSupport
import Testing

/// The button that lets a person choose pictures.
@MainActor
struct PhotosPickerTests {
    private static func png() throws -> Data { try TestHost(size: CGSize(width: 8, height: 6)) { Color.red }.png() }

    private static func picture(in folder: TemporaryFolder, _ name: String = "Red.png") throws -> URL {
        let file = folder.url.appendingPathComponent(name)
        try png().write(to: file)
        return file
    }

    /// As many apps have it: a picker, and a picture once it is loaded.
    private struct Avatar: View {
        @State private var item: PhotosPickerItem?
        @State private var image: Image?
        @State private var count = 0

        var body: some View {
            VStack {
                if let image { image.resizable().frame(width: 80, height: 60).accessibilityLabel("Avatar") }
                PhotosPicker("Choose", selection: $item, matching: .images, photoLibrary: .shared())
                Text("\(count) bytes")
            }
            .onChange(of: item) { _, new in
                Task {
                    image = try? await new?.loadTransferable(type: Image.self)
                    count = (try? await new?.loadTransferable(type: Data.self))?.count ?? 0
                }
            }
        }
    }

    @Test("What is chosen is loaded as a picture and as bytes") func one() async throws {
        let folder = TemporaryFolder()
        let file = try Self.picture(in: folder)
        let host = TestHost(size: CGSize(width: 300, height: 200)) { Avatar() }
        try host.tap("Choose")
        host.answerFileDialog([file])
        let bytes = try Data(contentsOf: file).count
        try await wait(for: "the picture") {
            host.settle()
            return host.exists("Avatar") && host.exists("\(bytes) bytes")
        }
    }

    @Test("Of several no more than the limit are taken") func several() async throws {
        struct Page: View {
            @State private var items: [PhotosPickerItem] = []
            var body: some View {
                VStack {
                    PhotosPicker(selection: $items, maxSelectionCount: 2, matching: .any(of: [.images, .videos])) {
                        Label("Add", systemImage: "photo")
                    }
                    Text("\(items.count) chosen")
                }
            }
        }
        let folder = TemporaryFolder()
        let files = try ["a.png", "b.png", "c.png"].map { try Self.picture(in: folder, $0) }
        let host = TestHost(size: CGSize(width: 300, height: 200)) { Page() }
        try host.tap("Add")
        host.answerFileDialog(files)
        #expect(host.exists("2 chosen"))
    }

    @Test("A modifier asks while its binding is true; who chooses nothing changes nothing") func modifier() throws {
        struct Page: View {
            @State private var isShown = false
            @State private var item: PhotosPickerItem?
            var body: some View {
                VStack {
                    Button("Open") { isShown = true }
                    Text(isShown ? "asking" : "quiet")
                    Text(item == nil ? "nothing" : "something")
                }
                .photosPicker(isPresented: $isShown, selection: $item, matching: .images)
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 200)) { Page() }
        try host.tap("Open")
        #expect(host.exists("asking"))
        host.answerFileDialog(nil)
        #expect(host.exists("quiet") && host.exists("nothing"))
    }

    @Test("A file is what its name says, and a type that does not take that is nil") func types() async throws {
        let folder = TemporaryFolder()
        let item = PhotosPickerItem(file: try Self.picture(in: folder))
        #expect(item.supportedContentTypes == [.png])
        #expect(try await item.loadTransferable(type: String.self) == nil)
        let gone = PhotosPickerItem(file: folder.url.appendingPathComponent("gone.png"))
        await #expect(throws: (any Error).self) { try await gone.loadTransferable(type: Data.self) }
    }
}
