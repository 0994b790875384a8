import Foundation
import Testing

@testable import XcodeProjects

@Suite("What the desktop is told")
struct AppDescriptionTests {
    private func description(_ info: [String: Any], program: String = "Notes") throws -> AppDescription {
        AppDescription(
            info: try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0), program: program
        )
    }

    @Test("title, addresses and documents come from the Info.plist")
    func desktopFile() throws {
        let app = try description([
            "CFBundleDisplayName": "My Notes", "CFBundleIdentifier": "org.example.Notes",
            "CFBundleShortVersionString": "2.1",
            "CFBundleURLTypes": [["CFBundleURLSchemes": ["Notes", "x y"]]],
            "CFBundleDocumentTypes": [
                ["LSItemContentTypes": ["public.plain-text", "net.daringfireball.markdown", "org.unknown"]]
            ],
        ])
        #expect(
            app.desktopFile(command: "/usr/bin/notes") == """
                [Desktop Entry]
                Type=Application
                Name=My Notes
                Exec=/usr/bin/notes %U
                Icon=org.example.Notes
                Terminal=false
                Categories=Utility;
                StartupWMClass=Notes
                MimeType=text/plain;text/markdown;x-scheme-handler/notes;

                """)
        #expect(app.packageName == "notes")
        #expect(app.version == "2.1")
    }

    @Test("hostile values stay within their lines")
    func hostile() throws {
        let app = try description(
            [
                "CFBundleName": "A\nExec=rm -rf ~", "CFBundleIdentifier": "../../etc/passwd",
                "CFBundleShortVersionString": "1.0; rm",
                "CFBundleDocumentTypes": [["CFBundleTypeMIMETypes": ["text/plain\nExec=x", "text/x;y"]]],
            ], program: "_")
        let text = app.desktopFile(command: "/home/a b/$x%\"y\"")
        #expect(text.contains("Name=A Exec=rm -rf ~\n"))
        #expect(text.contains("Exec=\"/home/a b/\\\\$x%%\\\\\"y\\\\\"\" %U\n"))
        #expect(text.split(separator: "\n").filter { $0.hasPrefix("Exec=") }.count == 1)
        #expect(!text.contains("MimeType"))
        #expect(!app.identifier.contains("/"))
        #expect(!app.identifier.hasPrefix("."))
        #expect(app.version == "1.0rm")
        #expect(app.packageName == "app-of-dovetail")
    }

    @Test("an app without an Info.plist has a name all the same")
    func nothing() {
        let app = AppDescription(info: nil, program: "Tide")
        #expect(app.title == "Tide" && app.identifier == "app.Tide" && app.version == "1.0")
    }

    @Test("the icon's square PNG files, the widest last")
    func icon() throws {
        func png(_ width: UInt8, _ height: UInt8) -> Data {
            Data([
                0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0,
                0, 0, height,
            ])
        }
        let folder = try TestFolder()
        var files: [ProjectFile] = []
        for (name, data) in [
            ("b.png", png(128, 128)), ("a.png", png(64, 64)), ("c.png", png(64, 32)), ("d.png", Data("x".utf8)),
        ] {
            try data.write(to: folder[name])
            files.append(ProjectFile(source: folder[name], destination: "Assets.xcassets/AppIcon.appiconset/" + name))
        }
        #expect(AppIcon.files("AppIcon", in: files).map(\.width) == [64, 128])
        #expect(AppIcon.files("Other", in: files).isEmpty)
    }
}
