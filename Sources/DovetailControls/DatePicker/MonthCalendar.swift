import DovetailCore
import Foundation

/// The name of a month, between buttons that turn to other ones, above its days. On touch devices the name is a button, too: it
/// puts wheels in the place of the days, which turn to any month.
struct MonthCalendar<Grid: View>: View {
    /// Any time in the month on show.
    private let month: Date
    private let editor: DateEditor
    private let show: (Date) -> Void
    private let grid: Grid
    @Environment(\.controlMetrics) private var metrics
    @State private var isChoosingMonth = false

    /// - Parameters:
    ///   - month: Any time in the month on show.
    ///   - show: Called with a time in the month to turn to.
    ///   - grid: The days.
    init(month: Date, editor: DateEditor, show: @escaping (Date) -> Void, @ViewBuilder grid: () -> Grid) {
        self.month = month
        self.editor = editor
        self.show = show
        self.grid = grid()
    }

    var body: some View {
        VStack(spacing: 8) {
            HStack(spacing: DateIdiom[metrics.idiom].turnerSpacing) {
                title
                Spacer(minLength: 12)
                turner("chevron.left", "Previous Month", -1)
                turner("chevron.right", "Next Month", 1)
            }
            .padding(.leading, 8)
            if isChoosingMonth {
                WheelRow {
                    MonthWheel(date: month, editor: editor, choose: show)
                    YearWheel(date: month, editor: editor, choose: show)
                }
                .frame(maxWidth: .infinity)
                .background { WheelBand() }
            } else {
                grid
            }
        }
    }

    @ViewBuilder private var title: some View {
        let name = Text(editor.monthText(month)).font(.headline)
        if !DateIdiom[metrics.idiom].choosesMonths {
            name
        } else {
            Button {
                isChoosingMonth.toggle()
            } label: {
                HStack(spacing: 4) {
                    name.foregroundStyle(isChoosingMonth ? AnyShapeStyle(.tintText) : AnyShapeStyle(Color.primary))
                    Image(systemName: "chevron.right")
                        .font(.system(size: 13, weight: .semibold))
                        .rotationEffect(.degrees(isChoosingMonth ? 90 : 0))
                }
                .frame(minHeight: 28)
            }
            .buttonStyle(.borderless)
            .accessibilityLabel(Text("Month and Year"))
            .accessibilityValue(Text(editor.monthText(month)))
        }
    }

    private func turner(_ symbol: String, _ label: String, _ months: Int) -> some View {
        Button {
            show(editor.adding(months, .month, to: month))
        } label: {
            Image(systemName: symbol)
                .font(.system(size: DateIdiom[metrics.idiom].turnerSize, weight: .semibold))
                .frame(width: 28, height: 28)
        }
        .buttonStyle(.borderless)
        .disabled(isChoosingMonth)
        .accessibilityLabel(Text(label))
    }
}

extension View {
    /// Gives a calendar and what belongs to it their width: that of seven cells, or on touch devices the whole width that there is.
    func calendarWidth(_ metrics: ControlMetrics) -> some View {
        let least = metrics.calendarCell.width * 7
        let fills = DateIdiom[metrics.idiom].fillsWidth
        return frame(minWidth: least, idealWidth: least, maxWidth: fills ? .infinity : least)
            .fixedSize(horizontal: !fills, vertical: true)
    }
}
