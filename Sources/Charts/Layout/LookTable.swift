import DovetailCore
import Foundation

/// Finds out how marks look, and keeps that from one time to the next.
final class LookTable {
    /// What tells the looks of marks apart that have values to look by and no modifiers else.
    private struct Key: Hashable {
        let kind: MarkKind
        let style: Int
        let symbol: Int
        let isSymbol: Bool
    }

    private var model: ChartModel?
    private var plain: [Key: MarkLook] = [:]
    /// Looks of marks with modifiers of their own, by the box of those.
    private var own: [ObjectIdentifier: (box: MarkAttributes.Box, line: MarkLook?, symbol: MarkLook?)] = [:]
    private var last: MarkLook?
    private var before: [Key: MarkLook] = [:]
    /// A few of those, as most charts have no more: comparing their keys takes less time than a dictionary.
    private var few: [(key: Key, look: MarkLook)] = []

    /// Begins to look up for a model.
    func begin(_ model: ChartModel) {
        guard model !== self.model else { return }
        self.model = model
        // The scales may give other looks now; those that are the same are taken over.
        before = plain
        few = []
        plain = [:]
        own =
            own.count > 20_000
            ? [:] : own.filter { _ in model.styles == nil && model.symbols == nil && model.lines == nil }
    }

    /// - Parameter index: The position of the mark in the model.
    func look(of mark: Mark, at index: Int, asSymbol: Bool = false) -> MarkLook {
        if !mark.hasLookOfItsOwn {
            let style = model?.stylePosition(of: index) ?? -1
            var symbol = -1
            if mark.hasOtherScales, let value = mark.attributes.box?.fields.symbolBy?.value {
                symbol = model?.symbols?.position(of: value) ?? ChartModel.unknown
            }
            if style != ChartModel.unknown, symbol != ChartModel.unknown {
                return plain(Key(kind: mark.kind, style: style, symbol: symbol, isSymbol: asSymbol), mark)
            }
        }
        guard let box = mark.attributes.box else {
            return plain(Key(kind: mark.kind, style: -1, symbol: -1, isSymbol: asSymbol), mark)
        }
        let id = ObjectIdentifier(box)
        if let known = own[id], let look = asSymbol ? known.symbol : known.line { return look }
        var look = make(mark, asSymbol)
        // Rows of one closure have boxes of their own that say the same.
        if let last, last == look { look = last } else { last = look }
        var entry = own[id] ?? (box, nil, nil)
        if asSymbol { entry.symbol = look } else { entry.line = look }
        own[id] = entry
        return look
    }

    private func plain(_ key: Key, _ mark: Mark) -> MarkLook {
        for known in few where known.key == key { return known.look }
        let look = found(key, mark)
        if few.count < 12 { few.append((key, look)) }
        return look
    }

    private func found(_ key: Key, _ mark: Mark) -> MarkLook {
        if let known = plain[key] { return known }
        var look = make(mark, key.isSymbol)
        if let old = before[key], old == look { look = old }
        plain[key] = look
        return look
    }

    private func make(_ mark: Mark, _ asSymbol: Bool) -> MarkLook {
        let fields = mark.attributes.box?.fields
        let style =
            fields?.style ?? fields?.styleBy.flatMap { model?.styles?.style(for: $0.value) } ?? ChartStyle(Color.blue)
        let symbol = fields?.symbol ?? fields?.symbolBy.flatMap { model?.symbols?.symbol(for: $0.value) }
        var (shape, key): (AnyChartSymbolShape?, BasicChartSymbolShape?) = (nil, nil)
        if case .shape(let custom, let basic) = symbol { (shape, key) = (custom, basic) }
        let line =
            fields?.lineStyle ?? fields?.lineStyleBy.flatMap { model?.lines?.style(for: $0.value) }
            ?? (mark.kind == .rule
                ? StrokeStyle(lineWidth: 1) : StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        return MarkLook(
            kind: asSymbol ? .point : mark.kind, style: style, alignsWithPlot: fields?.alignsStyleWithPlot ?? false,
            corners: fields?.corners, symbol: shape, symbolKey: key, line: line, effects: fields?.effects ?? [],
            clip: fields?.clip)
    }
}
