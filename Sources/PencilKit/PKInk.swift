import DovetailUIKit
import Foundation

/// What a stroke is drawn with: a kind of pen and a colour.
public struct PKInk: Equatable {
    /// The kinds of pens.
    public enum InkType: String, CaseIterable, Codable, Sendable {
        case pen = "com.apple.ink.pen"
        case pencil = "com.apple.ink.pencil"
        case marker = "com.apple.ink.marker"
        case monoline = "com.apple.ink.monoline"
        case fountainPen = "com.apple.ink.fountainpen"
        case watercolor = "com.apple.ink.watercolor"
        case crayon = "com.apple.ink.crayon"
        case reed = "com.apple.ink.reed"
    }

    /// The kind of pen.
    public var inkType: InkType
    /// The colour, as it is on light ground.
    public var color: UIColor
    /// The version of drawings that can hold it.
    public var requiredContentVersion: PKContentVersion { inkType.requiredContentVersion }

    public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }
}

/// What a drawing may hold, by the system that could hold it first.
public enum PKContentVersion: Int, Comparable, Sendable {
    case version1 = 1, version2, version3, version4

    /// The last one.
    public static var latest: PKContentVersion { .version4 }
    public static func < (first: PKContentVersion, second: PKContentVersion) -> Bool {
        first.rawValue < second.rawValue
    }
}

extension PKInk.InkType {
    /// How wide a stroke is where the app says nothing, in points. Apple tells no numbers: these are ours.
    public var defaultWidth: CGFloat {
        switch self {
        case .pen, .monoline, .reed: 3
        case .pencil: 2
        case .fountainPen: 4
        case .crayon: 12
        case .marker, .watercolor: 20
        }
    }
    /// The widths that a stroke may have, in points. Apple tells no numbers: these are ours.
    public var validWidthRange: ClosedRange<CGFloat> {
        switch self {
        case .pen, .monoline, .fountainPen, .reed: 0.5...30
        case .pencil: 0.5...20
        case .marker, .watercolor, .crayon: 2...60
        }
    }
    var requiredContentVersion: PKContentVersion {
        switch self {
        case .pen, .pencil, .marker: .version1
        case .monoline, .fountainPen, .watercolor, .crayon: .version2
        case .reed: .version4
        }
    }
    /// How much of what is below is covered.
    var opacity: CGFloat {
        switch self {
        case .pen, .monoline, .fountainPen, .reed: 1
        case .pencil: 0.85
        case .crayon: 0.8
        case .marker: 0.5
        case .watercolor: 0.35
        }
    }
}
