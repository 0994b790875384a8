import AppKit
import DovetailTesting
import SwiftUI
import Testing

/// Values of controls, their cells, and controls that AppKit has beside SwiftUI's.
@MainActor
@Suite("Controls and cells of AppKit's")
struct NSCellTests {
    private struct Shown: NSViewRepresentable {
        let view: NSView
        func makeNSView(context: Context) -> NSView { view }
        func updateNSView(_ nsView: NSView, context: Context) {}
    }
    @MainActor private final class Target: NSObject {
        var count = 0
        @MainActor func used() { count += 1 }
    }

    private func host(_ view: NSView, _ width: CGFloat = 200, _ height: CGFloat = 60) -> TestHost {
        TestHost(size: CGSize(width: width, height: height)) { Shown(view: view).frame(width: width, height: height) }
    }

    @Test("a cell has the control's values, and one that a control takes gives it those that were set")
    func cells() throws {
        let field = NSTextField(labelWithString: "words")
        let cell = try #require(field.cell as? NSTextFieldCell)
        #expect(cell.stringValue == "words" && cell.controlView === field && !cell.wraps && cell.isScrollable)
        cell.wraps = true
        #expect(field.maximumNumberOfLines == 0)
        cell.usesSingleLineMode = true
        cell.lineBreakMode = .byTruncatingMiddle
        cell.textColor = .red
        #expect(field.usesSingleLineMode && field.lineBreakMode == .byTruncatingMiddle && field.textColor == .red)
        let other = NSTextFieldCell(textCell: "given")
        other.isEditable = true
        field.cell = other
        #expect(field.stringValue == "given" && field.isEditable && field.cell === other)
        #expect((NSButton().cell as? NSButtonCell)?.state == .off)
    }

    @Test("a formatter writes values, takes what it understands, and gives back what it does not")
    func formatter() throws {
        let field = NSTextField(string: "")
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "en_US")
        numbers.numberStyle = .decimal
        numbers.minimumFractionDigits = 2
        field.formatter = numbers
        field.doubleValue = 1234.5
        #expect(field.stringValue == "1,234.50" && field.doubleValue == 1234.5)
        #expect(field.objectValue as? NSNumber == 1234.5)
        let host = host(field)
        host.tap(at: CGPoint(x: 50, y: 30))
        #expect(field.currentEditor() != nil)
        field.selectText(nil)
        host.settle()
        #expect(field.currentEditor()?.selectedRange == NSRange(location: 0, length: 8))
        try host.type("7")
        host.press(.return)
        #expect(field.stringValue == "7.00")
        field.selectText(nil)
        host.settle()
        try host.type("nothing")
        host.press(.return)
        #expect(field.stringValue == "7.00")
    }

    @Test("a field asks its delegate about keys, and keeps away from those that the delegate does")
    func commands() throws {
        final class Listener: NSObject, NSTextFieldDelegate {
            var commands: [Selector] = []
            func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
                commands.append(commandSelector)
                return commandSelector == Selector("insertNewline:")
            }
        }
        let (field, listener, target) = (NSTextField(string: "a"), Listener(), Target())
        (field.delegate, field.target, field.action) = (listener, target, Selector(calling: Target.used))
        let host = host(field)
        host.tap(at: CGPoint(x: 50, y: 30))
        host.press(.return)
        #expect(listener.commands == [Selector("insertNewline:")])
        #expect(target.count == 0)
        #expect(field.abortEditing())
        host.settle()
        #expect(field.currentEditor() == nil)
    }

    @Test("controls take the size that they would like to have, and are used by the program")
    func sizes() {
        let (button, target) = (NSButton(title: "Go", target: nil, action: nil), Target())
        (button.target, button.action) = (target, Selector(calling: Target.used))
        button.sizeToFit()
        #expect(button.frame.size == button.intrinsicContentSize && button.frame.width > 10)
        button.performClick(nil)
        button.isEnabled = false
        button.performClick(nil)
        #expect(target.count == 1)
        let text = NSTextField(wrappingLabelWithString: String(repeating: "word ", count: 20))
        let line = text.intrinsicContentSize
        text.preferredMaxLayoutWidth = 100
        #expect(text.intrinsicContentSize.width <= 100 && text.intrinsicContentSize.height > line.height)
    }

    @Test("of radio buttons that call the same method one is on, and a button of three states goes through them")
    func radio() {
        let (outer, target) = (NSView(), Target())
        let action = Selector("choose", calling: Target.used)
        let buttons = ["a", "b"].map { NSButton(radioButtonWithTitle: $0, target: target, action: action) }
        buttons.forEach(outer.addSubview)
        buttons[0].performClick(nil)
        buttons[1].performClick(nil)
        #expect(buttons.map(\.state) == [.off, .on] && target.count == 2)
        let box = NSButton(checkboxWithTitle: "c", target: nil, action: nil)
        box.allowsMixedState = true
        box.setNextState()
        #expect(box.state == .mixed)
    }

    @Test("segments have widths, pictures and several choices")
    func segments() throws {
        let (control, target) = (
            NSSegmentedControl(labels: ["one", "two"], trackingMode: .selectAny, target: nil, action: nil), Target()
        )
        (control.target, control.action) = (target, Selector(calling: Target.used))
        control.setWidth(70, forSegment: 0)
        control.setTag(9, forSegment: 1)
        let host = host(control)
        try host.tap("one")
        try host.tap("two")
        #expect(control.isSelected(forSegment: 0) && control.isSelected(forSegment: 1) && target.count == 2)
        #expect(control.selectedSegment == 1 && control.width(forSegment: 0) == 70)
        try host.tap("two")
        #expect(control.selectedSegment == 0)
        control.trackingMode = .selectOne
        #expect(control.selectSegment(withTag: 9) && !control.isSelected(forSegment: 0))
    }

    @Test("a stepper goes up and down and around, and a level is set by a click")
    func values() throws {
        let (stepper, target) = (NSStepper(), Target())
        (stepper.target, stepper.action) = (target, Selector(calling: Target.used))
        (stepper.maxValue, stepper.doubleValue) = (2, 2)
        let host = host(stepper, 60, 60)
        host.tap(at: CGPoint(x: 30, y: 26))
        #expect(target.count == 1 && (stepper.doubleValue == 0 || stepper.doubleValue == 1))
        stepper.doubleValue = 7
        #expect(stepper.integerValue == 2)
        let level = NSLevelIndicator()
        level.levelIndicatorStyle = .rating
        level.isEditable = true
        #expect(level.intrinsicContentSize.width == 80)
        let second = self.host(level, 80, 16)
        second.tap(at: CGPoint(x: 40, y: 8))
        #expect(level.doubleValue == 3)
    }

    @Test("a date is chosen, a combo box finds its value, tokens are words, and a path has parts")
    func fields() throws {
        let picker = NSDatePicker()
        picker.datePickerElements = .yearMonthDay
        let day = Date(timeIntervalSince1970: 86400 * 3)
        picker.objectValue = day
        #expect(picker.dateValue == day && picker.intrinsicContentSize.width > 20)

        final class Listener: NSObject, NSComboBoxDelegate {
            var count = 0
            func comboBoxSelectionDidChange(_ notification: Notification) { count += 1 }
        }
        let (box, listener) = (NSComboBox(), Listener())
        box.delegate = listener
        box.addItems(withObjectValues: ["apple", "pear"])
        box.selectItem(at: 1)
        #expect(box.stringValue == "pear" && listener.count == 1 && box.indexOfItem(withObjectValue: "apple") == 0)
        let host = host(box)
        host.tap(at: CGPoint(x: 50, y: 30))
        box.stringValue = ""
        host.settle()
        try host.type("apple")
        #expect(box.stringValue == "apple" && box.indexOfSelectedItem == 0)

        let tokens = NSTokenField()
        tokens.objectValue = ["one", "two"]
        #expect(tokens.stringValue == "one, two" && tokens.objectValue as? [String] == ["one", "two"])

        let path = NSPathControl()
        path.url = URL(fileURLWithPath: "/tmp/folder/file.txt")
        #expect(path.pathItems.map(\.title).suffix(2) == ["folder", "file.txt"])
        let third = self.host(path, 400, 30)
        try third.tap("folder")
        #expect(path.clickedPathItem?.url?.path == "/tmp/folder")
    }

    @Test("a box has a frame around its content, tabs show one page, and a divider is dragged within limits")
    func containers() throws {
        let box = NSBox()
        box.title = "Group"
        let inner = NSTextField(labelWithString: "inner")
        box.contentView = inner
        let first = host(box, 100, 100)
        #expect(try first.frame(of: "inner").minY == 23)
        #expect(first.exists("Group"))

        let tabs = NSTabView()
        for name in ["a", "b"] {
            let item = NSTabViewItem(identifier: name)
            item.label = "tab \(name)"
            item.view = NSTextField(labelWithString: "page \(name)")
            tabs.addTabViewItem(item)
        }
        let second = host(tabs, 200, 100)
        #expect(second.exists("page a") && !second.exists("page b"))
        tabs.selectTabViewItem(withIdentifier: "b")
        second.settle()
        #expect(
            second.exists("page b") && !second.exists("page a") && tabs.selectedTabViewItem?.tabState == .selectedTab)

        final class Limits: NSObject, NSSplitViewDelegate {
            func splitView(
                _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
                ofSubviewAt dividerIndex: Int
            ) -> CGFloat { 50 }
        }
        let (split, limits) = (NSSplitView(), Limits())
        (split.isVertical, split.delegate) = (true, limits)
        split.addArrangedSubview(NSView())
        split.addArrangedSubview(NSView())
        let third = host(split, 209, 100)
        third.settle()
        #expect(split.subviews.map(\.frame.width) == [100, 100])
        third.drag(from: CGPoint(x: 104, y: 50), to: CGPoint(x: 134, y: 50), duration: .milliseconds(100))
        third.settle()
        #expect(split.subviews.map(\.frame.width) == [130, 70])
        split.setPosition(10, ofDividerAt: 0)
        third.settle()
        #expect(split.subviews[0].frame.width == 50)
    }

    @Test("views in a stack keep to constraints of their own, fill it, and stand in areas")
    func stacks() throws {
        func view(_ width: CGFloat? = nil) -> NSView {
            let view = NSView()
            if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
            return view
        }
        let (one, other) = (view(30), view())
        let stack = NSStackView(views: [one, other])
        let first = host(stack, 200, 50)
        first.settle()
        #expect(one.frame.width == 30 && other.frame == CGRect(x: 38, y: 0, width: 162, height: 50))

        let (left, middle, right) = (view(20), view(20), view(20))
        let row = NSStackView()
        row.addView(left, in: .leading)
        row.addView(middle, in: .center)
        row.addView(right, in: .trailing)
        let second = host(row, 200, 50)
        second.settle()
        #expect([left, middle, right].map(\.frame.minX) == [0, 90, 180])
        row.setCustomSpacing(0, after: left)
        #expect(row.customSpacing(after: left) == 0 && row.views(in: .trailing) == [right])

        let column = NSStackView(views: [view(40), view(40)])
        (column.orientation, column.alignment, column.distribution) = (.vertical, .leading, .fill)
        let wide = column.arrangedSubviews[0]
        wide.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
        column.arrangedSubviews[1].heightAnchor.constraint(equalToConstant: 12).isActive = true
        let third = host(column, 200, 100)
        third.settle()
        #expect(column.arrangedSubviews[1].frame.size == CGSize(width: 40, height: 12))
        #expect(wide.frame.height == 80)
    }
}
