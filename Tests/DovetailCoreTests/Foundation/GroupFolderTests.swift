import Foundation
import FoundationAdditions
import Testing

@Suite("Folders of groups of programs")
struct GroupFolderTests {
    @Test("are refused for names that can't be those of a folder", arguments: ["", "..", "../x", "a/b"])
    func names(name: String) {
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
    }

    @Test("are the same each time, and are there")
    func folder() throws {
        let name = "group.dovetail.test-\(UUID().uuidString)"
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(FileManager.default.fileExists(atPath: folder.path))
        #expect(folder == FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
    }
}
