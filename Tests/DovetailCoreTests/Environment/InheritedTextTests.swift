import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("What texts inherit")
struct InheritedTextTests {
    private struct Labels: View {
        var body: some View {
            VStack {
                Text("yolo")
                Button("Done") {}
                TextField("Thing I Learned", text: .constant(""))
            }
        }
    }

    @Test("BEH-169: textCase(_:) and the environment value are the same")
    func textCase() {
        let modified = TestHost { Labels().textCase(.uppercase) }
        let environment = TestHost { Labels().environment(\.textCase, .uppercase) }
        #expect(modified.tree == environment.tree)
        #expect(modified.exists("YOLO"))
        #expect(modified.exists("DONE"))
        #expect(modified.exists("THING I LEARNED"))
    }

    @Test("BEH-170: a text's colour is inherited unless it has its own")
    func colour() throws {
        let host = TestHost {
            VStack {
                Text("a")
                Text("b").foregroundColor(.gray)
            }
            .foregroundColor(.red)
        }
        #expect(try host.presentation(of: "a").foreground == Color.red.resolve(in: EnvironmentValues()))
        #expect(try host.presentation(of: "b").foreground == Color.gray.resolve(in: EnvironmentValues()))
    }

    @Test("BEH-171: weight and line limit are inherited")
    func weightAndLimit() throws {
        let words = "several words that do not fit into one line of this window, however short they are"
        let plain = TestHost(size: CGSize(width: 200, height: 300)) {
            VStack {
                Text("weight")
                Text(words)
            }
        }
        let inherited = TestHost(size: CGSize(width: 200, height: 300)) {
            VStack {
                Text("weight")
                Text(words)
            }
            .lineLimit(1).fontWeight(.bold)
        }
        #expect(try inherited.frame(of: "weight").width > plain.frame(of: "weight").width)
        let line = try inherited.frame(of: "weight").height
        #expect(try inherited.frame(of: words).height == line)
        #expect(try plain.frame(of: words).height > 2 * line)
    }

    private struct ContentView: View {
        var body: some View { Text("yolo") }
    }

    private struct CapitalApp: App {
        var body: some Scene {
            WindowGroup { ContentView().environment(\.textCase, .uppercase) }
        }
    }

    private struct Plain_Previews: PreviewProvider {
        static var previews: some View { ContentView() }
    }

    private struct Capital_Previews: PreviewProvider {
        static var previews: some View { ContentView().environment(\.textCase, .uppercase) }
    }

    @Test("BEH-173: a preview has the values that it sets, not the app's")
    func previews() {
        #expect(TestHost(app: CapitalApp.self).texts == ["YOLO"])
        #expect(TestHost { Plain_Previews.previews }.texts == ["yolo"])
        #expect(TestHost { Capital_Previews.previews }.texts == ["YOLO"])
    }
}
