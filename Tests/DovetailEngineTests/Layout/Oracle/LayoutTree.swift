import DovetailCore
import Foundation
import TestSupport

/// A view of a random layout, as a value: both the real views and the model are made of it.
indirect enum LayoutTree {
    case color
    /// Takes a constant area: the narrower, the higher. Stands for text that wraps.
    case wrapping(area: CGFloat)
    case spacer(CGFloat?)
    case divider
    case hstack(VerticalGuide, CGFloat, [LayoutTree])
    case vstack(HorizontalGuide, CGFloat, [LayoutTree])
    case zstack(HorizontalGuide, VerticalGuide, [LayoutTree])
    case frame(CGFloat?, CGFloat?, HorizontalGuide, VerticalGuide, LayoutTree)
    case flexible(Limits, Limits, HorizontalGuide, VerticalGuide, LayoutTree)
    case padding(EdgeInsets, LayoutTree)
    case priority(Double, LayoutTree)
    case fixedSize(Bool, Bool, LayoutTree)
    case aspect(CGFloat?, ContentMode, LayoutTree)
    /// The second is behind the first, or before it.
    case layer(HorizontalGuide, VerticalGuide, isInFront: Bool, LayoutTree, LayoutTree)
    /// A guide at a part of the size and some points more.
    case horizontalGuide(HorizontalGuide, CGFloat, CGFloat, LayoutTree)
    case verticalGuide(VerticalGuide, CGFloat, CGFloat, LayoutTree)

    struct Limits {
        var least: CGFloat?
        var ideal: CGFloat?
        var most: CGFloat?
    }
    enum HorizontalGuide: CaseIterable { case leading, center, trailing, custom }
    enum VerticalGuide: CaseIterable { case top, center, bottom, firstBaseline, lastBaseline, custom }

    /// The parts of the tree, one step down.
    var parts: [LayoutTree] {
        switch self {
        case .color, .wrapping, .spacer, .divider: []
        case .hstack(_, _, let parts), .vstack(_, _, let parts), .zstack(_, _, let parts): parts
        case .frame(_, _, _, _, let part), .flexible(_, _, _, _, let part), .padding(_, let part),
            .priority(_, let part), .fixedSize(_, _, let part), .aspect(_, _, let part),
            .horizontalGuide(_, _, _, let part), .verticalGuide(_, _, _, let part):
            [part]
        case .layer(_, _, _, let first, let second): [first, second]
        }
    }

    func replacingParts(_ parts: [LayoutTree]) -> LayoutTree {
        switch self {
        case .color, .wrapping, .spacer, .divider: self
        case .hstack(let guide, let spacing, _): .hstack(guide, spacing, parts)
        case .vstack(let guide, let spacing, _): .vstack(guide, spacing, parts)
        case .zstack(let x, let y, _): .zstack(x, y, parts)
        case .frame(let width, let height, let x, let y, _): .frame(width, height, x, y, parts[0])
        case .flexible(let width, let height, let x, let y, _): .flexible(width, height, x, y, parts[0])
        case .padding(let insets, _): .padding(insets, parts[0])
        case .priority(let value, _): .priority(value, parts[0])
        case .fixedSize(let x, let y, _): .fixedSize(x, y, parts[0])
        case .aspect(let ratio, let mode, _): .aspect(ratio, mode, parts[0])
        case .layer(let x, let y, let front, _, _): .layer(x, y, isInFront: front, parts[0], parts[1])
        case .horizontalGuide(let guide, let part, let points, _): .horizontalGuide(guide, part, points, parts[0])
        case .verticalGuide(let guide, let part, let points, _): .verticalGuide(guide, part, points, parts[0])
        }
    }

    /// Smaller trees that may show the same fault: each part, and the tree with a part made simpler or left out.
    var simpler: [LayoutTree] {
        var result = parts
        switch self {
        case .hstack, .vstack, .zstack:
            for index in parts.indices where parts.count > 1 {
                var fewer = parts
                fewer.remove(at: index)
                result.append(replacingParts(fewer))
            }
        default: break
        }
        for index in parts.indices {
            for simpler in parts[index].simpler {
                var changed = parts
                changed[index] = simpler
                result.append(replacingParts(changed))
            }
        }
        return result
    }
}

// MARK: Random trees

extension LayoutTree {
    static func random(depth: Int, using generator: inout SeededGenerator) -> LayoutTree {
        if depth == 0 || Int.random(in: 0..<8, using: &generator) == 0 { return leaf(using: &generator) }
        func part() -> LayoutTree { random(depth: depth - 1, using: &generator) }
        func parts() -> [LayoutTree] { (0..<Int.random(in: 1...4, using: &generator)).map { _ in part() } }
        func x() -> HorizontalGuide { .allCases.randomElement(using: &generator)! }
        func y() -> VerticalGuide { .allCases.randomElement(using: &generator)! }
        func length() -> CGFloat? { Bool.random(using: &generator) ? number(using: &generator) : nil }
        switch Int.random(in: 0..<24, using: &generator) {
        case 0..<5: return .hstack(y(), [0, 3, 8].randomElement(using: &generator)!, parts())
        case 5..<10: return .vstack(x(), [0, 3, 8].randomElement(using: &generator)!, parts())
        case 10, 11: return .zstack(x(), y(), parts())
        case 12: return .frame(length(), length(), x(), y(), part())
        case 13, 14, 15:
            return .flexible(limits(using: &generator), limits(using: &generator), x(), y(), part())
        case 16:
            func side() -> CGFloat { [0, 4, 10, -3].randomElement(using: &generator)! }
            return .padding(EdgeInsets(top: side(), leading: side(), bottom: side(), trailing: side()), part())
        case 17, 18: return .priority([-1, 1, 2].randomElement(using: &generator)!, part())
        case 19: return .fixedSize(.random(using: &generator), .random(using: &generator), part())
        case 20:
            return .aspect(
                [nil, 0.5, 1, 2].randomElement(using: &generator)!, [.fit, .fill].randomElement(using: &generator)!,
                part())
        case 21: return .layer(x(), y(), isInFront: .random(using: &generator), part(), part())
        case 22:
            return .horizontalGuide(
                x(), [0, 0.25, 1].randomElement(using: &generator)!, [0, 7, -5].randomElement(using: &generator)!,
                part())
        default:
            return .verticalGuide(
                y(), [0, 0.25, 1].randomElement(using: &generator)!, [0, 7, -5].randomElement(using: &generator)!,
                part())
        }
    }

    private static func leaf(using generator: inout SeededGenerator) -> LayoutTree {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0, 1: .color
        case 2, 3: .wrapping(area: [400, 1600, 3600].randomElement(using: &generator)!)
        case 4: .spacer([nil, 0, 12].randomElement(using: &generator)!)
        case 5: .divider
        default: .frame(number(using: &generator), number(using: &generator), .center, .center, .color)
        }
    }

    private static func number(using generator: inout SeededGenerator) -> CGFloat {
        [0, 5, 20, 33, 50, 90, 140].randomElement(using: &generator)!
    }

    private static func limits(using generator: inout SeededGenerator) -> Limits {
        var lengths = (0..<3).map { _ in number(using: &generator) }.sorted()
        if Int.random(in: 0..<3, using: &generator) == 0 { lengths[2] = .infinity }
        return Limits(
            least: Bool.random(using: &generator) ? lengths[0] : nil,
            ideal: Int.random(in: 0..<3, using: &generator) == 0 ? lengths[1] : nil,
            most: Bool.random(using: &generator) ? lengths[2] : nil)
    }
}

// MARK: Views

/// A guide of the tests' own on each axis: a quarter of the way.
private enum QuarterGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}
private enum ThirdGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension LayoutTree.HorizontalGuide {
    var alignment: HorizontalAlignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        case .custom: HorizontalAlignment(QuarterGuide.self)
        }
    }
}

extension LayoutTree.VerticalGuide {
    var alignment: VerticalAlignment {
        switch self {
        case .top: .top
        case .center: .center
        case .bottom: .bottom
        case .firstBaseline: .firstTextBaseline
        case .lastBaseline: .lastTextBaseline
        case .custom: VerticalAlignment(ThirdGuide.self)
        }
    }
}

/// The leaf of constant area.
struct WrappingLayout: Layout {
    let area: CGFloat

    /// The width up to which the leaf grows.
    static func widest(_ area: CGFloat) -> CGFloat { area / 10 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest = Self.widest(area)
        let width = max(min(proposal.width ?? widest, widest), 10)
        return CGSize(width: width, height: area / width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// The views of a tree. Leaves that draw have the path of their place in the tree as identifier.
@MainActor
func makeView(_ tree: LayoutTree, path: String) -> AnyView {
    func part(_ index: Int) -> AnyView { makeView(tree.parts[index], path: "\(path).\(index)") }
    func all() -> some View { ForEach(tree.parts.indices, id: \.self) { part($0) } }
    switch tree {
    case .color: return AnyView(Color.red.accessibilityIdentifier(path))
    case .wrapping(let area):
        return AnyView(
            WrappingLayout(area: area) { EmptyView() }.background { Color.red.accessibilityIdentifier(path) })
    case .spacer(let least): return AnyView(Spacer(minLength: least))
    case .divider: return AnyView(Divider().background { Color.red.accessibilityIdentifier(path) })
    case .hstack(let guide, let spacing, _):
        return AnyView(HStack(alignment: guide.alignment, spacing: spacing) { all() })
    case .vstack(let guide, let spacing, _):
        return AnyView(VStack(alignment: guide.alignment, spacing: spacing) { all() })
    case .zstack(let x, let y, _):
        return AnyView(ZStack(alignment: Alignment(horizontal: x.alignment, vertical: y.alignment)) { all() })
    case .frame(let width, let height, let x, let y, _):
        return AnyView(
            part(0).frame(
                width: width, height: height, alignment: Alignment(horizontal: x.alignment, vertical: y.alignment)))
    case .flexible(let width, let height, let x, let y, _):
        return AnyView(
            part(0).frame(
                minWidth: width.least, idealWidth: width.ideal, maxWidth: width.most, minHeight: height.least,
                idealHeight: height.ideal, maxHeight: height.most,
                alignment: Alignment(horizontal: x.alignment, vertical: y.alignment)))
    case .padding(let insets, _): return AnyView(part(0).padding(insets))
    case .priority(let value, _): return AnyView(part(0).layoutPriority(value))
    case .fixedSize(let x, let y, _): return AnyView(part(0).fixedSize(horizontal: x, vertical: y))
    case .aspect(let ratio, let mode, _): return AnyView(part(0).aspectRatio(ratio, contentMode: mode))
    case .layer(let x, let y, let isInFront, _, _):
        let alignment = Alignment(horizontal: x.alignment, vertical: y.alignment)
        return isInFront
            ? AnyView(part(0).overlay(alignment: alignment) { part(1) })
            : AnyView(part(0).background(alignment: alignment) { part(1) })
    case .horizontalGuide(let guide, let share, let points, _):
        return AnyView(part(0).alignmentGuide(guide.alignment) { (share == 0 ? 0 : $0.width * share) + points })
    case .verticalGuide(let guide, let share, let points, _):
        return AnyView(part(0).alignmentGuide(guide.alignment) { (share == 0 ? 0 : $0.height * share) + points })
    }
}
