import Foundation
import PDFKit
import Testing

@Suite("PDF documents with a password")
struct PDFPasswordTests {
    /// A page that says “Secret”, written with the password “open”.
    private static let file = """
        JVBERi0xLjQKMSAwIG9iago8PC9UeXBlL0NhdGFsb2cvUGFnZXMgMiAwIFI+PgplbmRvYmoKMiAwIG9iago8PC9UeXBlL1BhZ2VzL0tpZHNbMy
        AwIFJdL0NvdW50IDE+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlL1BhZ2UvUGFyZW50IDIgMCBSL01lZGlhQm94WzAgMCAyMDAgMzAwXS9Db250
        ZW50cyA0IDAgUi9SZXNvdXJjZXM8PC9Gb250PDwvRjEgNSAwIFI+Pj4+Pj4KZW5kb2JqCjQgMCBvYmoKPDwvTGVuZ3RoIDM3Pj5zdHJlYW0KG7
        v8fMCLd7QZ9zTIc7nwu/FC1Dq4xLHpOJpQ0KkIZpWnrepgRgplbmRzdHJlYW0KZW5kb2JqCjUgMCBvYmoKPDwvVHlwZS9Gb250L1N1YnR5cGUv
        VHlwZTEvQmFzZUZvbnQvSGVsdmV0aWNhPj4KZW5kb2JqCjYgMCBvYmoKPDwvRmlsdGVyL1N0YW5kYXJkL1YgMS9SIDIvUCAtNC9PPDhlZWIwOT
        U4MTk2NjJhNzc0NDQyZmIwNzJlM2Q5ZjE5ZTlkMTMwZWMwOWE0ZDAwNjFlNzhmZTkyMGY3YWI2MmY+L1U8YmUwYmU4NGIxMzM0MjI4ZjRkODM2
        NmIxZTA5ZmNjOGU0YTkzNDhjM2Q0YWFiMWRkMGZkMzc5ODQ1YTFkMDU5ND4+PgplbmRvYmoKeHJlZgowIDcKMDAwMDAwMDAwMCA2NTUzNSBmIA
        owMDAwMDAwMDA5IDAwMDAwIG4gCjAwMDAwMDAwNTQgMDAwMDAgbiAKMDAwMDAwMDEwNSAwMDAwMCBuIAowMDAwMDAwMjE3IDAwMDAwIG4gCjAw
        MDAwMDAzMDEgMDAwMDAgbiAKMDAwMDAwMDM2NCAwMDAwMCBuIAp0cmFpbGVyPDwvU2l6ZSA3L1Jvb3QgMSAwIFIvRW5jcnlwdCA2IDAgUi9JRF
        s8MDAwMTAyMDMwNDA1MDYwNzA4MDkwYTBiMGMwZDBlMGY+PDAwMDEwMjAzMDQwNTA2MDcwODA5MGEwYjBjMGQwZTBmPl0+PgpzdGFydHhyZWYK
        NTQ5CiUlRU9GCg==
        """

    @Test("are locked until it is given, and tell nothing before")
    func unlocking() throws {
        let data = try #require(Data(base64Encoded: Self.file, options: .ignoreUnknownCharacters))
        let document = try #require(PDFDocument(data: data))
        #expect(document.isEncrypted && document.isLocked && document.pageCount == 0)
        #expect(document.page(at: 0) == nil && document.string == nil && document.documentAttributes == nil)
        #expect(!document.unlock(withPassword: "other") && document.isLocked)
        #expect(document.unlock(withPassword: "open") && !document.isLocked && document.isEncrypted)
        #expect(document.pageCount == 1 && document.string?.contains("Secret") == true)
        #expect(document.majorVersion == 1 && document.minorVersion == 4)
        // The right password is not asked for twice.
        #expect(document.unlock(withPassword: "other"))
    }
}
