import Foundation
import TestSupport
import Testing

/// `SFSafariViewController` in a program that has WebKit.
@Suite(.serialized)
struct SafariTests {
    @Test("The page is shown in place, between two bars, and Done leads back")
    func shows() async throws {
        let driver = try await WebDriver(
            "safari",
            pages: [
                "/": "HTTP/1.1 302 Found\r\nLocation: /green\r\n\r\n",
                "/green": "<!doctype html><body style='margin:0;background:#0a0'>",
            ])
        driver.tell("show")
        try await driver.wait(for: "loaded true")
        #expect(driver.lines.contains("moved /green"))
        try await driver.wait(for: [0, 170, 0], at: 300, 250)
        try await driver.wait(for: [0, 0, 255], at: 590, 8)
        try await driver.wait(for: [0, 0, 255], at: 300, 490)
        try driver.click(35, 20)
        try await driver.wait(for: "finished")
        try await driver.wait(for: "dismissed")
    }
}
