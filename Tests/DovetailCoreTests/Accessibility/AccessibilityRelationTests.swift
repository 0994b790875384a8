import SwiftUI
import Testing
import ViewSupport

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

@MainActor
@Suite("Accessibility: what joins, groups and describes elements")
struct AccessibilityRelationTests {
    @Test("actions of buttons that are not shown belong to the element, in their category")
    func actionSources() throws {
        let log = Probe<String>()
        let host = TestHost {
            Text("Letter").accessibilityIdentifier("letter")
                .accessibilityActions {
                    Button("Reply") { log.note("reply") }
                    Button("Forward") { log.note("forward") }
                }
                .accessibilityActions(category: .edit) { Button("Rename") { log.note("rename") } }
                .accessibilityQuickAction(style: .prompt) { Button("Archive") { log.note("archive") } }
        }
        #expect(host.texts == ["Letter"])
        #expect(AccessibilityElements(of: host.window).all.count == 1, "\(host.tree)")
        let letter = try host.element("letter")
        let entries = try #require(letter.namedActions?.entries)
        #expect(Set(entries.map(\.kind.name)) == ["Reply", "Forward", "Rename", "Archive"])
        #expect(entries.first { $0.kind.name == "Rename" }?.category == "Edit")
        #expect(entries.first { $0.kind.name == "Reply" }?.category == nil)
        for entry in entries { entry.run() }
        #expect(Set(log.entries) == ["reply", "forward", "rename", "archive"])
    }

    @Test("labels that are combined are joined by commas; those inside a button by spaces")
    func combined() throws {
        let host = TestHost {
            VStack {
                HStack {
                    Text("Anna"); Text("online").accessibilityLabel("is there"); Text("3 messages")
                }
                .accessibilityElement(children: .combine).accessibilityIdentifier("row")
                Button {
                } label: {
                    HStack {
                        Text("Open"); Text("now")
                    }
                }
                .accessibilityIdentifier("button")
                VStack {
                    Text("own"); Text("names")
                }
                .accessibilityElement(children: .combine).accessibilityLabel("Named").accessibilityIdentifier("named")
            }
        }
        defer { host.close() }
        let row = try host.element("row").label
        #expect(row == "Anna, is there, 3 messages")
        #expect(try host.element("button").label == "Open now")
        #expect(try host.element("named").label == "Named")
    }

    @Test("a quick action that is not active is none")
    func quickAction() throws {
        struct Screen: View {
            @State var isActive = false
            var body: some View {
                VStack {
                    Color.red.frame(width: 10, height: 10).accessibilityLabel("timer")
                        .accessibilityQuickAction(style: .outline, isActive: $isActive) { Button("Stop") {} }
                    Toggle("active", isOn: $isActive)
                }
            }
        }
        let host = TestHost { Screen() }
        #expect(try host.element("timer").namedActions == nil)
        try host.tap("active")
        #expect(try host.element("timer").namedActions?.entries.map(\.kind.name) == ["Stop"])
    }

    @Test("a label and what it is the label of are one element")
    func pairs() throws {
        struct Screen: View {
            @Namespace private var names
            var body: some View {
                HStack {
                    Text("Volume").accessibilityLabeledPair(role: .label, id: 1, in: names)
                    Color.red.frame(width: 10, height: 10).accessibilityValue("Half")
                        .accessibilityLabeledPair(role: .content, id: 1, in: names)
                    Text("Alone").accessibilityLabeledPair(role: .label, id: 2, in: names)
                }
            }
        }
        let host = TestHost { Screen() }
        #expect(AccessibilityElements(of: host.window).all.map(\.label) == ["Volume", "Alone"])
        #expect(try host.element("Volume").value == "Half")
    }

    @Test("elements of a linked group know each other")
    func linked() throws {
        struct Screen: View {
            @Namespace private var names
            var body: some View {
                VStack {
                    Text("One").accessibilityLinkedGroup(id: "a", in: names)
                    Text("Between")
                    Text("Two").accessibilityLinkedGroup(id: "a", in: names)
                }
            }
        }
        let host = TestHost { Screen() }
        let elements = AccessibilityElements(of: host.window)
        #expect(try elements.linked(with: host.element("One")).map(\.label) == ["One", "Two"])
        #expect(try elements.linked(with: host.element("Between")).isEmpty)
    }

    @Test("custom content is said besides the hint, and later words replace earlier ones")
    func customContent() throws {
        let key = AccessibilityCustomContentKey("Age", id: "age")
        let host = TestHost {
            Text("Cat").accessibilityHint("Pets it")
                .accessibilityCustomContent("Colour", "grey")
                .accessibilityCustomContent(key, "3")
                .accessibilityCustomContent("Name", "Mia", importance: .high)
                .accessibilityCustomContent(key, "4")
        }
        let cat = try host.element("Cat")
        #expect(cat.hint == "Pets it")
        #expect(cat.customContent.map { "\($0.label) \($0.value ?? "")" } == ["Name Mia", "Colour grey", "Age 4"])
    }

    @Test("a tool presses where the app says, and drags from point to point")
    func places() throws {
        struct Screen: View {
            @State private var dropped = ""
            var body: some View {
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        Color.red.frame(width: 50, height: 50)
                        Button("Right") { dropped = "pressed" }.frame(width: 50, height: 50)
                    }
                    .accessibilityElement(children: .combine).accessibilityIdentifier("both")
                    .accessibilityActivationPoint(.trailing)
                    Text("Stone").frame(width: 100, height: 50).background(.gray).draggable("stone")
                        .accessibilityDragPoint(.center, description: "Take the stone")
                    Color.blue.frame(width: 100, height: 50)
                        .dropDestination(for: String.self) { items, _ in
                            dropped = items.joined()
                            return true
                        }
                        .accessibilityLabel("Well").accessibilityDropPoint(.bottom, description: "Into the well")
                        .accessibilityDropPoint(.center, description: "nowhere", isEnabled: false)
                    Text(dropped).accessibilityIdentifier("dropped")
                }
            }
        }
        let host = TestHost(size: CGSize(width: 100, height: 200)) { Screen() }
        let both = try host.element("both").node.frameInWindow
        #expect(try host.element("both").activationPoint == CGPoint(x: both.maxX, y: both.midY))
        let from = try #require(try host.element("Stone").dragPoints.first)
        let to = try host.element("Well").dropPoints
        #expect(from.description == "Take the stone")
        #expect(to.map(\.description) == ["Into the well"])
        host.drag(from: from.place, to: CGPoint(x: to[0].place.x, y: to[0].place.y - 2))
        #expect(host.exists("stone"), "\(host.tree)")
    }

    @Test("whether a person can do something follows from the actions, unless the app says it")
    func interaction() throws {
        let host = TestHost {
            VStack {
                Text("plain")
                Button("go") {}
                Text("map").accessibilityRespondsToUserInteraction()
                Button("still") {}.accessibilityRespondsToUserInteraction(false)
                Color.red.frame(width: 9, height: 9).accessibilityLabel("piano").accessibilityDirectTouch(
                    options: .silentOnTouch)
            }
        }
        #expect(try !host.element("plain").respondsToInteraction)
        #expect(try host.element("go").respondsToInteraction)
        #expect(try host.element("map").respondsToInteraction)
        #expect(try !host.element("still").respondsToInteraction)
        #expect(try host.element("piano").traits.contains(.allowsDirectInteraction))
        #expect(try host.element("piano").semantics.details?.directTouch == .silentOnTouch)
    }

    @Test("scrolling and zooming are actions")
    func scrollAndZoom() throws {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 100, height: 60)) {
            Color.red.frame(width: 40, height: 20).accessibilityLabel("map")
                .accessibilityScrollAction { log.note("\($0)") }
                .accessibilityZoomAction { log.note("\($0.direction) \(Int($0.point.x)) \(Int($0.point.y))") }
        }
        for entry in try host.element("map").namedActions?.entries ?? [] { entry.run() }
        #expect(log.entries == ["top", "bottom", "leading", "trailing", "zoomIn 20 10", "zoomOut 20 10"])
    }

    @Test("a text is a heading, and a text of a kind, by itself")
    func texts() throws {
        let host = TestHost {
            VStack {
                Text("Title").accessibilityHeading(.h2)
                Text("let x = 1").accessibilityTextContentType(.sourceCode)
                Color.red.frame(width: 9, height: 9).accessibilityLabel("log").accessibilityTextContentType(.console)
            }
        }
        #expect(try host.element("Title").traits == [.isHeader, .isStaticText])
        #expect(try host.element("Title").semantics.details?.headingLevel == .h2)
        #expect(try host.element("let x = 1").semantics.details?.textContentType == .sourceCode)
        #expect(try host.element("log").semantics.details?.textContentType == .console)
    }

    @Test("what is posted is heard, in order")
    func posts() {
        var heard: [AccessibilityPost] = []
        let before = AccessibilityPost.listener
        AccessibilityPost.listener = { heard.append($0) }
        defer { AccessibilityPost.listener = before }
        AccessibilityNotification.Announcement("saved").post()
        var urgent = AttributedString("no connection")
        urgent.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(urgent).post()
        AccessibilityNotification.ScreenChanged().post()
        AccessibilityNotification.PageScrolled("Page 2").post()
        #expect(
            heard == [
                AccessibilityPost(kind: .announcement, text: "saved"),
                AccessibilityPost(kind: .announcement, text: "no connection", isUrgent: true),
                AccessibilityPost(kind: .screenChanged, text: nil),
                AccessibilityPost(kind: .pageScrolled, text: "Page 2"),
            ])
    }

    @Test("priorities inside a container order what is in it, and nothing around it")
    func priorities() {
        let host = TestHost {
            VStack {
                Text("before")
                VStack {
                    Text("second")
                    Text("first").accessibilitySortPriority(1)
                    Text("third")
                }
                .accessibilityElement(children: .contain).accessibilityLabel("group")
                Text("after")
            }
        }
        #expect(
            AccessibilityElements(of: host.window).all.compactMap(\.label) == [
                "before", "group", "first", "second", "third", "after",
            ])
    }

    @Test("what a label belongs to keeps a label of its own")
    func ownLabel() throws {
        struct Screen: View {
            @Namespace private var names
            var body: some View {
                HStack {
                    Text("Volume").accessibilityLabeledPair(role: .label, id: 1, in: names)
                    Color.red.frame(width: 10, height: 10)
                        .accessibilityLabel("Loudness").accessibilityValue("Half")
                        .accessibilityLabeledPair(role: .content, id: 1, in: names)
                }
            }
        }
        let host = TestHost { Screen() }
        #expect(AccessibilityElements(of: host.window).all.map(\.label) == ["Loudness"])
        #expect(try host.element("Loudness").value == "Half")
    }
}
