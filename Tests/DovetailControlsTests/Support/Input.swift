import DovetailCore
import Foundation
import SwiftUI

@testable import DovetailTesting

/// Collects what views report while a test drives them.
@MainActor
final class Probe<Entry> {
    var entries: [Entry] = []
    func note(_ entry: Entry) { entries.append(entry) }
}

/// A value outside the views, which tests read and write as an app's code does.
@MainActor
final class Model<Value>: ObservableObject {
    @Published var value: Value
    init(_ value: Value) { self.value = value }
}

/// Shows views with a binding to a model's value.
struct Bound<Value, Content: View>: View {
    @ObservedObject var model: Model<Value>
    @ViewBuilder let content: (Binding<Value>) -> Content

    init(_ model: Model<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        self.model = model
        self.content = content
    }

    var body: some View { content($model.value) }
}

/// The steps of a person's input that whole taps and key presses do not name.
extension TestHost {
    func hold(_ name: String) throws {
        let frame = try frame(of: name)
        pointer(.down, CGPoint(x: frame.midX, y: frame.midY))
    }

    func pointer(_ phase: PointerEvent.Phase, _ point: CGPoint, clickCount: Int = 1, isTouch: Bool = false) {
        clock.whileCurrent {
            window.send(
                PointerEvent(phase: phase, location: point, time: time, clickCount: clickCount, isTouch: isTouch))
        }
        settle()
    }

    func press(_ key: KeyInput.Key, _ modifiers: EventModifiers, times: Int = 1) {
        for _ in 0..<times {
            window.send(KeyInput(key: key, modifiers: modifiers))
            settle()
        }
    }

    /// The window's title, as its views set it.
    var title: String? { window.title }

    /// What is selected in the field with the keyboard, in characters.
    var selection: Range<Int>? { (window.focusedResponder as? TextInputResponder)?.selection }
}

extension TestHost {
    /// Where a text is drawn, whether or not assistive technology is told of it apart from its control.
    func frame(ofText string: String) throws -> CGRect {
        var found: CGRect?
        window.displayTree.root.forEach { node in
            if case .text(let text) = node.content, text.string == string { found = node.frameInWindow }
        }
        struct NotShown: Error {}
        guard let found else { throw NotShown() }
        return found
    }
}
