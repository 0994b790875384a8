import Foundation
import TestSupport
import Testing

/// Web views in a representable of a whole app, with pages of a server of this process.
@Suite(.serialized)
struct WebViewTests {
    private static let harbour = """
        <!doctype html><title>Harbour</title><body style="margin:0;background:#0a0">
        <a style="position:absolute;left:0;top:0;width:100px;height:60px;background:#c00" href="/second">second</a>
        <input id=field style="position:absolute;left:20px;top:200px;width:200px"
          oninput="window.webkit.messageHandlers.bridge.postMessage('typed ' + this.value)">
        <script>window.webkit.messageHandlers.bridge.postMessage({at: window.injected})</script>
        """
    private static let pages = [
        "/": harbour,
        "/second": "<title>Second</title>second <a target=_blank href=/third id=new>new</a>",
        "/third": "<title>Third</title>third",
        "/moved": "HTTP/1.1 302 Found\r\nLocation: /third\r\n\r\n",
        "/teapot": "HTTP/1.1 418 Teapot\r\nContent-Type: text/html\r\n\r\nno",
        "/cookie":
            "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nSet-Cookie: given=1; Path=/\r\n\r\n<title>Cookie</title>",
    ]

    private func open() async throws -> WebDriver {
        let driver = try await WebDriver(pages: Self.pages)
        try await driver.tell("load /", until: "finished /")
        return driver
    }

    @Test("A page of a server is shown at its place, and tells of its coming in order")
    func shows() async throws {
        let driver = try await open()
        #expect(
            driver.lines.filter { ["started", "committed", "finished /", "answer 200 text/html"].contains($0) }
                == ["started", "answer 200 text/html", "committed", "finished /"])
        try await driver.wait(for: "title Harbour")
        try await driver.wait(for: "progress 1")
        try await driver.wait(for: [0, 170, 0], at: 400, 300)
        try await driver.wait(for: [204, 0, 0], at: 80, 100)
    }

    @Test("What is in front of a page covers it and takes the presses; elsewhere the page gets them")
    func covers() async throws {
        let driver = try await open()
        try await driver.wait(for: [0, 170, 0], at: 300, 220)
        driver.tell("cover yes")
        try await driver.wait(for: [0, 0, 255], at: 300, 220)
        try driver.click(300, 220)
        try await driver.wait(for: "pressed in front 1")
        try driver.click(60, 90)
        try await driver.wait(for: "finished /second")
        #expect(driver.lines.contains("asked /second linkActivated window false"))
    }

    @Test("Keys go to the page that was pressed, and back to a field of the app's")
    func keys() async throws {
        let driver = try await open()
        try await driver.wait(for: [0, 170, 0], at: 400, 300)
        try driver.click(100, 261)
        try driver.type("ab")
        try await driver.wait(for: "message bridge text typed ab at 127.0.0.1")
        try driver.click(300, 25)
        try driver.type("cd")
        try await driver.wait(for: "typed cd")
        #expect(!driver.lines.contains("message bridge text typed abc at 127.0.0.1"))
    }

    @Test("A page goes with its view and comes back as it was")
    func leaves() async throws {
        let driver = try await open()
        try await driver.wait(for: [0, 170, 0], at: 400, 300)
        try await driver.tell("evaluate window.kept = 4", until: "value whole 4")
        driver.tell("show no")
        try await driver.wait(for: [255, 255, 255], at: 400, 300)
        driver.tell("show yes")
        try await driver.wait(for: [0, 170, 0], at: 400, 300)
        try await driver.tell("evaluate window.kept + 1", until: "value whole 5")
    }

    @Test("Pages are gone through by back and forward")
    func history() async throws {
        let driver = try await open()
        try await driver.tell("load /second", until: "finished /second")
        try await driver.tell("state", until: "state /second back true forward false loading false list 1")
        try await driver.tell("back", until: "finished /")
        try await driver.tell("state", until: "state / back false forward true loading false list 0")
        try await driver.tell("forward", until: "finished /second")
        try await driver.tell("reload", until: "finished /second")
    }

    @Test("Scripts give values, and what they throw; functions are called with arguments and waited for")
    func scripts() async throws {
        let driver = try await open()
        try await driver.tell("evaluate 1 + 1", until: "value whole 2")
        try await driver.tell("evaluate 1.5", until: "value number 1.5")
        try await driver.tell("evaluate 'a' + 'b'", until: "value text ab")
        try await driver.tell("evaluate [1, 'a', null]", until: #"value array ["whole 1", "text a", "null"]"#)
        try await driver.tell("evaluate ({b: 1, a: {}})", until: #"value object ["a", "b"]"#)
        try await driver.tell("evaluate undefined", until: "value nothing")
        #expect(try await driver.ask("evaluate nix()", "error").hasPrefix("error true "))
        try await driver.tell("call return a + b[1]", until: "called whole 6")
        try await driver.tell("call return await Promise.resolve(name)", until: "called text it's")
        try await driver.tell("call throw 1", until: "call failed 4")
        try await driver.tell("world", until: "world whole 5 nothing")
    }

    @Test("Pages say things to the app, and are answered")
    func messages() async throws {
        let driver = try await open()
        try await driver.wait(for: #"message bridge object ["at"] at 127.0.0.1"#)
        let post = "window.webkit.messageHandlers.asked.postMessage"
        try await driver.tell("call return (await \(post)(21)).twice", until: "called whole 42")
        try await driver.tell(
            "call return await \(post)('x').catch(e => String(e))", until: "called text Error: no number")
    }

    @Test("The app decides which pages are loaded, of what is asked and of what is answered")
    func decisions() async throws {
        let driver = try await open()
        try await driver.tell("load /forbidden", until: "asked /forbidden other window false")
        try await driver.tell("evaluate document.title", until: "value text Harbour")
        try await driver.tell("load /teapot", until: "failed early WebKitErrorDomain 102")
        try await driver.tell("load /moved", until: "redirected")
        try await driver.wait(for: "finished /third")
        let closed = try LocalServer { _, _ in }
        closed.stop()
        try await driver.tell("load http://127.0.0.1:\(closed.port)/", until: "failed early NSURLErrorDomain -1004")
    }

    @Test("Alerts, confirmations and questions of a page are the app's")
    func dialogs() async throws {
        let driver = try await open()
        try await driver.tell("evaluate alert('one')", until: "alert one")
        try await driver.tell("evaluate confirm('yes?') + ' ' + confirm('no?')", until: "value text true false")
        try await driver.tell("evaluate prompt('a', 'b')", until: "value text a b")
        try await driver.tell("evaluate prompt('nothing')", until: "value null")
    }

    @Test("A link to a new window asks the app for its view")
    func windows() async throws {
        let driver = try await open()
        try await driver.tell("load /second", until: "finished /second")
        try await driver.tell("evaluate document.getElementById('new').click()", until: "finished /third")
        #expect(driver.lines.contains("window /third"))
    }

    @Test("An app answers a scheme of its own, shows texts and files of its own")
    func sources() async throws {
        let driver = try await open()
        try await driver.tell("load app://x/page", until: "title own /page")
        try await driver.tell("html <title>Text</title>", until: "title Text")
        let file = driver.folder.url.appendingPathComponent("page.html")
        try Data("<title>File</title>".utf8).write(to: file)
        try await driver.tell("file \(file.path)", until: "title File")
    }

    @Test("Cookies of pages and of the app's are told, added and removed")
    func cookies() async throws {
        let driver = try await open()
        try await driver.tell("load /cookie", until: "finished /cookie")
        try await driver.tell("cookies", until: #"cookies ["given=1", "mine=7"] ["given=1"]"#)
        try await driver.tell("forget", until: "left 0")
    }

    @Test("Texts are found, and a picture shows the page")
    func pictures() async throws {
        let driver = try await open()
        try await driver.tell("find second", until: "found true")
        try await driver.tell("find nowhere", until: "found false")
        let file = driver.folder.url.appendingPathComponent("picture.png")
        #expect(try await driver.ask("picture \(file.path)", "picture").hasPrefix("picture 600x"))
        #expect(try Data(contentsOf: file).prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    }
}
