import Foundation

/// What a scroll view shows when it comes to rest.
public struct ScrollTarget: Hashable {
    /// In the coordinates of the content with its margins; the size is that of the scroll view.
    public var rect: CGRect
    /// The point of the rectangle that is put at the same point of the scroll view; nil for the top leading corner. It counts where the
    /// rectangle is not as large as the scroll view.
    public var anchor: UnitPoint?

    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// Decides where scrolling comes to rest.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    typealias Properties = ScrollTargetBehaviorProperties
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
    /// Changes the target that scrolling would have by itself.
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext)
    /// How a scroll view with this behaviour scrolls. Asked whenever somebody lets go of it.
    func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
    /// The usual properties.
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// How a scroll view scrolls that comes to rest by a behaviour.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
    /// Whether content that was let go of goes a fifth of the usual way, before the behaviour decides about the target.
    public var limitsScrolls = false

    /// The usual properties: scrolls are not limited.
    public init() {}
}

/// What is known of a scroll view when its properties are asked for.
public struct ScrollTargetBehaviorPropertiesContext {
    /// The axes that scroll.
    public let axes: Axis.Set
    /// The environment of the scroll view.
    public let environment: EnvironmentValues
}

/// What is known of a scroll view when a person lets go of it.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Where it is.
    public let originalTarget: ScrollTarget
    /// Points a second.
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    /// The axes that scroll.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// The frames of the children of the target layouts.
    let frames: [CGRect]

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Page by page: each is as large as the scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
        func page(_ wish: CGFloat, _ now: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
            guard length > 0 else { return wish }
            let current = now / length
            // One page at most, however fast.
            let next: CGFloat
            if velocity > 100 {
                next = (current + 0.001).rounded(.down) + 1
            } else if velocity < -100 {
                next = (current - 0.001).rounded(.up) - 1
            } else {
                next = current.rounded()
            }
            return next * length
        }
        let now = context.originalTarget.rect.origin
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(
                target.rect.minX, now.x, context.velocity.dx, context.containerSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(
                target.rect.minY, now.y, context.velocity.dy, context.containerSize.height)
        }
    }
}

/// So that a view of a target layout is at the beginning of what is shown.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// Whether one movement goes no further than to the next view.
    public struct LimitBehavior: Hashable, Sendable {
        enum Kind { case automatic, always, never }
        let kind: Kind
        /// Where the scroll view is narrow.
        public static let automatic = LimitBehavior(kind: .automatic)
        public static let always = LimitBehavior(kind: .always)
        public static let alwaysByOne = LimitBehavior(kind: .always)
        public static let alwaysByFew = LimitBehavior(kind: .automatic)
        public static let never = LimitBehavior(kind: .never)
    }

    private let limit: LimitBehavior
    private let anchor: UnitPoint?

    public init(limitBehavior: LimitBehavior = .automatic) {
        limit = limitBehavior
        anchor = nil
    }

    /// - Parameter anchor: The point of a view that comes to rest at the same point of the scroll view; nil for the beginning of both.
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
        limit = limitBehavior
        self.anchor = anchor
    }

    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
        guard !context.frames.isEmpty else { return }
        let isVertical = context.axes.contains(.vertical)
        let part = anchor.map { isVertical ? $0.y : $0.x } ?? 0
        let room = isVertical ? context.containerSize.height : context.containerSize.width
        let starts = context.frames.map {
            isVertical ? $0.minY + ($0.height - room) * part : $0.minX + ($0.width - room) * part
        }.sorted()
        let now = isVertical ? context.originalTarget.rect.minY : context.originalTarget.rect.minX
        let wish = isVertical ? target.rect.minY : target.rect.minX
        func nearest(_ place: CGFloat) -> Int {
            starts.indices.min { abs(starts[$0] - place) < abs(starts[$1] - place) }!
        }
        var index = nearest(wish)
        if limit.kind == .always {
            let current = nearest(now)
            index = min(max(index, current - 1), current + 1)
        }
        if isVertical { target.rect.origin.y = starts[index] } else { target.rect.origin.x = starts[index] }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
    /// Comes to rest with a point of a view at the same point of the scroll view.
    public static func viewAligned(anchor: UnitPoint?) -> Self { ViewAlignedScrollTargetBehavior(anchor: anchor) }
    /// Comes to rest with a point of a view at the same point of the scroll view.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
    ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor) }
}

extension View {
    /// Decides where the scroll views inside come to rest.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollSettings.targetBehavior, behavior)
    }
}

/// A behaviour of any type, where a program chooses among several.
///
///     .scrollTargetBehavior(isWide ? AnyScrollTargetBehavior(.viewAligned) : AnyScrollTargetBehavior(.paging))
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    private let base: any ScrollTargetBehavior

    /// Behaves as another behaviour does.
    public init(_ base: some ScrollTargetBehavior) { self.base = base }

    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
        base.updateTarget(&target, context: context)
    }
    public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}
