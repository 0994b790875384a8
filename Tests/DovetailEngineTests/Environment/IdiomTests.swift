import DovetailCore
import DovetailTesting
import Foundation
import Testing

@MainActor
@Suite("Idiom")
struct IdiomTests {
    @Test("the setting: variable first, then Info.plist, then pad")
    func order() throws {
        #expect(try Idiom.setting(environment: [:], info: nil) == .pad)
        #expect(try Idiom.setting(environment: [:], info: ["DovetailIdiom": "desktop"]) == .desktop)
        #expect(
            try Idiom.setting(environment: ["DOVETAIL_IDIOM": "Phone"], info: ["DovetailIdiom": "desktop"]) == .phone)
        #expect(try Idiom.setting(environment: ["DOVETAIL_IDIOM": ""], info: nil) == .pad)
        #expect(try Idiom.setting(environment: [:], info: ["UIDeviceFamily": [1]]) == .phone)
        #expect(try Idiom.setting(environment: [:], info: ["UIDeviceFamily": [1, 2]]) == .pad)
        #expect(
            try Idiom.setting(environment: ["DOVETAIL_IDIOM": "desktop"], info: ["UIDeviceFamily": [1]]) == .desktop)
    }

    @Test("a name that is no idiom is told with its source")
    func unknown() {
        let variable = #expect(throws: UnknownIdiom.self) {
            try Idiom.setting(environment: ["DOVETAIL_IDIOM": "watch"], info: nil)
        }
        #expect(variable?.description == "DOVETAIL_IDIOM is “watch”; it may be phone, pad or desktop.")
        let info = #expect(throws: UnknownIdiom.self) {
            try Idiom.setting(environment: [:], info: ["DovetailIdiom": 3])
        }
        #expect(info?.description == "DovetailIdiom in Info.plist is “3”; it may be phone, pad or desktop.")
    }

    @Test(
        "text styles have the published sizes and weights",
        arguments: [
            (Font.TextStyle.largeTitle, 34.0, 400, 26.0, 400), (.title, 28, 400, 22, 400),
            (.title2, 22, 400, 17, 400), (.title3, 20, 400, 15, 400), (.headline, 17, 600, 13, 700),
            (.body, 17, 400, 13, 400), (.callout, 16, 400, 12, 400), (.subheadline, 15, 400, 11, 400),
            (.footnote, 13, 400, 10, 400), (.caption, 12, 400, 10, 400), (.caption2, 11, 400, 10, 500),
        ] as [(Font.TextStyle, Double, Int, Double, Int)])
    func textStyles(style: Font.TextStyle, pad: Double, padWeight: Int, desktop: Double, desktopWeight: Int) {
        for (idiom, size, weight) in [
            (Idiom.pad, pad, padWeight), (.phone, pad, padWeight), (.desktop, desktop, desktopWeight),
        ] {
            let run = Font.system(style).resolve(at: .large, idiom: idiom)
            #expect(run.size == CGFloat(size))
            #expect(run.weight == weight)
        }
    }

    private struct Classes: View {
        @Environment(\.horizontalSizeClass) private var horizontal
        @Environment(\.verticalSizeClass) private var vertical
        var body: some View {
            Text("\(name(horizontal)) × \(name(vertical))")
        }
        private func name(_ sizeClass: UserInterfaceSizeClass?) -> String {
            switch sizeClass {
            case .compact: "compact"
            case .regular: "regular"
            case nil: "none"
            }
        }
    }

    @Test(
        "size classes follow the window",
        arguments: [
            (Idiom.pad, CGSize(width: 639, height: 300), "compact × regular"),
            (.pad, CGSize(width: 640, height: 300), "regular × regular"),
            (.phone, CGSize(width: 390, height: 844), "compact × regular"),
            (.phone, CGSize(width: 844, height: 390), "compact × compact"),
            (.phone, CGSize(width: 480, height: 320), "compact × compact"),
            (.phone, CGSize(width: 300, height: 400), "compact × regular"),
            (.phone, CGSize(width: 400, height: 300), "compact × regular"),
            (.desktop, CGSize(width: 200, height: 200), "regular × regular"),
        ])
    func sizeClasses(idiom: Idiom, size: CGSize, expected: String) {
        let host = TestHost(size: size, idiom: idiom) { Classes() }
        #expect(host.texts == [expected])
    }

    @Test("a resize runs the readers of the size class only when it changes")
    func resize() {
        let host = TestHost(size: CGSize(width: 700, height: 300)) { Classes() }
        #expect(host.texts == ["regular × regular"])
        host.resize(to: CGSize(width: 650, height: 300))
        #expect(host.statistics.bodies["Classes"] == nil)
        host.resize(to: CGSize(width: 500, height: 300))
        #expect(host.texts == ["compact × regular"])
        #expect(host.statistics.bodies["Classes"] == 1)
    }

    @Test("control sizes are ordered, and a range limits them")
    func controlSizes() {
        struct Reader: View {
            @Environment(\.controlSize) private var size
            var body: some View { Text("\(ControlSize.allCases.firstIndex(of: size)!)") }
        }
        let host = TestHost {
            Reader()
            Reader().controlSize(.mini)
            Reader().controlSize(.small...).controlSize(.mini)
            Reader().controlSize(...ControlSize.small)
        }
        #expect(host.texts == ["2", "0", "1", "1"])
        #expect(ControlSize.mini < .extraLarge)
    }
}
