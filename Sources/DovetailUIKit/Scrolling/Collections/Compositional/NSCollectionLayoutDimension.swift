import DovetailCore
import Foundation

/// A length of an item or a group in a ``UICollectionViewCompositionalLayout``.
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject {
    enum Kind { case fractionOfWidth, fractionOfHeight, absolute, estimated, uniform }
    let kind: Kind
    /// The fraction, or the points.
    public let dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
    }

    /// A part of the width of what is around: 1 for all of it.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionOfWidth, fractionalWidth)
    }
    /// A part of the height of what is around: 1 for all of it.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionOfHeight, fractionalHeight)
    }
    /// A length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// A length in points, until the cell is near to what is seen: then it is as long as its content needs.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }
    /// As ``estimated(_:)``, and then as long as the longest of the items in the same group.
    open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform, estimatedDimension)
    }

    open var isFractionalWidth: Bool { kind == .fractionOfWidth }
    open var isFractionalHeight: Bool { kind == .fractionOfHeight }
    open var isAbsolute: Bool { kind == .absolute }
    open var isEstimated: Bool { kind == .estimated }
    open var isUniformAcrossSiblings: Bool { kind == .uniform }

    /// Whether the content of a cell says the length.
    var isMeasured: Bool { kind == .estimated || kind == .uniform }

    /// The length in a room; none where it is no number, or less than nothing.
    func length(in room: CGSize) -> CGFloat {
        let length =
            switch kind {
            case .fractionOfWidth: dimension * room.width
            case .fractionOfHeight: dimension * room.height
            case .absolute, .estimated, .uniform: dimension
            }
        return length.isFinite ? max(length, 0) : 0
    }
}

/// The width and height of an item or a group.
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
    }

    /// The size in a room, with estimates as they are.
    func size(in room: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: room), height: heightDimension.length(in: room))
    }

    var isMeasured: Bool { widthDimension.isMeasured || heightDimension.isMeasured }
}
