import Foundation
import ServiceManagement
import TestSupport
import Testing

/// The app as something that is started when the person logs in.
struct LoginItemTests {
    private let folder = TemporaryFolder("autostart")
    private var place: URL { folder.url.appendingPathComponent("config/autostart") }
    private var file: URL { place.appendingPathComponent("com.example.Clock.desktop") }

    private func service(program: String = "/opt/clock/Clock", title: String = "Clock") -> SMAppService {
        SMAppService(
            file: AutostartFile(folder: place, identifier: "com.example.Clock", program: program, title: title))
    }

    private func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

    @Test("An app registers itself and takes it back, as apps with a switch do") func toggled() throws {
        let service = service()
        #expect(service.status == .notRegistered && service.status != .enabled)
        try service.register()
        #expect(service.status == .enabled)
        #expect(
            try text() == """
                [Desktop Entry]
                Type=Application
                Name=Clock
                Exec=/opt/clock/Clock
                Terminal=false
                X-GNOME-Autostart-enabled=true

                """)
        // Nothing else is left in the folder.
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["com.example.Clock.desktop"])
        try service.register()
        #expect(service.status == .enabled)
        try service.unregister()
        #expect(service.status == .notRegistered && !FileManager.default.fileExists(atPath: file.path))
        try service.unregister()
    }

    @Test("An app takes itself back in a task") func awaited() async throws {
        let service = service()
        try service.register()
        try await service.unregister()
        #expect(service.status == .notRegistered)
    }

    @Test("A program that was moved is started from its new place once it registers again") func moved() throws {
        try service().register()
        try service(program: "/home/me/Clock").register()
        #expect(try text().contains("\nExec=/home/me/Clock\n"))
    }

    @Test("Paths and titles of any letters are written as a desktop reads them") func quoting() throws {
        try service(program: "/opt/My \"$x\" 100%\\a", title: "Tick\\tock\nNo").register()
        #expect(try text().contains(#"Exec="/opt/My \\"\\$x\\" 100%%\\\\a""# + "\n"))
        #expect(try text().contains(#"Name=Tick\\tock No"# + "\n"))
    }

    @Test("What a person has switched off stays so", arguments: ["Hidden=true", "X-GNOME-Autostart-enabled = false"])
    func switchedOff(line: String) throws {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let written = "[Desktop Entry]\nType=Application\n\(line)\n"
        try written.write(to: file, atomically: true, encoding: .utf8)
        let service = service()
        #expect(service.status == .requiresApproval)
        let error = #expect(throws: NSError.self) { try service.register() }
        #expect(error?.domain == "SMAppServiceErrorDomain" && error?.code == kSMErrorLaunchDeniedByUser)
        #expect(try text() == written)
        var told: [(any Error)?] = []
        service.unregister { told.append($0) }
        #expect(told.count == 1 && told.first.flatMap { $0 } == nil && service.status == .notRegistered)
    }

    @Test("A folder that can't be made is an error, and nothing is registered") func refused() throws {
        try "a file".write(
            to: folder.url.appendingPathComponent("config"), atomically: true, encoding: .utf8)
        let service = service()
        #expect(throws: (any Error).self) { try service.register() }
        #expect(service.status == .notRegistered)
    }

    @Test("Helpers are not found") func helpers() {
        for service in [
            SMAppService.agent(plistName: "a.plist"), .daemon(plistName: "d.plist"), .loginItem(identifier: "com.x.y"),
        ] {
            #expect(service.status == .notFound)
            let error = #expect(throws: NSError.self) { try service.register() }
            #expect(error?.code == kSMErrorJobNotFound)
            #expect(throws: NSError.self) { try service.unregister() }
        }
        #expect(!SMLoginItemSetEnabled("com.x.y" as CFString, true))
    }

    @Test("The program's own file is in the folder of the desktop's settings") func own() {
        // It is not registered, so nothing is changed.
        #expect(SMAppService.mainApp.status != .notFound)
        SMAppService.openSystemSettingsLoginItems()
    }
}
