import SwiftUI

/// One line, which reports when it appears and disappears.
struct Line: View {
    let path: String
    let text: String

    init(_ path: String, _ values: Int...) {
        self.path = path
        text = path + values.map { " \($0)" }.joined()
    }

    var body: some View {
        Text(verbatim: text)
            .onAppear { Journal.current.note("appear", path) }
            .onDisappear { Journal.current.note("disappear", path) }
    }
}

struct CounterView: View {
    let path: String
    let input: Int
    @State private var count: Int
    @Environment(\.modelProbe) private var probe

    init(path: String, input: Int) {
        self.path = path
        self.input = input
        _count = State(initialValue: input)
    }

    var body: some View {
        let _ = Journal.current.ran(path, $count)
        Line(path, count, input, probe)
            .onChange(of: count) { old, new in Journal.current.note("change", "\(path) \(old) \(new)") }
    }
}

struct OwnerView: View {
    let path: String
    @StateObject private var object: OwnedObject

    init(path: String, input: Int) {
        self.path = path
        _object = StateObject(wrappedValue: OwnedObject(value: input, path: path))
    }

    var body: some View {
        let _ = Journal.current.ran(path, weakValue)
        Line(path, object.value)
    }

    /// Unlike `$object.value`, this does not keep the object.
    private var weakValue: Binding<Int> {
        Binding(get: { [weak object] in object?.value ?? 0 }, set: { [weak object] in object?.value = $0 })
    }
}

struct ObservedView: View {
    let path: String
    @ObservedObject var object: SharedObject

    var body: some View {
        let _ = Journal.current.ran(path)
        Line(path, object.value)
    }
}

struct EnvironmentObjectView: View {
    let path: String
    @EnvironmentObject private var object: SharedObject

    init(path: String) { self.path = path }

    var body: some View {
        let _ = Journal.current.ran(path)
        Line(path, object.value)
    }
}

struct FollowerView: View {
    let path: String
    let input: Int
    @State private var copy = -1

    var body: some View {
        let _ = Journal.current.ran(path, $copy)
        Line(path, copy, input)
            .onChange(of: input) { copy = input }
    }
}

struct BoundView: View {
    let path: String
    @State private var value = 0

    var body: some View {
        // It takes the binding only, so it does not depend on the value.
        let _ = Journal.current.ran(path)
        BoundChild(path: path + "$", value: $value)
    }
}

private struct BoundChild: View {
    let path: String
    @Binding var value: Int

    var body: some View {
        let _ = Journal.current.ran(path, $value)
        Line(path, value)
    }
}
