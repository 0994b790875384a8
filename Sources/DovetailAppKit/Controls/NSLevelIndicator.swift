import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Shows how much there is of something, or how it is rated.
@MainActor @preconcurrency
open class NSLevelIndicator: NSControl {
    /// How it looks.
    public enum Style: UInt, Sendable { case relevancy, continuousCapacity, discreteCapacity, rating }
    /// Whether places of a rating that are not filled are shown.
    public enum PlaceholderVisibility: Int, Sendable { case automatic, always, whileEditing }

    /// How it looks.
    open var levelIndicatorStyle = Style.discreteCapacity { didSet { changed() } }
    open var minValue = 0.0 { didSet { changed() } }
    open var maxValue = 5.0 { didSet { changed() } }
    /// From where on it is shown in ``warningFillColor``; a number below ``criticalValue`` counts upwards, one above it downwards.
    open var warningValue = 0.0 { didSet { changed() } }
    /// From where on it is shown in ``criticalFillColor``.
    open var criticalValue = 0.0 { didSet { changed() } }
    open var fillColor: NSColor! = .systemGreen { didSet { changed() } }
    open var warningFillColor: NSColor! = .systemYellow { didSet { changed() } }
    open var criticalFillColor: NSColor! = .systemRed { didSet { changed() } }
    /// Whether each step has its own colour. It is kept, and nothing else: all have the colour of the value.
    open var drawsTieredCapacityLevels = false
    open var placeholderVisibility = PlaceholderVisibility.automatic { didSet { changed() } }
    /// The picture of a place of a rating; nil for a star.
    open var ratingImage: NSImage? { didSet { changed() } }
    /// The picture of a place of a rating that is not filled; nil for that of one that is.
    open var ratingPlaceholderImage: NSImage? { didSet { changed() } }
    /// Whether a person can set the value of a rating and of steps.
    open var isEditable = false { didSet { changed() } }
    // Marks are not drawn: these are kept, and nothing else.
    open var numberOfTickMarks = 0
    open var numberOfMajorTickMarks = 0

    open override var intrinsicContentSize: CGSize {
        levelIndicatorStyle == .rating
            ? CGSize(width: 16 * max(maxValue, 0), height: 16) : CGSize(width: Self.noIntrinsicMetric, height: 16)
    }
    override var hugsContent: (width: Bool, height: Bool) { (levelIndicatorStyle == .rating, true) }
    override var content: AnyView? { AnyView(LevelContent(control: self, count: changes.count)) }

    fileprivate var shownColor: NSColor {
        let upwards = warningValue <= criticalValue
        func isReached(_ limit: Double) -> Bool {
            limit != 0 && (upwards ? doubleValue >= limit : doubleValue <= limit)
        }
        return isReached(criticalValue) ? criticalFillColor : isReached(warningValue) ? warningFillColor : fillColor
    }
    fileprivate func choose(_ value: Int) {
        guard isEditable, isEnabled else { return }
        doubleValue = Double(value)
        used()
    }
}

private struct LevelContent: View {
    let control: NSLevelIndicator
    let count: Int

    var body: some View {
        let places = max(Int(control.maxValue.rounded()), 0)
        Group {
            switch control.levelIndicatorStyle {
            case .rating:
                HStack(spacing: 0) {
                    ForEach(0..<places, id: \.self) { place in
                        let isFilled = Double(place) < control.doubleValue
                        star(isFilled).frame(width: 16, height: 16)
                            .opacity(
                                isFilled ? 1 : control.placeholderVisibility == .always || control.isEditable ? 0.3 : 0
                            )
                            .contentShape(Rectangle())
                            .onTapGesture { control.choose(place + 1) }
                    }
                }
            case .discreteCapacity:
                HStack(spacing: 2) {
                    ForEach(0..<places, id: \.self) { place in
                        RoundedRectangle(cornerRadius: 2)
                            .fill(
                                Double(place) < control.doubleValue
                                    ? Color(nsColor: control.shownColor) : .gray.opacity(0.3)
                            )
                            .onTapGesture { control.choose(place + 1) }
                    }
                }
            case .continuousCapacity, .relevancy:
                GeometryReader { room in
                    let range = max(control.maxValue - control.minValue, .leastNonzeroMagnitude)
                    let part = min(max((control.doubleValue - control.minValue) / range, 0), 1)
                    RoundedRectangle(cornerRadius: 2).fill(.gray.opacity(0.3))
                    RoundedRectangle(cornerRadius: 2).fill(Color(nsColor: control.shownColor))
                        .frame(width: room.size.width * part)
                }
            }
        }
        .opacity(control.isEnabled ? 1 : 0.5)
        .accessibilityElement(children: .ignore)
        .accessibilityValue(control.doubleValue.formatted())
    }

    @ViewBuilder private func star(_ isFilled: Bool) -> some View {
        if let image = isFilled ? control.ratingImage : control.ratingPlaceholderImage ?? control.ratingImage {
            Image(nsImage: image)
        } else {
            Image(systemName: isFilled ? "star.fill" : "star")
        }
    }
}
