import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

/// Classes of an app's own that do otherwise what their superclass does.
@MainActor
@Suite("Layout that classes of the app's own say")
struct UIOverriddenLayoutTests {
    private final class Tall: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(UILabel())
        }
        required init?(coder: NSCoder) { nil }
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize { CGSize(width: targetSize.width, height: 71) }
    }

    private final class Wide: UICollectionViewCell {
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize { CGSize(width: 90, height: 33) }
    }

    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "wide", for: indexPath) }
    }

    private struct Shown<V: UIView>: UIViewRepresentable {
        let view: V
        func makeUIView(context: Context) -> V { view }
        func updateUIView(_ uiView: V, context: Context) {}
    }

    @Test("a cell that says how high it is is so high in its table")
    func tableCell() {
        let (table, source) = (UITableView(), Source())
        table.register(Tall.self, forCellReuseIdentifier: "tall")
        table.dataSource = source
        let host = TestHost(size: CGSize(width: 200, height: 300)) { Shown(view: table) }
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.height == 71)
        _ = host
    }

    @Test("a cell that says how large it is is so large in a collection that asks")
    func collectionCell() {
        let (layout, source) = (UICollectionViewFlowLayout(), Source())
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(Wide.self, forCellWithReuseIdentifier: "wide")
        collection.dataSource = source
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Shown(view: collection) }
        #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.size == CGSize(width: 90, height: 33))
        _ = host
    }

    private final class Counting: UIView {
        var events: [String] = []
        var priority: UILayoutPriority?
        override func updateProperties() { events.append("properties") }
        override func layoutSubviews() { events.append("layout") }
        override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
            super.setContentHuggingPriority(priority, for: axis)
            self.priority = contentHuggingPriority(for: axis)
        }
        override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            events.append("gesture")
            super.addGestureRecognizer(gestureRecognizer)
        }
    }

    @Test("properties are updated before the layout, once and then when that is asked for")
    func properties() {
        let view = Counting()
        view.layoutIfNeeded()
        #expect(view.events == ["properties", "layout"])
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.events.suffix(1) == ["layout"] && view.events.count == 3)
        view.setNeedsUpdateProperties()
        view.layoutIfNeeded()
        #expect(view.events.suffix(2) == ["properties", "layout"] && view.events.count == 5)
    }

    @Test("priorities and gestures go through what a class overrides")
    func members() {
        let view = Counting()
        view.setContentHuggingPriority(.required, for: .vertical)
        #expect(view.priority == .required && view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        view.addGestureRecognizer(UITapGestureRecognizer())
        #expect(view.events == ["gesture"] && view.gestureRecognizers?.count == 1)
    }

    private struct Older: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {}
        func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIView) {
            let children = Mirror(reflecting: proposedSize).children
            let width = children.first { $0.label == "width" }?.value as? CGFloat
            size = CGSize(width: (width ?? 0) / 2, height: 12)
        }
    }

    @Test("the older way to say a representable's size counts where there is no other")
    func olderSize() throws {
        let host = TestHost(size: CGSize(width: 200, height: 300)) { Older().accessibilityIdentifier("older") }
        #expect(try host.frame(of: "older").size == CGSize(width: 100, height: 12))
    }

    private final class Drawing: NSObject, CALayerDelegate {
        var events: [String] = []
        func draw(_ layer: CALayer, in ctx: CGContext) { events.append("draw") }
        func layerWillDraw(_ layer: CALayer) { events.append("will draw") }
        func layoutSublayers(of layer: CALayer) { events.append("layout") }
    }

    @Test("a layer has its delegate draw it and place what is inside")
    func layerDelegate() {
        let (layer, delegate) = (CALayer(), Drawing())
        layer.delegate = delegate
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.layoutIfNeeded()
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(delegate.events == ["layout", "will draw", "draw"])
    }

    @Test("cells that are registered by an archive are of the class of its name, where there is one")
    func archive() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UINib(nibName: "NoSuchCell", bundle: nil), forCellWithReuseIdentifier: "a")
        #expect(UINib(nibName: "NoSuchCell", bundle: nil).instantiate(withOwner: nil).isEmpty)
    }
}
