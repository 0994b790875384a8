import DovetailTesting
import SwiftUI
import Testing

struct Counter: View {
    @State private var n = 0
    var body: some View {
        Text("n=\(n)").onTapGesture { n += 1 }
        Image(systemName: "play.circle").font(.largeTitle).foregroundStyle(.green)
    }
}

@MainActor @Suite struct FirstTests {
    @Test func counts() throws {
        let host = TestHost { Counter() }
        #expect(host.texts == ["n=0"])
        try host.tap("n=0")
        #expect(host.texts == ["n=1"])
        #expect(host.statistics.bodies == ["Counter": 1])
        print(host.tree, try host.frame(of: "n=1"), host.statistics)
        try host.png(scale: 2).write(to: URL(fileURLWithPath: "/tmp/first.png"))
    }
}
