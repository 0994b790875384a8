import DovetailCore
import DovetailPlatform
import Foundation

extension NSLayoutConstraint {
    /// What views in a row or column have in common, and which way a row goes.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        public static let directionLeadingToTrailing = FormatOptions([])
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        /// The parts that are to be the same, in the order of the bits.
        fileprivate var attributes: [Attribute] {
            let all: [(FormatOptions, Attribute)] = [
                (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
                (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
                (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
                (.alignAllFirstBaseline, .firstBaseline),
            ]
            return all.filter { contains($0.0) }.map(\.1)
        }
    }

    /// Constraints that are drawn as a line of text, such as `"H:|-[title]-(>=8)-[button(44)]-|"`.
    ///
    /// - Parameters:
    ///   - format: `H:` or `V:`, then views in brackets with their lengths in parentheses, distances between minus signs, and bars for the view around.
    ///   - metrics: Numbers by the names that the format has for them.
    ///   - views: Views by the names that the format has for them.
    /// - Returns: The constraints, which are not followed yet. None for a format that can't be read: the log says what is wrong and where. On Apple's
    ///   systems such a format ends the program.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var reader = FormatReader(format, opts, metrics ?? [:], views)
        do {
            return try reader.read()
        } catch {
            Log.logger.error("The format “\(format)” can't be read at character \(reader.position + 1): \(error)")
            return []
        }
    }
}

private struct FormatError: Error, CustomStringConvertible { let description: String }

/// Reads the language of formats, from left to right.
@MainActor
private struct FormatReader {
    private let characters: [Character]
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private(set) var position = 0
    private var isUpright = false

    /// A wish about a distance or a length.
    private struct Wish {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        var view: AnyObject?
        var part: NSLayoutConstraint.Attribute?
        var multiplier: CGFloat = 1
        var priority = UILayoutPriority.required
    }
    private enum Item { case around, view(AnyObject) }

    init(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) {
        (characters, self.options, self.metrics, self.views) = (Array(format), options, metrics, views)
    }

    mutating func read() throws -> [NSLayoutConstraint] {
        if take("V:") { isUpright = true } else { _ = take("H:") }
        var constraints: [NSLayoutConstraint] = []
        var inRow: [AnyObject] = []
        var (last, distance): (Item?, [Wish]) = (nil, [])
        while position < characters.count {
            let item: Item
            if take("|") {
                item = .around
            } else if take("[") {
                let name = takeName()
                guard let view = views[name] else { throw FormatError(description: "no view is called “\(name)”") }
                item = .view(view as AnyObject)
                if take("(") { constraints += lengths(of: view as AnyObject, try takeWishes()) }
                try expect("]")
                inRow.append(view as AnyObject)
            } else {
                throw FormatError(description: "a view or the edge of the one around is to stand here")
            }
            if let last { constraints += try self.distance(from: last, to: item, distance) }
            last = item
            distance = position < characters.count ? try takeConnection() : []
        }
        guard !inRow.isEmpty else { throw FormatError(description: "there is no view in it") }
        for attribute in options.attributes {
            for (one, next) in zip(inRow, inRow.dropFirst()) {
                constraints.append(
                    NSLayoutConstraint(
                        item: one, attribute: attribute, relatedBy: .equal, toItem: next, attribute: attribute,
                        multiplier: 1, constant: 0))
            }
        }
        return constraints
    }

    /// What stands between two views: nothing, a minus sign for the system's distance, or wishes between minus signs. Empty for the system's.
    private mutating func takeConnection() throws -> [Wish] {
        guard take("-") else { return [Wish()] }
        if position < characters.count, "[|".contains(characters[position]) { return [] }
        let wishes = take("(") ? try takeWishes() : [try takeWish()]
        try expect("-")
        return wishes
    }

    private mutating func takeWishes() throws -> [Wish] {
        var wishes = [try takeWish()]
        while take(",") { wishes.append(try takeWish()) }
        try expect(")")
        return wishes
    }

    private mutating func takeWish() throws -> Wish {
        var wish = Wish()
        if take(">=") {
            wish.relation = .greaterThanOrEqual
        } else if take("<=") {
            wish.relation = .lessThanOrEqual
        } else {
            _ = take("==")
        }
        let name = takeName()
        if let number = number(name) {
            wish.constant = number
        } else if let view = views[name] {
            wish.view = view as AnyObject
            if take(".") {
                let part = takeName()
                wish.part = part == "width" ? .width : part == "height" ? .height : nil
            }
            if take("*") { wish.multiplier = number(takeName()) ?? 1 }
            if take("/") { wish.multiplier = 1 / (number(takeName()) ?? 1) }
            if take("+") { wish.constant = number(takeName()) ?? 0 }
            if take("-") { wish.constant = -(number(takeName()) ?? 0) }
        } else {
            throw FormatError(description: "“\(name)” is no number, and neither a metric nor a view is called so")
        }
        if take("@") {
            let name = takeName()
            guard let number = number(name) else { throw FormatError(description: "“\(name)” is no priority") }
            wish.priority = UILayoutPriority(Float(number))
        }
        return wish
    }

    private func number(_ name: String) -> CGFloat? {
        if let number = Double(name) { return CGFloat(number) }
        switch metrics[name] {
        case let value as CGFloat: return value
        case let value as Double: return CGFloat(value)
        case let value as Float: return CGFloat(value)
        case let value as Int: return CGFloat(value)
        case let value as NSNumber: return CGFloat(value.doubleValue)
        default: return nil
        }
    }

    private func lengths(of view: AnyObject, _ wishes: [Wish]) -> [NSLayoutConstraint] {
        let attribute: NSLayoutConstraint.Attribute = isUpright ? .height : .width
        return wishes.map { wish in
            let constraint = NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: wish.relation, toItem: wish.view,
                attribute: wish.view == nil ? .notAnAttribute : wish.part ?? attribute, multiplier: wish.multiplier,
                constant: wish.constant)
            constraint.priority = wish.priority
            return constraint
        }
    }

    /// - Parameter wishes: Empty for the system's distance.
    private func distance(from last: Item, to next: Item, _ wishes: [Wish]) throws -> [NSLayoutConstraint] {
        let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isUpright
            ? (.top, .bottom)
            : options.contains(.directionLeftToRight)
                ? (.left, .right) : options.contains(.directionRightToLeft) ? (.right, .left) : (.leading, .trailing)
        let (first, second): ((AnyObject, NSLayoutConstraint.Attribute), (AnyObject, NSLayoutConstraint.Attribute))
        switch (last, next) {
        case (.view(let one), .view(let other)): (first, second) = ((one, end), (other, start))
        case (.around, .view(let view)): (first, second) = ((try around(view), start), (view, start))
        case (.view(let view), .around): (first, second) = ((view, end), (try around(view), end))
        case (.around, .around): throw FormatError(description: "there is no view between the edges")
        }
        let standard: CGFloat = if case (.view, .view) = (last, next) { systemSpacing } else { 20 }
        let sign: CGFloat = options.contains(.directionRightToLeft) && !isUpright ? -1 : 1
        return (wishes.isEmpty ? [Wish(constant: standard)] : wishes).map { wish in
            let constraint = NSLayoutConstraint(
                item: second.0, attribute: second.1, relatedBy: wish.relation, toItem: first.0, attribute: first.1,
                multiplier: 1, constant: sign * wish.constant)
            constraint.priority = wish.priority
            return constraint
        }
    }

    private func around(_ view: AnyObject) throws -> AnyObject {
        guard let around = LayoutItem.around(view) else {
            throw FormatError(description: "a view that stands by the edge of the one around is in none yet")
        }
        return around
    }

    // MARK: Characters

    private mutating func take(_ text: String) -> Bool {
        while position < characters.count, characters[position].isWhitespace { position += 1 }
        let wanted = Array(text)
        guard characters[position...].starts(with: wanted) else { return false }
        position += wanted.count
        return true
    }

    private mutating func expect(_ text: String) throws {
        if !take(text) { throw FormatError(description: "“\(text)” is to stand here") }
    }

    /// A name or a number.
    private mutating func takeName() -> String {
        while position < characters.count, characters[position].isWhitespace { position += 1 }
        let start = position
        while position < characters.count {
            let character = characters[position]
            let isOfNumber = character == "." && start < position && characters[start].isNumber
            guard character.isLetter || character.isNumber || character == "_" || isOfNumber else { break }
            position += 1
        }
        return String(characters[start..<position])
    }
}
