import DovetailTesting
import Foundation
import SwiftUI
import Testing

@testable import DovetailAppKit

@MainActor
@Suite("The desktop, as AppKit's workspace")
struct NSWorkspaceTests {
    @Test("opens addresses by the system's program, and tells that nothing is known of it")
    func open() async throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) { Text("A") }
        let page = URL(string: "https://example.org")!
        let program = try await NSWorkspace.shared.open(page, configuration: NSWorkspace.OpenConfiguration())
        #expect(
            program.processIdentifier == -1 && program.localizedName == nil && program !== NSRunningApplication.current)
        #expect(!program.terminate() && !program.activate() && !program.isActive)
        let other = URL(string: "https://example.org/2")!
        NSWorkspace.shared.open(other, configuration: NSWorkspace.OpenConfiguration()) { program, error in
            #expect(program != nil && error == nil)
        }
        #expect(host.openedURLs == [page, other])
        NSWorkspace.shared.activateFileViewerSelecting([
            URL(fileURLWithPath: "/tmp/a/b.txt"), URL(fileURLWithPath: "/tmp/a/c.txt"),
        ])
        #expect(host.openedURLs.count == 3 && host.openedURLs[2].path == "/tmp/a")
        #expect(NSWorkspace.shared.urlForApplication(toOpen: page) == nil)
        #expect(NSWorkspace.shared.runningApplications == [.current])
    }

    // Windows of other tests open whatever they are asked to, so what the desktop answers is given here.
    @Test("says where there is no program for an address")
    func nothing() throws {
        let page = URL(string: "https://example.org")!
        let error = #expect(throws: CocoaError.self) { try NSWorkspace.program(for: page, isOpened: false) }
        #expect(error?.userInfo[NSURLErrorKey] as? URL == page)
    }
}
