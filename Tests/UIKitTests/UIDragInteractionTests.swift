import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Views of UIKit's that are dragged, and take what is dropped")
struct UIDragInteractionTests {
    private final class Delegate: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
        var log: [String] = []
        var operation = UIDropOperation.copy
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            log.append("begin")
            let item = UIDragItem(itemProvider: NSItemProvider(object: "card" as NSString))
            item.localObject = 7
            return [item]
        }
        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            session.canLoadObjects(ofClass: NSString.self)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
            log.append("entered")
        }
        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: operation) }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
            log.append("left")
        }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            log.append("dropped \(session.items.first?.localObject as? Int ?? 0)")
            session.loadObjects(ofClass: NSString.self) { [self] in log.append("loaded \($0.first as? NSString ?? "-")")
            }
        }
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    @Test("a view is dragged onto another, which takes what is dropped unless its delegate says otherwise")
    func dropped() async throws {
        let (source, target, delegate) = (UIView(), UIView(), Delegate())
        source.backgroundColor = .red
        source.addInteraction(UIDragInteraction(delegate: delegate))
        target.addInteraction(UIDropInteraction(delegate: delegate))
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            HStack(spacing: 0) {
                Shown(view: source).frame(width: 100, height: 100)
                Shown(view: target).frame(width: 100, height: 100)
            }
        }
        host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
        await host.settle()
        #expect(delegate.log == ["begin", "entered", "dropped 7", "loaded card"])
        delegate.log = []
        delegate.operation = .forbidden
        host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
        await host.settle()
        #expect(delegate.log == ["begin", "entered", "left"])
    }
}
