import DovetailCore
import DovetailTesting
import SwiftUI
import Testing

/// How large a window is when it opens.
@MainActor
@Suite("Sizes of new windows")
struct InitialWindowSizeTests {
    private func size<V: View>(
        _ idiom: Idiom, family: [String: Any]? = nil, defaultSize: CGSize? = nil, hasSizeOfContent: Bool = false,
        monitor: CGSize? = nil, @ViewBuilder _ view: @escaping () -> V
    ) -> CGSize {
        let host = TestHost(idiom: idiom, content: view)
        defer { host.close() }
        let rule = InitialWindowSize(idiom: idiom, family: DeviceFamily(environment: [:], info: family))
        return rule.size(
            of: host.window, defaultSize: defaultSize, hasSizeOfContent: hasSizeOfContent, monitor: monitor)
    }

    @Test("the idiom decides where nothing else is said")
    func idioms() {
        #expect(size(.phone) { Text("Hello") } == CGSize(width: 393, height: 852))
        #expect(size(.pad) { Text("Hello") } == CGSize(width: 1024, height: 768))
        #expect(size(.desktop) { Text("Hello") } == CGSize(width: 900, height: 450))
    }

    @Test("the device that the app is made for comes before the idiom, if it is one")
    func families() {
        #expect(size(.pad, family: ["UIDeviceFamily": [1]]) { Text("a") } == CGSize(width: 393, height: 852))
        #expect(size(.phone, family: ["UIDeviceFamily": "2"]) { Text("a") } == CGSize(width: 1024, height: 768))
        #expect(size(.pad, family: ["UIDeviceFamily": 6]) { Text("a") } == CGSize(width: 900, height: 450))
        #expect(size(.phone, family: ["UIDeviceFamily": [1, 2]]) { Text("a") } == CGSize(width: 393, height: 852))
        #expect(size(.pad, family: ["UIDeviceFamily": ["4"]]) { Text("a") } == CGSize(width: 1024, height: 768))
        #expect(
            DeviceFamily(environment: ["DOVETAIL_DEVICE_FAMILY": "1"], info: ["UIDeviceFamily": [2]])?.onlyIdiom
                == .phone)
    }

    @Test("what a scene says comes before both, and content of one size before that where the window is to have it")
    func scenes() {
        let given = CGSize(width: 500, height: 300)
        #expect(size(.phone, defaultSize: given) { Text("a") } == given)
        #expect(
            size(.phone, defaultSize: given, hasSizeOfContent: true) { Color.red.frame(width: 210, height: 130) }
                == CGSize(width: 210, height: 130))
        #expect(size(.phone, defaultSize: given, hasSizeOfContent: true) { Color.red } == given)
    }

    @Test("content that does not fit makes a window larger, and no window is larger than the monitor")
    func content() {
        #expect(
            size(.phone) { Color.red.frame(width: 500, height: 100) } == CGSize(width: 500, height: 852))
        #expect(
            size(.phone) { ScrollView { Color.red.frame(height: 5000) } } == CGSize(width: 393, height: 852))
        #expect(
            size(.pad, monitor: CGSize(width: 800, height: 600)) { Color.red } == CGSize(width: 800, height: 600))
        #expect(
            size(.pad, defaultSize: CGSize(width: 5000, height: 200), monitor: CGSize(width: 800, height: 600)) {
                Color.red
            } == CGSize(width: 800, height: 200))
    }

    @Test("on a desktop a direction in which the content has one size has that size, and ideal sizes count")
    func desktop() {
        #expect(size(.desktop) { Text("a").frame(width: 400, height: 300) } == CGSize(width: 400, height: 300))
        #expect(
            size(.desktop) { Text("a").frame(width: 300).frame(maxHeight: .infinity) }
                == CGSize(width: 300, height: 450))
        #expect(
            size(.desktop) { Color.red.frame(minWidth: 100, idealWidth: 1000, idealHeight: 700) }
                == CGSize(width: 1000, height: 700))
        #expect(
            size(.desktop) { Text(verbatim: String(repeating: "long text ", count: 200)) }
                == CGSize(width: 900, height: 450))
        #expect(size(.desktop) { List(0..<1000, id: \.self) { Text("\($0)") } } == CGSize(width: 900, height: 450))
    }
}
