import DovetailTesting
import Foundation
import SwiftUI
import Testing

private struct DeclaredApp: App {
    let name: String
    init() { name = "declared" }
    var body: some Scene { OwnScene(name: name) }
}

private struct OwnScene: Scene {
    let name: String
    var body: some Scene { WindowGroup { Text("window of \(name)") } }
}

private struct DeclaredPreview: PreviewProvider {
    static var previews: some View { Text("preview") }
}

/// The declarations of apps and previews, and what apps expect of Foundation, each used once.
@MainActor
@Suite("Declarations of apps, and of what comes with SwiftUI")
struct AppDeclarationTests {
    @Test("API-223…229: an app of a scene of its own, with a window")
    func app() {
        func sceneType<A: App>(_: A.Type) -> Any.Type { A.Body.self }
        func isScene<S: Scene>(_: S) -> Bool { true }
        #expect(TestHost(app: DeclaredApp.self).texts == ["window of declared"])
        #expect("\(sceneType(DeclaredApp.self))".contains("OwnScene"))
        #expect(isScene(OwnScene(name: "x").body))
        // What `@main` calls; it would run until the program ends.
        let main: @MainActor () -> Void = DeclaredApp.main
        _ = main
    }

    @Test("API-230, 231: previews are views")
    func previews() {
        func arePreviews<P: PreviewProvider, V: View>(_: P.Type, of: (P) -> V) -> Bool { P.Previews.self == V.self }
        #expect(arePreviews(DeclaredPreview.self) { _ in DeclaredPreview.previews })
        #expect(TestHost { DeclaredPreview.previews }.texts == ["preview"])
    }

    private struct Keyed: Identifiable, Hashable, ExpressibleByNilLiteral {
        var id = 1
        var name = "a"
        init(nilLiteral: ()) {}
    }

    @Test("API-232…238: what apps use of Foundation and the standard library")
    func foundation() throws {
        #expect(UUID(uuidString: UUID().uuidString) != nil)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        let date = try #require(calendar.date(from: DateComponents(year: 2026, month: 5, day: 9)))
        #expect(date == Date(timeIntervalSince1970: 1_778_284_800))
        let interval: TimeInterval = 60
        #expect(date + interval > date)
        #expect(CGSize(width: CGFloat(1), height: 2) != .zero)
        #expect(Bundle.main.bundlePath.isEmpty == false)
        #expect(try #require(URL(string: "https://example.org/a")).lastPathComponent == "a")
        #expect(Data("ab".utf8).count == 2)
        #expect(RunLoop.main === RunLoop.main)
        let timer = Timer(timeInterval: 1, repeats: false) { _ in }
        timer.invalidate()
        #expect(!timer.isValid)
        var hasher = Hasher()
        hasher.combine(1)
        #expect(
            hasher.finalize()
                == {
                    var other = Hasher(); other.combine(1); return other.finalize()
                }())
        #expect((0..<1).contains(Double.random(in: 0..<1)))
        #expect(2.5.rounded() == 3)
        var flag = false
        flag.toggle()
        #expect(flag && (1...3).contains(2))
        let keyed: Keyed = nil
        #expect(keyed[keyPath: \.name] == "a" && Set([keyed, keyed]).count == 1)
    }
}
