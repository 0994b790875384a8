import Testing
import UniformTypeIdentifiers

@Suite("Tags of types")
struct UTTagClassTests {
    @Test("are extensions and MIME types")
    func types() throws {
        #expect(UTType(tag: "png", tagClass: .filenameExtension, conformingTo: nil) == .png)
        #expect(UTType(tag: "image/png", tagClass: .mimeType, conformingTo: .image) == .png)
        #expect(UTType(tag: "png", tagClass: UTTagClass(rawValue: "org.example"), conformingTo: nil) == nil)
        let own = try #require(UTType(tag: "simctl", tagClass: .filenameExtension, conformingTo: .text))
        #expect(own.isDynamic && own.conforms(to: .text))
    }

    @Test("have all their types, and types all their tags")
    func all() {
        #expect(UTType.types(tag: "png", tagClass: .filenameExtension, conformingTo: nil) == [.png])
        #expect(UTType.types(tag: "png", tagClass: .filenameExtension, conformingTo: .audio).map(\.isDynamic) == [true])
        #expect(UTType.jpeg.tags[.filenameExtension]?.contains("jpg") == true)
        #expect(UTType.jpeg.tags[.mimeType] == ["image/jpeg"])
        #expect(UTType.item.tags.isEmpty)
    }
}
