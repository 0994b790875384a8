import DovetailTesting
import GalleryExamples
import SwiftUI
import Testing

@MainActor
@Suite("EX-14: BookReader, an object at the app's top")
struct EX14Tests {
    @Test("steps 1 to 3: BEH-130, BEH-236, BEH-237: one library for all windows, however many close")
    func windows() throws {
        let made = EX14.Library.instances.made
        let first = TestHost(app: EX14.BookReader.self)
        let second = first.openWindow()
        #expect(EX14.Library.instances.made == made + 1)
        #expect(first.texts == ["Great Expectations", "Emma", "Add a book"])
        #expect(second.texts == first.texts)

        try first.tap("Add a book")
        second.settle()
        #expect(first.texts == ["Great Expectations", "Emma", "Book 3", "Add a book"])
        #expect(second.texts == first.texts)

        first.close()
        #expect(EX14.Library.instances.alive(after: made).count == 1)
        try second.tap("Add a book")
        #expect(second.exists("Book 4"))
    }

    @Test("step 4: BEH-156, BEH-239: the preview shows a library of its own, without the app")
    func preview() throws {
        let made = EX14.Library.instances.made
        let host = TestHost { EX14.LibraryView_Previews.previews }
        #expect(EX14.Library.instances.made == made + 1)
        try host.tap("Add a book")
        #expect(host.exists("Book 3"))
    }

    @Test("step 5: BEH-148: without a library the program ends with a message that says what is missing")
    func missing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost { EX14.LibraryView() } }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("No ObservableObject of type Library found"))
        #expect(message.contains("View.environmentObject(_:)"))
        #expect(message.contains("LibraryView"))
    }
}
