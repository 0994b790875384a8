/// A direction along lines of text.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
    case leading, trailing

    /// Some directions along lines of text.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One direction.
        public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }
        public static let leading = Set(HorizontalDirection.leading)
        public static let trailing = Set(HorizontalDirection.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}

/// A direction across lines of text.
public enum VerticalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
    case up, down

    /// Some directions across lines of text.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One direction.
        public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }
        public static let up = Set(VerticalDirection.up)
        public static let down = Set(VerticalDirection.down)
        public static let all: Set = [.up, .down]
    }
}

/// A direction in which an edge or corner of a frame can be moved.
public enum FrameResizeDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The frame becomes smaller.
    case inward
    /// The frame becomes larger.
    case outward

    /// Some directions in which an edge or corner of a frame can be moved.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One direction.
        public init(_ direction: FrameResizeDirection) { rawValue = 1 << direction.rawValue }
        public static let inward = Set(FrameResizeDirection.inward)
        public static let outward = Set(FrameResizeDirection.outward)
        public static let all: Set = [.inward, .outward]
    }
}

/// An edge or corner of a frame.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing

    /// Where it is on a map whose north is at the top, of a screen that reads from left to right.
    var compassPoint: String {
        switch self {
        case .top: "n"
        case .leading: "w"
        case .bottom: "s"
        case .trailing: "e"
        case .topLeading: "nw"
        case .topTrailing: "ne"
        case .bottomLeading: "sw"
        case .bottomTrailing: "se"
        }
    }

    var opposite: FrameResizePosition {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        case .topLeading: .bottomTrailing
        case .topTrailing: .bottomLeading
        case .bottomLeading: .topTrailing
        case .bottomTrailing: .topLeading
        }
    }

    /// The compass points of both directions.
    var axis: String {
        switch self {
        case .top, .bottom: "ns"
        case .leading, .trailing: "ew"
        case .topLeading, .bottomTrailing: "nwse"
        case .topTrailing, .bottomLeading: "nesw"
        }
    }
}
