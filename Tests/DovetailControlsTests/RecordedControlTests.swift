import SwiftUI
import Testing

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

/// Controls and a whole page of them beside pictures that a library for tests of accessibility recorded on iOS 17.5 and 18.5, in windows of 393 and
/// 402 points. What assistive tools see is outlined in them, so that frames can be read to a third of a point.
@MainActor
@Suite("Controls: frames recorded on iOS")
struct RecordedControlTests {
    @Test("a slider is 34 points high, and its line is in the middle", arguments: [Idiom.phone, .pad])
    func slider(idiom: Idiom) throws {
        let host = TestHost(size: CGSize(width: 382, height: 100), idiom: idiom) {
            Slider(value: .constant(0.75)).accessibilityIdentifier("slider")
        }
        defer { host.close() }
        #expect(try host.frame(of: "slider").height == 34)
    }

    /// Recorded there for six tabs in 402 points: each is 63 wide, the first begins 2 after the edge, and 4 are between two. The baseline of titles is
    /// 45 below the top of the bar of 49.
    @Test(
        "tabs of a phone share the width of the bar but for 2 points at its ends and 4 between them",
        arguments: [2, 3, 5])
    func tabs(count: Int) throws {
        let host = TestHost(size: CGSize(width: 402, height: 600), idiom: .phone) {
            TabView {
                ForEach(0..<count, id: \.self) { number in
                    Text("Page").tabItem { Label("Item \(number)", systemImage: "star") }
                }
            }
        }
        defer { host.close() }
        let width = (402 - 4 * CGFloat(count)) / CGFloat(count)
        for number in 0..<count {
            let frame = try host.frame(of: "Item \(number)")
            #expect(abs(frame.minX - (2 + CGFloat(number) * (width + 4))) <= 0.5)
            #expect(abs(frame.width - width) <= 0.5)
        }
        var titles: [CGRect] = []
        host.window.displayTree.root.forEach { node in
            if case .text = node.content, node.frameInWindow.minY > 551 { titles.append(node.frameInWindow) }
        }
        #expect(titles.count == count)
        // The first baseline of 10 points is 9.5 below the top of its line.
        for title in titles { #expect(abs(title.minY + 9.5 - 551 - 45) <= 0.5) }
    }

    private struct Headed<Content: View>: View {
        let title: String
        let detail: String
        @ViewBuilder let content: Content
        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(title).font(.subheadline).fontWeight(.semibold)
                    Text(detail).font(.caption2)
                }
                .accessibilityElement(children: .combine)
                .accessibilityIdentifier(title)
                content
            }
        }
    }

    @Test("a page of headings, symbols, texts and buttons has each where it is there")
    func page() throws {
        let host = TestHost(size: CGSize(width: 402, height: 874), idiom: .phone) {
            VStack(alignment: .leading, spacing: 12) {
                Headed(title: "A", detail: "A symbol") { Image(systemName: "star.fill").font(.title2) }
                Headed(title: "B", detail: "A row") {
                    HStack {
                        Text("Progress").accessibilityIdentifier("row")
                        Spacer()
                        Text("75%")
                    }
                }
                Headed(title: "C", detail: "A button") { Button("Delete") {}.buttonStyle(.bordered) }
                Headed(title: "D", detail: "A headline") {
                    Text("Section Header").font(.headline).accessibilityIdentifier("headline")
                }
                Headed(title: "E", detail: "A symbol's button") {
                    Button {
                    } label: {
                        Image(systemName: "mic.fill")
                    }
                    .buttonStyle(.bordered).accessibilityIdentifier("microphone")
                }
                Headed(title: "F", detail: "A shape") {
                    RoundedRectangle(cornerRadius: 8).frame(width: 60, height: 40)
                        .accessibilityElement().accessibilityIdentifier("shape")
                }
                Headed(title: "G", detail: "A card") {
                    HStack {
                        Image(systemName: "person.circle.fill").font(.title2)
                        VStack(alignment: .leading, spacing: 2) {
                            Text("John Doe").font(.subheadline).fontWeight(.medium)
                            Text("Online").font(.caption2)
                        }
                    }
                    .padding(8)
                    .accessibilityElement(children: .combine).accessibilityIdentifier("card")
                }
                Spacer()
            }
            .padding()
        }
        defer { host.close() }
        /// The top and the height of each, in thirds of a point as in the pictures.
        let recorded: [(String, CGFloat, CGFloat)] = [
            ("A", 48, 100), ("B", 287, 100), ("row", 411, 61), ("C", 508, 100), ("Delete", 632, 103), ("D", 771, 100),
            ("headline", 895, 61), ("E", 992, 100), ("microphone", 1116, 102), ("F", 1254, 100), ("shape", 1378, 120),
            ("G", 1534, 100), ("card", 1658, 148),
        ]
        for (name, top, height) in recorded {
            let frame = try host.frame(of: name)
            #expect(frame.minX == 16, "\(name)")
            #expect(abs(frame.minY - top / 3) <= 0.5, "\(name) begins at \(frame.minY), not \(top / 3)")
            #expect(abs(frame.height - height / 3) <= 0.34, "\(name) is \(frame.height) high, not \(height / 3)")
        }
    }
}
