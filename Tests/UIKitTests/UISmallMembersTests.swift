import Foundation
import SwiftUI
import Testing
import UIKit

@testable import DovetailTesting

@MainActor
@Suite("Members of UIKit's that apps use now and then")
struct UISmallMembersTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    @Test("a segment that can't be chosen is not, and the others are")
    func segments() throws {
        let control = UISegmentedControl(items: ["one", "two"])
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 1)
        let host = TestHost(size: CGSize(width: 200, height: 50)) { Shown(view: control) }
        try host.tap("two")
        #expect(control.selectedSegmentIndex == 0 && !control.isEnabledForSegment(at: 1))
        control.setEnabled(true, forSegmentAt: 1)
        host.settle()
        try host.tap("two")
        #expect(control.selectedSegmentIndex == 1)
        control.setTitle("three", forSegmentAt: 1)
        control.setWidth(40, forSegmentAt: 1)
        #expect(control.titleForSegment(at: 1) == "three" && control.widthForSegment(at: 1) == 40)
    }

    @Test("a slider's knob goes from end to end, and minutes are chosen in steps")
    func controls() {
        let slider = UISlider()
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 31)
        let track = slider.trackRect(forBounds: bounds)
        #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 0).minX == 0)
        #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 1).maxX == 200)
        let picker = UIDatePicker()
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        picker.minuteInterval = 15
        #expect(picker.minuteInterval == 15)
    }

    @Test("a line follows what tells how much is done")
    func progress() {
        let (view, progress) = (UIProgressView(), Progress(totalUnitCount: 4))
        progress.completedUnitCount = 1
        let host = TestHost(size: CGSize(width: 200, height: 10)) {
            Shown(view: view).onAppear { view.observedProgress = progress }
        }
        #expect(view.progress == 0.25)
        progress.completedUnitCount = 3
        host.advance(by: .milliseconds(200))
        #expect(view.progress == 0.75)
    }

    @Test("what else can be done with a view is told, and views are read in the order that is said, or not at all")
    func assistive() throws {
        let outer = UIView()
        let labels = ["first", "second", "third"].enumerated().map { index, name in
            let label = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 30, width: 100, height: 30))
            label.text = name
            outer.addSubview(label)
            return label
        }
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Shown(view: outer) }
        #expect(host.texts == ["first", "second", "third"])
        outer.accessibilityElements = [labels[2], labels[0]]
        host.settle()
        #expect(host.tree == "text “third”\ntext “first”", "\(host.tree)")
        outer.accessibilityElements = nil
        labels[1].accessibilityViewIsModal = true
        host.settle()
        #expect(host.texts == ["second"])
        labels[1].accessibilityViewIsModal = false
        var count = 0
        labels[0].accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Flag") { _ in
                count += 1
                return true
            }
        ]
        host.settle()
        let entries = try host.element("first").namedActions?.entries ?? []
        try #require(entries.first { $0.kind.name == "Flag" }).run()
        #expect(count == 1)
    }

    @Test("looks of a button's title are made by its configuration, and a destructive one is red")
    func buttons() throws {
        var look = UIButton.Configuration.plain()
        look.title = "██"
        look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
            var new = old
            new.uiKit.font = UIFont.boldSystemFont(ofSize: 40)
            return new
        }
        let button = UIButton(configuration: look)
        let large = button.intrinsicContentSize
        look.titleTextAttributesTransformer = nil
        button.configuration = look
        #expect(large.width > button.intrinsicContentSize.width * 1.5)
        button.role = .destructive
        let host = TestHost(size: CGSize(width: 100, height: 60)) { Shown(view: button) }
        let color = try host.color(at: CGPoint(x: 50, y: 30))
        #expect(color.red > 0.8 && color.blue < 0.5)
        #expect(UIButton(type: .roundedRect).buttonType == .system)
    }

    @Test("a path goes the other way, and closes where it did")
    func reversed() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(
            to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 15, y: 0), controlPoint2: CGPoint(x: 20, y: 5))
        let back = path.reversing()
        #expect(back.currentPoint == .zero)
        #expect(back.bounds == path.bounds)
        #expect(back.reversing().cgPath == path.cgPath)
        path.close()
        #expect(path.reversing().contains(CGPoint(x: 15, y: 3)))
    }

    @Test("fonts by width, by the size of text of traits, and by what descriptors add")
    func fonts() {
        let plain = UIFont.systemFont(ofSize: 20, weight: .regular)
        #expect(
            UIFont.systemFont(ofSize: 20, weight: .bold, width: .standard) == .systemFont(ofSize: 20, weight: .bold))
        let large = UITraitCollection { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
        #expect(
            UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize
                > UIFont.preferredFont(forTextStyle: .body).pointSize)
        let bold = plain.fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold], .size: 30 as CGFloat,
        ])
        #expect(UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: 30, weight: .bold))
        #expect(UIFontDescriptor(fontAttributes: [.size: 14 as CGFloat]).pointSize == 14)
    }

    @Test("a colour is called by a name, and what the clipboard has is told without being handed over")
    func values() async {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).accessibilityName.contains("red"))
        let host = TestHost { Text("page") }
        await withCheckedContinuation { done in
            UIPasteboard.general.string = "https://example.org/a"
            UIPasteboard.general.detectPatterns(for: [.probableWebURL, .number]) {
                #expect((try? $0.get()) == [.probableWebURL])
                done.resume()
            }
        }
        withExtendedLifetime(host) {}
    }

    @Test("a drag from the edge of the window is a pan of the edge's, and one from elsewhere is none")
    func edges() {
        @MainActor final class Target: NSObject {
            var count = 0
            func panned(_ recognizer: UIScreenEdgePanGestureRecognizer) {
                if recognizer.state == .began { count += 1 }
            }
        }
        let (view, target) = (UIView(), Target())
        let recognizer = UIScreenEdgePanGestureRecognizer(
            target: target, action: Selector("panned", calling: Target.panned))
        recognizer.edges = .left
        view.addGestureRecognizer(recognizer)
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Shown(view: view) }
        host.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 160, y: 50))
        #expect(target.count == 0)
        host.drag(from: CGPoint(x: 5, y: 50), to: CGPoint(x: 90, y: 50))
        #expect(target.count == 1)
    }

    @Test("an item that is moved is told to the data source where it is put down")
    func moving() {
        final class Source: NSObject, UICollectionViewDataSource {
            var moved: (IndexPath, IndexPath)?
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
            func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
                indexPath.item != 2
            }
            func collectionView(
                _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
                to destinationIndexPath: IndexPath
            ) { moved = (sourceIndexPath, destinationIndexPath) }
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        let (view, source) = (
            UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout), Source()
        )
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let host = TestHost(size: CGSize(width: 100, height: 200)) { Shown(view: view) }
        #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 80))
        view.endInteractiveMovement()
        #expect(source.moved?.1 == IndexPath(item: 1, section: 0))
        withExtendedLifetime(host) {}
    }
}
