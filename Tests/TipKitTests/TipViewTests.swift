import DovetailTesting
import PictureSupport
import SwiftUI
import TestSupport
import Testing

@testable import TipKit

struct FavoriteTip: Tip {
    @Parameter static var isSignedIn: Bool = false
    @Parameter(.transient) static var visits: Int = 1
    static let opened = Event(id: "opened")

    var title: Text { Text("Save as a Favorite") }
    var message: Text? { Text("Favorites are at the top of the list.") }
    var image: Image? { Image(systemName: "star") }
    var actions: [Action] {
        Action(id: "more", title: "Learn More")
        Action(title: "Not Now")
    }
    var rules: [Rule] {
        #Rule(Self.$isSignedIn) { $0 == true }
        #Rule(Self.opened) { $0.donations.count >= 2 }
    }
}

struct PlainTip: Tip {
    var title: Text { Text("Swipe") }
    var options: [any TipOption] { Tips.MaxDisplayCount(2) }
}

struct OtherTip: Tip {
    var title: Text { Text("Pinch") }
}

struct UrgentTip: Tip {
    var title: Text { Text("Look") }
    var options: [TipOption] { [Tip.IgnoresDisplayFrequency(true)] }
}

extension AllTipTests {
    /// Tips in a window.
    @MainActor
    struct TipViewTests {
        private let folder: TemporaryFolder

        init() {
            folder = TemporaryFolder()
            TipStore.shared.restart()
        }

        private func configure(_ options: Tips.ConfigurationOption...) throws {
            try Tips.configure(options + [.datastoreLocation(.url(folder.url))])
        }

        @Test("A tip is shown once its rules are true, its buttons tell, and it is gone for good when it is closed")
        func inline() async throws {
            try configure()
            var pressed: [String] = []
            let host = TestHost {
                VStack {
                    TipView(FavoriteTip(), arrowEdge: .bottom) { pressed.append($0.id) }
                    Text("Page")
                }
            }
            #expect(!host.exists("Save as a Favorite") && FavoriteTip().status == .pending)
            FavoriteTip.isSignedIn = true
            await FavoriteTip.opened.donate()
            await host.settle()
            #expect(!host.exists("Save as a Favorite"))
            FavoriteTip.opened.sendDonation()
            await host.settle()
            #expect(host.exists("Save as a Favorite") && host.exists("Favorites are at the top of the list."))
            try host.tap("Learn More")
            try host.tap("Not Now")
            #expect(pressed == ["more", "1"])
            try host.tap("Close")
            #expect(!host.exists("Save as a Favorite") && host.exists("Page"))
            #expect(FavoriteTip().status == .invalidated(.tipClosed))
            host.close()
            // The app is opened again: what was told is still known.
            TipStore.shared.restart()
            #expect(!FavoriteTip.isSignedIn)
            try configure()
            #expect(FavoriteTip.isSignedIn && FavoriteTip.opened.donations.count == 2)
            #expect(FavoriteTip().status == .invalidated(.tipClosed))
        }

        @Test("Without a call of configure there is no tip, and a second call throws") func configuration() throws {
            let host = TestHost { TipView(PlainTip()) }
            #expect(!host.exists("Swipe") && !PlainTip().shouldDisplay)
            try configure()
            host.settle()
            #expect(host.exists("Swipe"))
            #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.configure() }
            #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.resetDatastore() }
            host.close()
        }

        @Test("Between tips passes the time that is asked for, but for those that ignore it") func frequency() throws {
            let clock = Clock()
            TipStore.shared.restart { clock.now }
            try configure(.displayFrequency(.daily))
            let host = TestHost {
                VStack {
                    TipView(PlainTip()); TipView(OtherTip()); TipView(UrgentTip())
                }
            }
            #expect(host.exists("Swipe") && !host.exists("Pinch") && host.exists("Look"))
            clock.now += 86401
            PlainTip().invalidate(reason: .actionPerformed)
            host.settle()
            #expect(!host.exists("Swipe") && host.exists("Pinch"))
            host.close()
        }

        @Test("A tip is shown as often as it says") func count() throws {
            try configure()
            for _ in 0..<2 {
                let host = TestHost { TipView(PlainTip()) }
                #expect(host.exists("Swipe"))
                host.close()
            }
            #expect(PlainTip().status == .invalidated(.displayCountExceeded))
        }

        @Test("A popover shows a tip at a view, and a press beside it puts it away") func popover() throws {
            try configure()
            var isShown = false
            let presented = Binding(get: { isShown }, set: { isShown = $0 })
            let host = TestHost {
                Button("Add") {}.popoverTip(
                    OtherTip(), isPresented: presented, attachmentAnchor: .rect(.bounds), arrowEdge: .top)
            }
            host.advance(by: .seconds(1))
            #expect(host.exists("Pinch") && isShown)
            host.tap(at: CGPoint(x: 5, y: 290))
            host.advance(by: .seconds(1))
            #expect(!host.exists("Pinch") && !isShown && OtherTip().status == .available)
            host.close()
        }

        private struct Groups: View {
            let group: TipGroup
            var body: some View {
                VStack {
                    TipView(group.currentTip)
                    Text("Page").popoverTip(group.currentTip as? OtherTip)
                }
            }
        }

        @Test("An ordered group shows one tip after the other") func groups() throws {
            try configure()
            let group = TipGroup(.ordered) {
                PlainTip()
                OtherTip()
            }
            let host = TestHost { Groups(group: group) }
            #expect(host.exists("Swipe") && !host.exists("Pinch"))
            PlainTip().invalidate(reason: .actionPerformed)
            host.settle()
            #expect(!host.exists("Swipe") && host.exists("Pinch"))
            host.close()
        }

        private struct Headline: TipViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("Tip: \(configuration.title ?? Text(verbatim: ""))")
                    ForEach(configuration.actions) { action in
                        Button(action: action.handler) { action.label() }
                    }
                }
            }
        }

        @Test("Styles of an app's own draw tips, and tests show them all or none") func styles() throws {
            Tips.showAllTipsForTesting()
            var pressed: [Int?] = []
            let host = TestHost { TipView(FavoriteTip()) { pressed.append($0.index) }.tipViewStyle(Headline()) }
            #expect(host.exists("Tip: Save as a Favorite") && !host.exists("Close"))
            try host.tap("Not Now")
            #expect(pressed == [1])
            Tips.hideTipsForTesting([FavoriteTip.self])
            host.settle()
            #expect(!host.exists("Tip: Save as a Favorite"))
            host.close()
        }

        /// Tells where the arrow is, and how far from the middle of that edge.
        private struct ArrowStyle: TipViewStyle {
            func makeBody(configuration: Configuration) -> some View { Told(edge: configuration.arrowEdge) }
            private struct Told: View {
                let edge: Edge?
                @Environment(\.tipArrowOffset) private var offset
                var body: some View {
                    Text(verbatim: "\(edge.map { "\($0)" } ?? "none") \(Int(offset))").frame(width: 200, height: 100)
                }
            }
        }

        @Test("A tip has its arrow towards the view that it is anchored at, wherever that stands") func anchor() throws
        {
            try configure()
            func told(_ content: @escaping () -> some View) -> [String] {
                let host = TestHost(size: CGSize(width: 400, height: 300)) { content().tipViewStyle(ArrowStyle()) }
                defer { host.close() }
                return host.texts
            }
            let tip = TipView(PlainTip(), anchorID: "place")
            let mark = Color.red.frame(width: 40, height: 40)
            #expect(
                told {
                    VStack(spacing: 0) {
                        mark.tipAnchor("place"); tip
                    }
                } == ["top 0"])
            PlainTip().invalidate(reason: .actionPerformed)
            let other = TipView(OtherTip(), anchorID: "place")
            #expect(
                told {
                    VStack(alignment: .leading, spacing: 0) {
                        other; mark.tipAnchor("place")
                    }
                } == ["bottom -72"])
            #expect(
                told {
                    HStack(spacing: 0) {
                        mark.tipAnchor("place"); other
                    }
                } == ["leading 0"])
            #expect(
                told {
                    HStack(alignment: .top, spacing: 0) {
                        other; mark.tipAnchor("place")
                    }
                } == ["trailing -22"])
            #expect(
                told {
                    VStack {
                        mark.tipAnchor("elsewhere"); other
                    }
                } == ["none 0"])
        }

        @Test("What a tip's state is can be waited for") func updates() async throws {
            try configure()
            var states = OtherTip().statusUpdates.makeAsyncIterator()
            #expect(await states.next() == .available)
            OtherTip().invalidate(reason: .actionPerformed)
            #expect(await states.next() == .invalidated(.actionPerformed))
            await OtherTip().resetEligibility()
            #expect(await states.next() == .available)
        }

        @Test("A card of a tip looks so") func picture() throws {
            Tips.showAllTipsForTesting()
            for scheme in [ColorScheme.light, .dark] {
                let host = TestHost(size: CGSize(width: 360, height: 330), colorScheme: scheme, idiom: .phone) {
                    VStack(spacing: 20) {
                        TipView(FavoriteTip(), arrowEdge: .bottom)
                        TipView(PlainTip()).tipBackground(.yellow.opacity(0.3)).tipCornerRadius(4)
                    }
                    .padding()
                }
                try GoldenPicture.check(host.png(scale: 2), width: 720, height: 660, "tips-\(scheme)", in: "Pictures")
                host.close()
            }
        }
    }
}

private final class Clock: @unchecked Sendable {
    private let lock = NSLock()
    private var time = Date(timeIntervalSince1970: 1_000_000)
    var now: Date {
        get { lock.withLock { time } }
        set { lock.withLock { time = newValue } }
    }
}
