import DovetailCore
import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import DovetailUIKit

/// What an app sets on `appearance()` is one value for the program, so each test begins and ends with none, and waits for nothing between.
@MainActor
@Suite("Appearances of UIKit's bars and controls", .serialized)
struct UIAppearanceTests {
    private let size = CGSize(width: 390, height: 500)

    /// Runs a body and takes back what it set.
    private func keepingLook(_ body: @MainActor () throws -> Void) throws {
        ProgramLook.ofProgram.reset()
        defer { ProgramLook.ofProgram.reset() }
        try body()
    }

    private func page(idiom: Idiom = .phone) -> TestHost {
        TestHost(size: size, idiom: idiom) {
            NavigationStack { Color.white.navigationTitle("Title") }
        }
    }

    /// How many pixels in the title's frame are about a colour.
    private func count(_ host: TestHost, near wanted: (Float, Float, Float), in frame: CGRect) throws -> Int {
        var found = 0
        for y in stride(from: frame.minY, to: frame.maxY, by: 1) {
            for x in stride(from: frame.minX, to: frame.maxX, by: 1) {
                let color = try host.color(at: CGPoint(x: x, y: y))
                let distance = abs(color.red - wanted.0) + abs(color.green - wanted.1) + abs(color.blue - wanted.2)
                if distance < 0.2 { found += 1 }
            }
        }
        return found
    }

    @Test("Traits have no object of their own") func traits() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UISwitch.appearance(for: dark) === UISwitch.appearance())
        #expect(
            UISwitch.appearance(for: dark, whenContainedInInstancesOf: [UIViewController.self])
                === UISwitch.appearance())
    }

    @Test(
        "a copy of a bar's appearance has its type and looks the same, and what is set of it changes nothing of the first"
    )
    func copies() {
        let tabs = UITabBarAppearance()
        tabs.stackedLayoutAppearance.normal.iconColor = .red
        tabs.backgroundColor = .green
        let copy: UITabBarAppearance = tabs.copy()
        #expect(copy.stackedLayoutAppearance.normal.iconColor == .red && copy.backgroundColor == .green)
        copy.stackedLayoutAppearance.normal.iconColor = .blue
        copy.configureWithTransparentBackground()
        #expect(tabs.stackedLayoutAppearance.normal.iconColor == .red && tabs.backgroundColor == .green)

        let bar = UINavigationBarAppearance()
        bar.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        let other = bar.copy()
        other.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(bar.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    }

    @Test("a bar's appearance sets its fill and the colour of its large title; the object is one for each type")
    func navigationBar() throws {
        try keepingLook {
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            appearance.largeTitleTextAttributes = [.foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1)]
            UINavigationBar.appearance().standardAppearance = appearance
            UINavigationBar.appearance().scrollEdgeAppearance = appearance
            #expect(UINavigationBar.appearance() === UINavigationBar.appearance())
            #expect(UINavigationBar.appearance() !== UITabBar.appearance())

            let host = page()
            let title = try host.frame(of: "Title")
            #expect(try host.color(at: CGPoint(x: 380, y: title.midY)).red == 1)
            #expect(try host.color(at: CGPoint(x: 380, y: title.midY)).green == 0)
            #expect(try count(host, near: (0, 0, 1), in: title) > 5)
        }
    }

    @Test("what is set on an appearance that a bar has already is seen too")
    func changedAppearance() throws {
        try keepingLook {
            UINavigationBar.appearance().scrollEdgeAppearance = UINavigationBarAppearance()
            UINavigationBar.appearance().scrollEdgeAppearance?.backgroundColor = .init(
                red: 0, green: 1, blue: 0, alpha: 1)
            let host = page()
            let color = try host.color(at: CGPoint(x: 380, y: 20))
            #expect(color.green == 1 && color.red == 0)
        }
    }

    @Test("the button that leads back has its name's colour, picture and place from the bar's appearance")
    func backButton() throws {
        try keepingLook {
            let appearance = UINavigationBarAppearance()
            let back = UIBarButtonItemAppearance()
            back.normal.titleTextAttributes = [.foregroundColor: UIColor(red: 0, green: 0.6, blue: 0, alpha: 1)]
            appearance.backButtonAppearance = back
            UINavigationBar.appearance().standardAppearance = appearance
            UINavigationBar.appearance().scrollEdgeAppearance = appearance
            @MainActor func pushed() throws -> TestHost {
                let host = TestHost(size: size, idiom: .phone) {
                    NavigationStack { NavigationLink("go") { Color.white }.navigationTitle("First") }
                }
                try host.tap("go")
                host.advance(by: .seconds(1))
                return host
            }
            let named = try pushed()
            let name = try named.frame(of: "First")
            #expect(try count(named, near: (0, 0.6, 0), in: name) > 3)
            back.normal.titlePositionAdjustment = UIOffset(horizontal: -1000, vertical: 0)
            let bare = try pushed()
            #expect(!bare.exists("First"))
            try bare.tap("Back")
            bare.advance(by: .seconds(1))
            #expect(bare.exists("go"))
        }
    }

    @Test("titles take the attributes of the bar itself; a bar of the desktop only together with a background")
    func titleAttributes() throws {
        try keepingLook {
            UINavigationBar.appearance().largeTitleTextAttributes = [
                .foregroundColor: UIColor(red: 0, green: 0.6, blue: 0, alpha: 1)
            ]
            UINavigationBar.appearance().titleTextAttributes = [
                .foregroundColor: UIColor(red: 0, green: 0.6, blue: 0, alpha: 1)
            ]
            let phone = page()
            let title = try phone.frame(of: "Title")
            #expect(try count(phone, near: (0, 0.6, 0), in: title) > 5)
            let desktop = page(idiom: .desktop)
            let plain = try desktop.frame(of: "Title")
            #expect(try count(desktop, near: (0, 0.6, 0), in: plain) == 0)
            UINavigationBar.appearance().backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
            let filled = page(idiom: .desktop)
            let other = try filled.frame(of: "Title")
            #expect(try count(filled, near: (0, 0.6, 0), in: other) > 1)
        }
    }

    @Test("a tab bar can be filled, its tabs coloured, and hidden")
    func tabBar() throws {
        try keepingLook {
            UITabBar.appearance().backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
            UITabBar.appearance().unselectedItemTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            UITabBar.appearance().tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            @MainActor func tabs() -> TestHost {
                TestHost(size: size, idiom: .phone) {
                    TabView {
                        Text("page").tabItem { Text("One") }
                        Text("other").tabItem { Text("Two") }
                    }
                }
            }
            let host = tabs()
            #expect(try host.color(at: CGPoint(x: 3, y: 495)).red == 0)
            let (one, two) = (try host.frame(of: "One"), try host.frame(of: "Two"))
            #expect(try count(host, near: (0, 1, 0), in: one) > 3)
            #expect(try count(host, near: (1, 0, 0), in: two) > 3)
            UITabBar.appearance().isHidden = true
            #expect(tabs().texts == ["page"])
        }
    }

    @Test("segments and dots of pages take colours over")
    func controls() throws {
        try keepingLook {
            UISegmentedControl.appearance().selectedSegmentTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            UISegmentedControl.appearance().backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            UISegmentedControl.appearance().setTitleTextAttributes(
                [.foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1)], for: .selected)
            UIPageControl.appearance().currentPageIndicatorTintColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
            let host = TestHost(size: size, idiom: .phone) {
                VStack {
                    Picker("Kind", selection: .constant(0)) {
                        Text("First").tag(0)
                        Text("Second").tag(1)
                    }
                    .pickerStyle(.segmented)
                    TabView {
                        Color.white
                        Color.white
                    }
                    .tabViewStyle(.page)
                }
            }
            let first = try host.frame(of: "First")
            let second = try host.frame(of: "Second")
            #expect(try host.color(at: CGPoint(x: first.minX + 4, y: first.midY)).red == 1)
            #expect(try host.color(at: CGPoint(x: second.minX + 8, y: second.maxY - 3)).blue == 1)
            #expect(try count(host, near: (0, 1, 0), in: first) > 3)
            let dots = try host.frame(of: "Page")
            #expect(try count(host, near: (1, 0, 1), in: dots) > 3)
        }
    }
}

extension ProgramLook {
    fileprivate func reset() {
        AppearanceObjects.ofProgram.forgetAll()
        navigationBar = BarLooks()
        tabBar = BarLooks()
        toolbar = BarLooks()
        items = BarLook()
        segments = SegmentsLook()
        dots = DotsLook()
    }
}
