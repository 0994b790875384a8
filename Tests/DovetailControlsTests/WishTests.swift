import DovetailCore
import Foundation
import SwiftUI
import Testing

@testable import DovetailTesting

/// What controls do where a person has set up the desktop in another way.
@MainActor
@Suite("Wishes of a person")
struct WishTests {
    private func host<Content: View>(@ViewBuilder _ content: () -> Content) -> TestHost {
        let view = content()
        return TestHost(size: CGSize(width: 400, height: 300), idiom: .desktop) { view }
    }

    @Test("large targets are as large as on touch devices, from one moment to the next")
    func largeTargets() throws {
        let host = host {
            VStack(alignment: .leading, spacing: 20) {
                Stepper("Count", value: .constant(1))
                Button("Press") {}.buttonStyle(.bordered)
                TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
                Toggle("On", isOn: .constant(true)).toggleStyle(.switch)
            }
        }
        #expect(try host.frame(of: "Increment").height < 24)
        let (button, field) = (try host.frame(of: "Press").height, try host.frame(of: "Name").height)
        host.window.environment.systemSettings.largeTargets = true
        host.settle()
        #expect(try host.frame(of: "Increment").height >= 24 && host.frame(of: "Decrement").width >= 24)
        #expect(try host.frame(of: "Press").height == button + 10)
        #expect(try host.frame(of: "Name").height == field + 6)
        #expect(try host.accessibilityAudit(for: [.hitRegion, .textClipped]).isEmpty)
        host.window.environment.systemSettings.largeTargets = false
        host.settle()
        #expect(try host.frame(of: "Increment").height < 24)
    }

    @Test("switches say by marks whether they are on, where colours alone are not to")
    func marks() throws {
        let host = host {
            VStack {
                Toggle("On", isOn: .constant(true)).toggleStyle(.switch)
                Toggle("Off", isOn: .constant(false)).toggleStyle(.switch)
            }
        }
        func nodes() -> Int {
            var count = 0
            host.window.displayTree.root.forEachWhere { _ in
                count += 1
                return true
            }
            return count
        }
        let before = nodes()
        host.window.environment.systemSettings.differentiateWithoutColor = true
        host.settle()
        #expect(nodes() > before)
    }

    @Test("a help text is below a pointer of any size")
    func help() throws {
        let host = host { Text("Rest here").help("What it is") }
        let place = CGPoint(x: 200, y: 150)
        func top() throws -> CGFloat {
            host.hover(at: CGPoint(x: 1, y: 1))
            host.hover(at: place)
            host.advance(by: .seconds(1))
            return try host.frame(of: "What it is").minY
        }
        let usual = try top()
        #expect(usual >= place.y + 20)
        host.window.environment.systemSettings.cursorSize = 96
        #expect(try top() >= place.y + 80)
    }
}
