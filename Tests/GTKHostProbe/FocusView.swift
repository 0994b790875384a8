import SwiftUI

/// Two fields at (20, 20) and (20, 60), both 200 × 30, and three targets of 60 × 60 at (20, 110), (100, 110) and (180, 110): the
/// first moves the keyboard to the second field, the second one takes it away, the third one tells gestures.
struct FocusView: View {
    private enum Field { case first, second }
    @State private var first = ""
    @State private var second = ""
    @FocusState private var field: Field?

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            TextField("First", text: $first).focused($field, equals: .first).frame(width: 200, height: 30)
            TextField("Second", text: $second).focused($field, equals: .second).frame(width: 200, height: 30)
            HStack(spacing: 20) {
                Color.red.frame(width: 60, height: 60).onTapGesture { field = .second }
                Color.green.frame(width: 60, height: 60).onTapGesture { field = nil }
                GestureTarget().frame(width: 60, height: 60)
            }
            .padding(.top, 10)
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onChange(of: first) { say("first \(first)") }
        .onChange(of: second) { say("second \(second)") }
        .onChange(of: field) { say("focus \(field.map { "\($0)" } ?? "nowhere")") }
    }
}

/// Tells the gestures that are made on it.
private struct GestureTarget: View {
    var body: some View {
        Color.blue
            .onTapGesture(count: 2) { say("double tap") }
            .onTapGesture { say("tap") }
            .onLongPressGesture { say("long press") }
            .gesture(
                DragGesture(coordinateSpace: .global).onEnded {
                    say("drag \(Int($0.translation.width)),\(Int($0.translation.height))")
                })
    }
}
