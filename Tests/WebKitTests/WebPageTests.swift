import Foundation
import TestSupport
import Testing

/// `WebView` and `WebPage` in a whole app, with pages of a server of this process.
@Suite(.serialized)
struct WebPageTests {
    private static let pages = [
        "/": "<!doctype html><title>Harbour</title><body style='margin:0;background:#0a0'><div style='height:3000px'>",
        "/second": "<title>Second</title>second",
        "/quiet": "<title>Quiet</title><script>document.title = 'Loud'</script>",
        "/mobile": "<title>Mobile</title>",
        "/locked": "<title>Locked</title>",
        "/moved": "HTTP/1.1 302 Found\r\nLocation: /second\r\n\r\n",
        "/teapot": "HTTP/1.1 418 Teapot\r\nContent-Type: text/html\r\n\r\nno",
    ]

    private func open() async throws -> WebDriver {
        let driver = try await WebDriver("page", pages: Self.pages)
        try await driver.tell("load /", until: "events end")
        return driver
    }

    @Test("A load tells what happens to it in order and ends; views that read the page follow")
    func loads() async throws {
        let driver = try await open()
        #expect(
            driver.lines.filter { $0.hasPrefix("event") } == [
                "event startedProvisionalNavigation", "event committed", "event finished", "events end",
            ])
        try await driver.wait(for: "title Harbour")
        try await driver.wait(for: "loading false")
        try await driver.wait(for: [0, 170, 0], at: 400, 300)
        try await driver.tell("load /moved", until: "event receivedServerRedirect")
        try await driver.wait(for: "title Second")
    }

    @Test("A load that fails ends with why: a refused answer, a server that is not there, no address")
    func failures() async throws {
        let driver = try await open()
        try await driver.tell("load /teapot", until: "events failed 102")
        let closed = try LocalServer { _, _ in }
        closed.stop()
        try await driver.tell("load http://127.0.0.1:\(closed.port)/", until: "events failed -1004")
        try await driver.tell("nothing", until: "events failed invalidURL")
    }

    @Test("The app decides, by a value that keeps what it has become, and whether scripts run")
    func decisions() async throws {
        let driver = try await open()
        #expect(driver.lines.contains("asked first / other"))
        try await driver.tell("load /forbidden", until: "asked again /forbidden other")
        try await driver.tell("load /quiet", until: "title Quiet")
        try await driver.tell("state", until: #"state Quiet /quiet back ["/"] forward 0 Harbour"#)
        #expect(!driver.lines.contains("title Loud"))
    }

    @Test("Pages before are listed and gone back to")
    func history() async throws {
        let driver = try await open()
        try await driver.tell("load /second", until: "title Second")
        try await driver.tell("state", until: #"state Second /second back ["/"] forward 0 Harbour"#)
        try await driver.tell("back", until: "title Harbour")
        try await driver.tell("state", until: "state Harbour / back [] forward 1 -")
    }

    @Test("Scripts are called and answer; what a page asks a person is the app's")
    func scripts() async throws {
        let driver = try await open()
        try await driver.tell("call return a + 1", until: "called 3")
        try await driver.tell("call throw 1", until: "call failed 4")
        try await driver.tell("call alert('one')", until: "alert one true")
        try await driver.tell("call return String(confirm('yes?')) + confirm('no?')", until: "called truefalse")
        try await driver.tell("call return prompt('a', 'b')", until: "called a b")
        try await driver.tell("call return prompt('nothing') === null ? 'none' : 'some'", until: "called none")
    }

    @Test("A scheme of the app's, a text of its own, a view with no more than an address, a picture")
    func sources() async throws {
        let driver = try await open()
        try await driver.tell("picture", until: "picture true true")
        try await driver.tell("load app://x/page", until: "title own /page")
        try await driver.tell("html <title>Text</title>", until: "title Text")
        driver.tell("plain /")
        try await driver.wait(for: [0, 170, 0], at: 400, 300)
    }

    @Test("A page is scrolled to where the app says, and tells where it is")
    func scrolling() async throws {
        let driver = try await open()
        try await driver.wait(for: "scrolled 0.0")
        try await driver.tell("scroll 200", until: "scrolled 200.0")
        driver.tell("edge")
        try await TestSupport.wait(for: "the end of the page") {
            driver.lines.last { $0.hasPrefix("scrolled ") }.flatMap { Double($0.dropFirst(9)) } ?? 0 > 2500
        }
    }

    @Test("A page may be asked for as a telephone, and be without what is attacked most")
    func preferences() async throws {
        let driver = try await open()
        let name = "call return /iPhone.*Mobile/.test(navigator.userAgent) + ' ' + (typeof AudioContext)"
        try await driver.tell(name, until: "called false function")
        try await driver.tell("load /mobile", until: "title Mobile")
        try await driver.tell(name, until: "called true function")
        try await driver.tell("load /locked", until: "title Locked")
        try await driver.tell(name, until: "called false undefined")
    }

    @Test("An app that keeps to its own domains gets no page of others")
    func ownDomains() async throws {
        let driver = try await WebDriver("page", ["bound"], pages: Self.pages)
        try await driver.tell("load /", until: "events failed 13")
        try await driver.tell("load app://x/page", until: "title own /page")
    }

    @Test("Texts can be kept from being selected")
    func selection() async throws {
        let driver = try await open()
        let style = "call return getComputedStyle(document.body).webkitUserSelect"
        try await driver.tell(style, until: "called text")
        driver.tell("select no")
        try await TestSupport.wait(for: "a page that can't be selected") {
            driver.tell(style)
            return driver.lines.contains("called none")
        }
    }
}
