import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Says how many rows a ``UIPickerView`` has.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// How many columns.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// How many rows a column has.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what the rows of a ``UIPickerView`` are, and hears of what is chosen.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// What a row is called.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// What a row is called, with its looks; nil to go by its plain name.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// A person has chosen a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    /// How wide a column is, in points; negative for an equal part.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { -1 }
}

/// Chooses one row in each of several columns.
@MainActor @preconcurrency
open class UIPickerView: UIView {
    /// Says how many rows there are.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { changed() } }
    /// Says what rows are.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { changed() } }
    private var selected: [Int: Int] = [:]

    /// How many columns there are.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    /// How many rows a column has.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// The row that is chosen in a column; -1 where there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        let count = numberOfRows(inComponent: component)
        return count > 0 ? min(selected[component] ?? 0, count - 1) : -1
    }
    /// Chooses a row. The delegate does not hear of it.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard row != selected[component] else { return }
        selected[component] = max(row, 0)
        changed()
    }
    /// Asks for all rows anew.
    open func reloadAllComponents() { changed() }
    /// Asks for the rows of a column anew.
    open func reloadComponent(_ component: Int) { changed() }

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var hugsContent: (width: Bool, height: Bool) { (false, true) }
    override var content: AnyView? { AnyView(PickerColumns(picker: self, count: changes.count)) }

    fileprivate func choose(_ row: Int, _ component: Int) {
        guard row != selectedRow(inComponent: component) else { return }
        selectRow(row, inComponent: component, animated: true)
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    fileprivate func title(_ row: Int, _ component: Int) -> Text {
        if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            return AttributedContent(string: title).text
        }
        return Text(verbatim: delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?")
    }
}

private struct PickerColumns: View {
    let picker: UIPickerView
    let count: Int

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<picker.numberOfComponents, id: \.self) { component in
                let width = picker.delegate?.pickerView(picker, widthForComponent: component) ?? -1
                Picker(
                    "",
                    selection: Binding(
                        get: { picker.selectedRow(inComponent: component) }, set: { picker.choose($0, component) })
                ) {
                    ForEach(0..<picker.numberOfRows(inComponent: component), id: \.self) { row in
                        picker.title(row, component).tag(row)
                    }
                }
                .labelsHidden()
                .pickerStyle(.wheel)
                .frame(width: width >= 0 ? width : nil)
                .frame(maxWidth: width >= 0 ? nil : .infinity)
            }
        }
        .frame(maxHeight: .infinity)
    }
}
