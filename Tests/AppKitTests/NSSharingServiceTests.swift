import AppKit
import SwiftUI
import Testing

@testable import DovetailAppKit

@MainActor
@Suite("Sharing by AppKit")
struct NSSharingServiceTests {
    private final class Chooser: NSSharingServicePickerDelegate {
        var chosen: [String] = []
        func sharingServicePicker(_ picker: NSSharingServicePicker, didChoose service: NSSharingService?) {
            chosen.append(service?.title ?? "")
        }
        func sharingServicePicker(
            _ picker: NSSharingServicePicker, sharingServicesForItems items: [Any],
            proposedSharingServices proposedServices: [NSSharingService]
        ) -> [NSSharingService] {
            proposedServices + [
                NSSharingService(title: "Own", image: NSImage(), alternateImage: nil) { self.chosen.append("done") }
            ]
        }
    }

    @Test("texts are copied and sent by mail, addresses opened as well, and of other things nothing is known")
    func services() throws {
        #expect(NSSharingService.sharingServices(forItems: ["a"]).map(\.title) == ["Copy", "Mail"])
        let url = try #require(URL(string: "https://example.org"))
        #expect(NSSharingService.sharingServices(forItems: [url]).map(\.title) == ["Copy", "Mail", "Open"])
        #expect(NSSharingService.sharingServices(forItems: [3]).isEmpty)
        let mail = try #require(NSSharingService(named: .composeEmail))
        mail.subject = "Hello"
        mail.recipients = ["a@example.org"]
        #expect(mail.mailAddress(["b"])?.absoluteString == "mailto:a@example.org?subject=Hello&body=b")
        #expect(mail.canPerform(withItems: ["b"]) && !mail.canPerform(withItems: [3]))
        #expect(NSSharingService(named: .sendViaAirDrop) == nil)
    }

    @Test("the menu has what the delegate adds, which is told what was chosen")
    func menu() throws {
        let picker = NSSharingServicePicker(items: ["a"])
        let chooser = Chooser()
        picker.delegate = chooser
        let menu = picker.menu()
        #expect(menu.items.map(\.title) == ["Copy", "Mail", "Own"])
        menu.items[2].choose()
        #expect(chooser.chosen == ["Own", "done"])
        #expect(picker.standardShareMenuItem.submenu?.items.count == 3)
    }
}
