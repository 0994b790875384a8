import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import DovetailUIKit

/// What the delegates of the two apps heard.
@MainActor
private enum Heard {
    static var first: [String] = []
    static var second: [String] = []
}

private final class FirstDelegate: NSObject, UIApplicationDelegate {
    func applicationWillResignActive(_ application: UIApplication) { Heard.first.append("resign") }
    func applicationDidBecomeActive(_ application: UIApplication) { Heard.first.append("active") }
}

private final class SecondDelegate: NSObject, UIApplicationDelegate {
    func applicationWillResignActive(_ application: UIApplication) { Heard.second.append("resign") }
}

private struct FirstApp: App {
    @UIApplicationDelegateAdaptor private var delegate: FirstDelegate

    init() { UINavigationBar.appearance().backgroundColor = .red }

    var body: some Scene {
        WindowGroup { NavigationStack { WindowsPage().navigationTitle("First") } }
    }
}

private struct SecondApp: App {
    @UIApplicationDelegateAdaptor private var delegate: SecondDelegate

    init() { UINavigationBar.appearance().backgroundColor = .blue }

    var body: some Scene {
        WindowGroup { NavigationStack { WindowsPage().navigationTitle("Second") } }
    }
}

private struct WindowsPage: View {
    @State private var text = "nothing"

    var body: some View {
        Button("Count") { text = "\(UIApplication.shared.windows.count) windows" }
        Text(text)
    }
}

@MainActor
@Suite("Several programs in one process", .serialized)
struct SeveralProgramsTests {
    private let size = CGSize(width: 390, height: 500)

    @Test("each sees its own windows, its own looks of bars, and hears of its own phases")
    func apart() throws {
        Heard.first = []
        Heard.second = []
        let first = TestHost(app: FirstApp.self, size: size, idiom: .phone)
        let second = TestHost(app: SecondApp.self, size: size, idiom: .phone)
        let another = second.openWindow()
        let bar = CGPoint(x: 380, y: 20)
        #expect(try first.color(at: bar).red > 0.9 && first.color(at: bar).blue < 0.5)
        #expect(try second.color(at: bar).blue > 0.9 && second.color(at: bar).red < 0.5)
        #expect(try another.color(at: bar).blue > 0.9)

        try first.tap("Count")
        #expect(first.exists("1 windows"))
        try second.tap("Count")
        #expect(second.exists("2 windows"))
        try first.tap("Count")
        #expect(first.exists("1 windows"))

        first.setScenePhase(.inactive)
        #expect(Heard.first == ["resign"] && Heard.second.isEmpty)
        second.setScenePhase(.inactive)
        #expect(Heard.first == ["resign"] && Heard.second == ["resign"])
        first.setScenePhase(.active)
        #expect(Heard.first == ["resign", "active"] && Heard.second == ["resign"])
    }

    @Test("a program that starts anew has nothing of what it had set")
    func relaunch() throws {
        struct Page: View {
            var body: some View {
                NavigationStack {
                    Button("Paint") { UINavigationBar.appearance().backgroundColor = .red }.navigationTitle("Page")
                }
            }
        }
        let host = TestHost(size: size, idiom: .phone) { Page() }
        try host.tap("Paint")
        host.relaunch()
        #expect(try host.color(at: CGPoint(x: 380, y: 20)).blue > 0.9)
    }

    @Test("what is set outside of all programs holds for those that start afterwards, and ends with nothing of theirs")
    func outside() throws {
        let before = UINavigationBar.appearance().backgroundColor
        defer { UINavigationBar.appearance().backgroundColor = before }
        do {
            let host = TestHost(app: FirstApp.self, size: size, idiom: .phone)
            #expect(try host.color(at: CGPoint(x: 380, y: 20)).blue < 0.5)
            host.close()
        }
        #expect(UINavigationBar.appearance().backgroundColor == before)
        UINavigationBar.appearance().backgroundColor = .blue
        let host = TestHost(size: size, idiom: .phone) { NavigationStack { Color.white.navigationTitle("Page") } }
        #expect(try host.color(at: CGPoint(x: 380, y: 20)).red < 0.5)
    }

    @Test("an app finds the size that its window will have while its own values and those of its views are made")
    func sizes() throws {
        struct Page: View {
            let width = UIScreen.main.bounds.width
            var body: some View { Text("made \(Int(width)), shown \(Int(UIScreen.main.bounds.width))") }
        }
        struct Sized: App {
            let width = UIScreen.main.bounds.width
            var body: some Scene {
                WindowGroup {
                    Text("app \(Int(width))"); Page()
                }
            }
        }
        let first = TestHost(app: Sized.self, size: CGSize(width: 393, height: 852))
        #expect(first.texts == ["app 393", "made 393, shown 393"])
        first.resize(to: CGSize(width: 500, height: 852))
        #expect(first.texts == ["app 393", "made 393, shown 500"])
        let second = TestHost(size: CGSize(width: 320, height: 480)) { Page() }
        #expect(second.texts == ["made 320, shown 320"])
        #expect(first.texts == ["app 393", "made 393, shown 500"])
    }
}
