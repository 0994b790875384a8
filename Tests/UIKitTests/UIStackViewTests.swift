import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Stacks, bars and pickers of UIKit's")
struct UIStackViewTests {
    /// A view with a size of its own.
    private final class Box: UIView {
        var own = CGSize.zero
        override var intrinsicContentSize: CGSize { own }
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let box = Box(frame: CGRect(x: 0, y: 0, width: width, height: height))
        box.own = box.frame.size
        return box
    }

    private func host(_ view: UIView, _ size: CGSize = CGSize(width: 200, height: 100)) -> TestHost {
        TestHost(size: size) { CALayerTests.Shown { view } }
    }

    @Test("views fill the stack: the one that keeps least to its length takes what is left")
    func fill() {
        let (first, second) = (box(30, 10), box(40, 20))
        second.setContentHuggingPriority(.init(1), for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.spacing = 10
        let host = host(stack)
        #expect(first.frame == CGRect(x: 0, y: 0, width: 30, height: 100))
        #expect(second.frame == CGRect(x: 40, y: 0, width: 160, height: 100))
        stack.axis = .vertical
        host.settle()
        #expect(second.frame.minY == first.frame.maxY + 10)
        #expect(second.frame.width == 200)
    }

    @Test(
        "lengths may be equal or the space may grow; views stand at an edge or in the middle; one that is hidden takes no room"
    )
    func distributions() {
        let views = [box(20, 10), box(40, 20), box(60, 30)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillEqually
        stack.spacing = 10
        stack.alignment = .center
        let host = host(stack)
        #expect(views.map(\.frame.width) == [60, 60, 60])
        #expect(views.map(\.frame.minX) == [0, 70, 140])
        views[1].isHidden = true
        host.settle()
        #expect(views[2].frame.minX == 105)
        views[1].isHidden = false
        for (view, width) in zip(views, [20, 40, 60]) {
            view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
            view.heightAnchor.constraint(equalToConstant: CGFloat(width) / 2).isActive = true
        }
        stack.distribution = .equalSpacing
        host.settle()
        #expect(
            views.map(\.frame) == [
                CGRect(x: 0, y: 45, width: 20, height: 10), CGRect(x: 60, y: 40, width: 40, height: 20),
                CGRect(x: 140, y: 35, width: 60, height: 30),
            ])
        stack.alignment = .bottom
        host.settle()
        #expect(views[0].frame.minY == 90)
    }

    @Test("a stack is as large as its views, with spaces and margins; a stack in a stack too")
    func size() {
        let inner = UIStackView(arrangedSubviews: [box(20, 10), box(30, 40)])
        inner.spacing = 5
        #expect(inner.intrinsicContentSize == CGSize(width: 55, height: 40))
        let outer = UIStackView(arrangedSubviews: [inner, box(80, 10)])
        outer.axis = .vertical
        outer.isLayoutMarginsRelativeArrangement = true
        outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        outer.setCustomSpacing(7, after: inner)
        #expect(outer.intrinsicContentSize == CGSize(width: 86, height: 61))
        outer.removeArrangedSubview(inner)
        #expect(outer.intrinsicContentSize == CGSize(width: 86, height: 14))
        #expect(outer.subviews.count == 2)
    }

    @Test("a label in a stack wraps its text in the stack's width")
    func label() throws {
        let label = UILabel()
        label.text = "some words that need more than one line"
        label.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [label, box(10, 10)])
        stack.axis = .vertical
        stack.alignment = .leading
        _ = host(stack, CGSize(width: 100, height: 300))
        #expect(label.frame.height > 50)
    }

    @Test("the buttons of a bar are pressed, with what is left between them")
    func toolbar() throws {
        final class Target: NSObject {
            var count = 0
            func done() { count += 1 }
        }
        let target = Target()
        let bar = UIToolbar()
        bar.setItems(
            [
                UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil), .flexibleSpace(),
                UIBarButtonItem(
                    barButtonSystemItem: .done, target: target, action: Selector("done", calling: Target.done)),
            ], animated: false)
        bar.sizeToFit()
        let host = host(bar)
        try host.tap("Done")
        #expect(target.count == 1)
        #expect(try host.frame(of: "Left").minX < 40)
        #expect(try host.frame(of: "Done").maxX > 160)
    }

    @Test("a date picker tells what is chosen, and keeps to its range")
    func datePicker() throws {
        @MainActor final class Target: NSObject {
            var dates: [Date] = []
            func chosen(_ sender: UIDatePicker) { dates.append(sender.date) }
        }
        let target = Target()
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.accessibilityIdentifier = "date"
        picker.maximumDate = Date(timeIntervalSince1970: 1_000_000)
        #expect(picker.date == Date(timeIntervalSince1970: 1_000_000))
        picker.minimumDate = Date(timeIntervalSince1970: 0)
        picker.date = Date(timeIntervalSince1970: -5)
        #expect(picker.date == Date(timeIntervalSince1970: 0))
        picker.addTarget(target, action: Selector("chosen", calling: Target.chosen), for: .valueChanged)
        let host = host(picker, CGSize(width: 300, height: 100))
        try host.set("date", to: Date(timeIntervalSince1970: 500_000))
        #expect(target.dates == [picker.date])
        #expect(Calendar.current.isDate(picker.date, inSameDayAs: Date(timeIntervalSince1970: 500_000)))
        picker.countDownDuration = 5400
        #expect(picker.countDownDuration == 5400)
    }

    @Test("a picker has columns of rows; its delegate hears of what a person chooses")
    func picker() throws {
        final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            var chosen: [String] = []
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 + component }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                "\(component)/\(row)"
            }
            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
                chosen.append("\(component)/\(row)")
            }
        }
        let rows = Rows()
        let picker = UIPickerView()
        #expect(picker.selectedRow(inComponent: 0) == -1)
        picker.dataSource = rows
        picker.delegate = rows
        picker.selectRow(1, inComponent: 1, animated: false)
        let host = host(picker, CGSize(width: 300, height: 216))
        #expect(host.texts.contains("0/0"))
        #expect(host.texts.contains("1/1"))
        #expect(picker.selectedRow(inComponent: 1) == 1)
        #expect(rows.chosen == [])
        // The row below the one in the middle.
        host.tap(at: CGPoint(x: 75, y: 108 + 32))
        host.advance(by: .seconds(2))
        #expect(rows.chosen == ["0/1"])
        #expect(picker.selectedRow(inComponent: 0) == 1)
    }

    @Test("a view takes the least size that the constraints inside allow")
    func fitting() {
        let view = UIView()
        let label = UILabel()
        label.text = "hello"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 30),
            view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 40),
        ])
        let own = label.intrinsicContentSize
        #expect(
            view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: own.width + 50, height: own.height + 50))
    }

    @Test("views are found by number and place, and change their order")
    func order() {
        let (around, first, second) = (box(100, 100), box(50, 50), box(50, 50))
        around.addSubview(first)
        around.insertSubview(second, belowSubview: first)
        #expect(around.subviews == [second, first])
        around.bringSubviewToFront(second)
        #expect(around.subviews == [first, second])
        second.tag = 7
        #expect(around.viewWithTag(7) === second)
        #expect(around.hitTest(CGPoint(x: 10, y: 10), with: nil) === second)
        second.isUserInteractionEnabled = false
        #expect(around.hitTest(CGPoint(x: 10, y: 10), with: nil) === first)
        #expect(around.hitTest(CGPoint(x: 90, y: 90), with: nil) === around)
        #expect(around.hitTest(CGPoint(x: 190, y: 90), with: nil) == nil)
        #expect(first.isDescendant(of: around) && !around.isDescendant(of: first))
    }
}
