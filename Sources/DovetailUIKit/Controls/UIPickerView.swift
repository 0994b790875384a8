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
    /// The view of a row, in place of its name. A view is handed over to be used again where there is one: nil here.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// How high the rows of a column are, in points; negative for the usual height. Wheels have rows of one height: nobody asks, but
    /// ``UIPickerView/rowSize(forComponent:)``.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
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
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UIPickerView.noView }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { -1 }
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
    /// What a delegate answers that has no views for rows.
    static let noView = UIView()
    /// Whether lines mark the chosen rows. Wheels mark them in their own way: it is kept, and nothing else.
    open var showsSelectionIndicator = true
    /// The view of a row; nil for one with a name.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
        return view === Self.noView ? nil : view
    }
    /// How large a row of a column is, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        let width = delegate?.pickerView(self, widthForComponent: component) ?? -1
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
        let share = bounds.width / CGFloat(max(numberOfComponents, 1))
        return CGSize(width: width >= 0 ? width : share, height: height >= 0 ? height : 32)
    }

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
                        Group {
                            if let view = picker.view(forRow: row, forComponent: component) {
                                let size = picker.rowSize(forComponent: component)
                                UIViewContent(view).frame(height: min(size.height, 32)).frame(maxWidth: .infinity)
                            } else {
                                picker.title(row, component)
                            }
                        }
                        .tag(row)
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
