import Foundation
import FoundationAdditions
import Testing

@Suite("The folder of iCloud")
struct CloudFolderTests {
    @Test("is not there, as where nobody is signed in")
    func folder() {
        let files = FileManager.default
        #expect(files.url(forUbiquityContainerIdentifier: nil) == nil)
        #expect(files.ubiquityIdentityToken == nil)
        let url = URL(fileURLWithPath: "/tmp/nothing")
        #expect(!files.isUbiquitousItem(at: url))
        #expect(throws: CocoaError.self) { try files.startDownloadingUbiquitousItem(at: url) }
        #expect(throws: CocoaError.self) { try files.evictUbiquitousItem(at: url) }
        do {
            try files.setUbiquitous(true, itemAt: url, destinationURL: url)
            Issue.record("Nothing can be moved to iCloud")
        } catch let error as CocoaError {
            #expect(error.code == .ubiquitousFileUnavailable)
        } catch {
            Issue.record(error)
        }
    }
}
