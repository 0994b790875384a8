import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// Views that others follow, which go and come back.
@MainActor
@Suite("Matched views that come back")
struct MatchedReturnTests {
    private struct Page: View {
        @Namespace private var namespace
        @Binding var isShown: Bool
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                if isShown {
                    Color.red.accessibilityIdentifier("first")
                        .matchedGeometryEffect(id: "box", in: namespace)
                        .frame(width: 40, height: 20).offset(x: 100, y: 50)
                        .transition(.opacity)
                }
                Color.blue.accessibilityIdentifier("follower")
                    .matchedGeometryEffect(id: "box", in: namespace, isSource: false)
                    .frame(width: 30, height: 30)
            }
        }
    }

    @Test("a view that comes back while it is leaving is followed again")
    func comesBack() throws {
        let isShown = Changing(true)
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Bound(isShown) { Page(isShown: $0) } }
        let place = CGRect(x: 100, y: 50, width: 40, height: 20)
        #expect(try host.presentation(of: "follower").frame == place)
        withAnimation(.linear(duration: 1)) { isShown.value = false }
        host.settle()
        host.advance(by: .milliseconds(250))
        withAnimation(.linear(duration: 1)) { isShown.value = true }
        host.settle()
        host.advance(by: .seconds(3))
        #expect(try host.presentation(of: "first").frame == place)
        #expect(try host.presentation(of: "follower").frame == place)
        withAnimation(.linear(duration: 1)) { isShown.value = false }
        host.settle()
        host.advance(by: .seconds(3))
        #expect(try host.presentation(of: "follower").frame == CGRect(x: 0, y: 0, width: 30, height: 30))
    }
}
