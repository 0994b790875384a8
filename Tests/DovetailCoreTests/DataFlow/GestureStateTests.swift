import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

@MainActor
@Suite("GestureState")
struct GestureStateTests {
    private let start = CGPoint(x: 100, y: 100)
    private let end = CGPoint(x: 150, y: 100)

    private struct Board: View {
        @GestureState private var drag = 0.0
        @GestureState(initialValue: 7) private var seven: Double
        @GestureState private var none: Double?
        var isEnabled = true
        var log: Probe<String>?

        var body: some View {
            VStack {
                Text("drag \(drag) seven \(seven) none \(none ?? -1)")
                Color.red.gesture(
                    DragGesture()
                        .updating($drag) { value, state, _ in state = value.translation.width }
                        .updating($seven) { value, state, _ in state += value.translation.width }
                        .updating($none) { value, state, _ in state = value.translation.width }
                        .onEnded { _ in log?.note("ended") }
                )
                .disabled(!isEnabled)
            }
        }
    }

    private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 200), content: content)
    }

    @Test("API-107, API-108, API-109, API-110, API-111, API-112: a state lasts as long as the gesture")
    func resets() {
        let host = host { Board() }
        #expect(host.texts == ["drag 0.000000 seven 7.000000 none -1.000000"])
        host.hold(at: start)
        host.move(to: end)
        #expect(host.texts == ["drag 50.000000 seven 57.000000 none 50.000000"])
        host.release()
        #expect(host.texts == ["drag 0.000000 seven 7.000000 none -1.000000"])
    }

    private struct Cancelling: View {
        let log: Probe<String>
        @State private var isShown = true
        @State private var isEnabled = true
        @State private var isAlertShown = false
        @GestureState private var drag = 0.0
        let cancelling: KeyPath<Cancelling, Binding<Bool>>
        var shown: Binding<Bool> { $isShown }
        var enabled: Binding<Bool> { $isEnabled }
        var alert: Binding<Bool> { $isAlertShown }

        var body: some View {
            VStack {
                Text("drag \(drag)")
                if isShown {
                    Color.red.gesture(
                        DragGesture()
                            .updating($drag) { value, state, _ in state = value.translation.width }
                            .onChanged {
                                if $0.translation.width > 60 { self[keyPath: cancelling].wrappedValue.toggle() }
                            }
                            .onEnded { _ in log.note("ended") }
                    )
                    .disabled(!isEnabled)
                }
            }
            .alert(isPresented: $isAlertShown) { Alert(title: Text("Stop")) }
        }
    }

    @Test("a gesture is cancelled, and its state reset, when its view goes, is disabled or is covered")
    func cancels() {
        for path in [\Cancelling.shown, \Cancelling.enabled, \Cancelling.alert] {
            let log = Probe<String>()
            let host = host { Cancelling(log: log, cancelling: path) }
            host.hold(at: start)
            host.move(to: end)
            #expect(host.exists("drag 50.000000"))
            host.move(to: CGPoint(x: 170, y: 100))
            host.move(to: CGPoint(x: 180, y: 100))
            host.release()
            if path == \Cancelling.alert { host.press(.return) }
            #expect(host.texts == ["drag 0.000000"])
            #expect(log.entries.isEmpty)
        }
    }

    @Test("the state goes back in the transaction given for that")
    func transactions() throws {
        struct Animated: View {
            @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var drag: Double?
            @GestureState(reset: { last, transaction in
                transaction.animation = last > 40 ? .linear(duration: 1) : nil
            }) private var byDistance = 0.0

            var body: some View {
                VStack {
                    Text("A").opacity(1 - (drag ?? 0) / 100)
                    Text("B").opacity(1 - byDistance / 100)
                    Color.red.gesture(
                        DragGesture()
                            .updating($drag) { value, state, _ in state = value.translation.width }
                            .updating($byDistance) { value, state, _ in state = value.translation.width })
                }
            }
        }
        let host = host { Animated() }
        for (distance, atHalf) in [(50.0, 0.75), (30, 1)] {
            host.hold(at: start)
            host.move(to: CGPoint(x: start.x + distance, y: start.y))
            #expect(try host.presentation(of: "A").opacity == 1 - distance / 100)
            host.release()
            host.advance(by: .milliseconds(500))
            #expect(abs(try host.presentation(of: "A").opacity - (1 - distance / 200)) < 0.02)
            #expect(abs(try host.presentation(of: "B").opacity - atHalf) < 0.02)
            host.advance(by: .seconds(1))
        }
    }

    @Test("outside a window a gesture state is its initial value")
    func uninstalled() {
        let state = GestureState(wrappedValue: 3)
        #expect(state.wrappedValue == 3)
        #expect(state.projectedValue.wrappedValue == 3)
    }
}
