import Foundation
import FoundationAdditions
import TestSupport
import Testing

@Suite("Bookmarks of files")
struct BookmarkTests {
    private let folder = TemporaryFolder()

    private func file(_ name: String) throws -> URL {
        let url = folder.url.appendingPathComponent(name)
        let parent = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try Data(name.utf8).write(to: url)
        return url
    }

    private func resolve(_ data: Data, relativeTo base: URL? = nil) throws -> (url: URL, isStale: Bool) {
        var isStale = false
        let url = try URL(
            resolvingBookmarkData: data, options: .withSecurityScope, relativeTo: base, bookmarkDataIsStale: &isStale)
        return (url, isStale)
    }

    @Test("find a file at its place, and are not stale")
    func atItsPlace() throws {
        let url = try file("a.txt")
        let data = try url.bookmarkData(
            options: .withSecurityScope, includingResourceValuesForKeys: nil, relativeTo: nil)
        let found = try resolve(data)
        #expect(found.url.path == url.path)
        #expect(!found.isStale)
    }

    @Test("find a file that was renamed or moved, and are stale then")
    func moved() throws {
        let url = try file("in/a.txt")
        let data = try url.bookmarkData()
        let renamed = folder.url.appendingPathComponent("in/b.txt")
        try FileManager.default.moveItem(at: url, to: renamed)
        #expect(try resolve(data).url.path == renamed.path)
        #expect(try resolve(data).isStale)
        let other = try file("other/deep/c.txt").deletingLastPathComponent().appendingPathComponent("d.txt")
        try FileManager.default.moveItem(at: renamed, to: other)
        #expect(try resolve(data).url.path == other.path)
        #expect(try resolve(data).isStale)
    }

    @Test("find what has taken a file's place, and are stale then")
    func replaced() throws {
        let url = try file("a.txt")
        let data = try url.bookmarkData()
        let new = try file("new.txt")
        #expect(rename(new.path, url.path) == 0)
        #expect(try resolve(data).url.path == url.path)
        #expect(try resolve(data).isStale)
    }

    @Test("go with the folder that they are relative to")
    func relative() throws {
        let url = try file("first/a.txt")
        let first = folder.url.appendingPathComponent("first")
        let data = try url.bookmarkData(relativeTo: first)
        let second = folder.url.appendingPathComponent("second")
        try FileManager.default.moveItem(at: first, to: second)
        #expect(try resolve(data, relativeTo: second).url.path == second.appendingPathComponent("a.txt").path)
    }

    @Test("are not made of what isn't there, and not found when it is gone")
    func gone() throws {
        let nothing = folder.url.appendingPathComponent("nothing")
        #expect(throws: CocoaError.self) { try nothing.bookmarkData() }
        let url = try file("a.txt")
        let data = try url.bookmarkData()
        try FileManager.default.removeItem(at: url)
        do {
            _ = try resolve(data)
            Issue.record("A file that is gone was found")
        } catch let error as CocoaError {
            #expect(error.code == .fileNoSuchFile)
        }
        do {
            _ = try resolve(Data("book".utf8))
            Issue.record("No bookmark was resolved")
        } catch let error as CocoaError {
            #expect(error.code == .fileReadCorruptFile)
        }
    }

    @Test("are kept in files")
    func files() throws {
        let url = try file("a.txt")
        let alias = folder.url.appendingPathComponent("alias")
        try URL.writeBookmarkData(url.bookmarkData(options: .suitableForBookmarkFile), to: alias)
        #expect(try URL(resolvingAliasFileAt: alias).path == url.path)
        #expect(try resolve(URL.bookmarkData(withContentsOf: alias)).url.path == url.path)
        #expect(throws: CocoaError.self) { try URL.bookmarkData(withContentsOf: url) }
    }

    @Test("The kind of a file's content follows from its name and what it is")
    func contentType() throws {
        let picture = try file("a.png")
        #expect(try picture.resourceValues(forKeys: [.contentTypeKey]).contentType == .png)
        #expect(try folder.url.resourceValues(forKeys: [.contentTypeKey, .isDirectoryKey]).contentType == .folder)
        let link = folder.url.appendingPathComponent("link.png")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: picture)
        #expect(try link.resourceValues(forKeys: [.contentTypeKey]).contentType == .symbolicLink)
        #expect(try picture.resourceValues(forKeys: [.fileSizeKey]).contentType == nil)
    }
}
