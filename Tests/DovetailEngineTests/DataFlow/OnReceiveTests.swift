import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

@MainActor
@Suite("onReceive of published properties and from other threads")
struct OnReceiveTests {
    private final class Model: ObservableObject {
        @Published var x = 0
    }

    private struct Follower: View {
        let model: Model
        let log: Probe<[Int]>
        var body: some View {
            Text("follows").onReceive(model.$x) { log.note([$0, model.x]) }
        }
    }

    @Test("BEH-090: the present value on subscription, then each new one before the property holds it")
    func published() {
        let model = Model()
        let log = Probe<[Int]>()
        let host = TestHost { Follower(model: model, log: log) }
        #expect(log.entries == [[0, 0]])
        model.x = 5
        host.settle()
        #expect(log.entries == [[0, 0], [5, 0]])
    }

    private struct Receiver: View {
        let subject: PassthroughSubject<Int, Never>
        @State private var last = 0
        var body: some View {
            let _ = MainActor.assertIsolated()
            Text("last \(last)").onReceive(subject) { last = $0 }
        }
    }

    @Test("a subscription view shows its content and runs its action for each element")
    func subscriptionView() {
        let subject = PassthroughSubject<Int, Never>()
        let log = Probe<Int>()
        let host = TestHost {
            SubscriptionView(content: Text("content"), publisher: subject) { log.note($0) }
        }
        #expect(host.texts == ["content"])
        subject.send(4)
        host.settle()
        #expect(log.entries == [4])
    }

    private final class Sender: @unchecked Sendable {
        let subject = PassthroughSubject<Int, Never>()
    }

    @Test("BEH-091: an element sent from another thread changes state that is shown")
    func otherThread() async {
        let sender = Sender()
        let host = TestHost { Receiver(subject: sender.subject) }
        await Task.detached { sender.subject.send(7) }.value
        await host.settle()
        #expect(host.texts == ["last 7"])
    }

    private struct Shown: View {
        let subject: PassthroughSubject<Int, Never>
        let log: Probe<Int>
        var body: some View {
            Group(subviews: Text("shown elsewhere").onReceive(subject) { log.note($0) }) { subviews in
                ForEach(subviews) { $0.environment(\.lineLimit, 1) }
            }
        }
    }

    @Test("a view that is shown in another environment than where it is listed hears of each element once")
    func shownElsewhere() {
        let subject = PassthroughSubject<Int, Never>()
        let log = Probe<Int>()
        let host = TestHost { Shown(subject: subject, log: log) }
        subject.send(3)
        host.settle()
        #expect(log.entries == [3])
    }
}
