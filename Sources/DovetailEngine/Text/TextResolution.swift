import Combine
import Foundation

extension Text {
    /// The text with nothing left to look up. Without `services` pictures in it have no size.
    package func resolve(in environment: EnvironmentValues, services: HostServices? = nil) -> ResolvedText {
        var resolution = TextResolution(environment: environment, services: services)
        resolution.append(self, RunContext(environment))
        return resolution.resolved
    }
}

/// Collects the runs of a text in an environment.
package struct TextResolution {
    let environment: EnvironmentValues
    let services: HostServices?
    /// False where only the characters matter, as they are written.
    var appliesCase = true
    /// False where marks of Markdown are characters like others: in strings that code looks up.
    var readsMarkdown = true
    private var runs: [ResolvedText.Run] = []
    /// When the text changes by itself, at the earliest.
    private(set) var next: Date?
    /// Keys that are being looked up, in case that tables lead in circles.
    private var depth = 0

    package init(environment: EnvironmentValues, services: HostServices? = nil) {
        self.environment = environment
        self.services = services
    }

    /// The date; a test's own where a test host runs.
    static var now: Date { MainScheduler.clock?.now ?? Date() }

    package var resolved: ResolvedText {
        var resolved = ResolvedText(runs: runs)
        let values = environment.builtIn
        resolved.alignment = values.multilineTextAlignment
        resolved.isRightToLeft = values.layoutDirection == .rightToLeft
        resolved.lineLimit = values.lineLimit
        resolved.reservedLines = values.text.reservedLines
        resolved.minimumScale = values.text.minimumScaleFactor.bounded(by: 0.01...1, orIfNaN: 1)
        resolved.allowsTightening = values.text.allowsTightening
        resolved.truncation =
            switch values.truncationMode {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
        // Two lines in the middle of a bar are set closely, as they would not fit otherwise.
        resolved.device = TextDevice(environment.isInBar ? .desktop : values.idiom)
        resolved.lineSpacing = resolved.device.betweenLines(
            of: runs, asked: values.lineSpacing.bounded(by: NumberLimits.textDistance), isInBar: environment.isInBar)
        resolved.isSelectable = values.text.isSelectable
        if !values.text.redactionReasons.isEmpty { resolved.isRedacted = environment.isRedacted }
        resolved.renderer = values.text.renderer
        resolved.speech = values.text.speech
        return resolved
    }

    package mutating func append(_ text: Text, _ context: RunContext) {
        guard case .concatenated = text.storage else {
            var context = context
            // The modifier written last is the outermost one: what is written first, nearest to the text, wins.
            for modifier in text.modifiers.reversed() { context.apply(modifier) }
            return appendPart(text, context)
        }
        // Texts that were joined one after the other are as deep as there are parts; no stack is.
        var pending: [(Text, RunContext)] = [(text, context)]
        while let (text, outer) = pending.popLast() {
            var context = outer
            for modifier in text.modifiers.reversed() { context.apply(modifier) }
            if case .concatenated(let first, let second) = text.storage {
                pending.append((second, context))
                pending.append((first, context))
            } else {
                appendPart(text, context)
            }
        }
    }

    private mutating func appendPart(_ text: Text, _ context: RunContext) {
        switch text.storage {
        case .concatenated: break
        case .verbatim(let string): append(string, context)
        case .formatted(let value):
            switch value.written(FormatSettings(environment)) {
            case .string(let string): append(string, context)
            case .attributed(let string): append(string, context)
            }
        case .image(let image): append(image, context)
        case .date(let date):
            let (string, next) = date.text(at: Self.now, environment)
            if let next { self.next = min(next, self.next ?? next) }
            append(string, context)
        case .attributed(let string): append(string, context)
        case .localized(let key, let table, let bundle): append(key, table, bundle, context)
        }
    }

    private mutating func append(_ string: String, _ context: RunContext) {
        runs.append(ResolvedText.Run(text: cased(string), style: context.style(in: environment)))
    }

    private func cased(_ string: String) -> String {
        guard appliesCase else { return string }
        return switch environment.textCase {
        case .uppercase: string.uppercased(with: environment.locale)
        case .lowercase: string.lowercased(with: environment.locale)
        case nil: string
        }
    }

    private mutating func append(_ image: Image, _ context: RunContext) {
        let style = context.style(in: environment)
        let metrics = services?.textEngine.metrics(of: style)
        guard
            let resolved = image.textImage(
                style: style, capHeight: metrics?.capHeight ?? style.size * 0.72, environment, services)
        else { return }
        runs.append(ResolvedText.Run(image: resolved, style: style))
    }

    private mutating func append(_ string: AttributedString, _ context: RunContext) {
        let formatting = environment.builtIn.text.formatting
        for run in string.runs {
            var own = context
            own.apply(formatting?.constrain(run.attributes) ?? run.attributes)
            append(String(string.characters[run.range]), own)
        }
    }

    // MARK: Localized keys

    /// The language of what no table translates.
    private var ownLanguage: String { UserLanguages.languages(for: environment.locale)[0] }

    private mutating func append(_ key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?, _ context: RunContext)
    {
        var format = key.key
        var language: String?
        if let (entry, found) = StringTables.entry(
            key.key, table: table, bundle: bundle, languages: UserLanguages.languages(for: environment.locale))
        {
            language = found
            switch entry {
            case .string(let string): format = string
            case .variations(let variations):
                format = variations.resolved(
                    key.arguments.map(\.number), specifiers: key.arguments.map(\.specifier), language: found)
            }
        }
        // Most texts have neither arguments nor marks.
        let mayHoldMarks = readsMarkdown && MarkdownParser.mayHoldMarks(format)
        if !mayHoldMarks {
            if !format.utf8.contains(UInt8(ascii: "%")) { return append(format, context) }
            return append(format: format, key.arguments, context)
        }
        var specifiers: [Int: String] = [:]
        let tokens = Self.tokens(format, count: key.arguments.count, &specifiers)
        var group: (number: Int, text: String)?
        var groupContext = context
        for run in MarkdownParser.parse(tokens) {
            var own = context
            own.apply(run.intent)
            if let link = run.link { own.link = link }
            if run.inflection != group?.number, let ended = group {
                append(Inflection.inflected(ended.text, language: language ?? ownLanguage), groupContext)
                group = nil
            }
            if let inflection = run.inflection {
                // What agrees with a number is one text, looked at as a whole.
                var inner = TextResolution(environment: environment, services: services)
                inner.appliesCase = false
                inner.append(run.tokens, key.arguments, specifiers, own)
                group = (inflection, (group?.text ?? "") + inner.runs.map(\.text).joined())
                groupContext = own
            } else {
                append(run.tokens, key.arguments, specifiers, own)
            }
        }
        if let group { append(Inflection.inflected(group.text, language: language ?? ownLanguage), groupContext) }
    }

    /// The characters and places of a format.
    private static func tokens(
        _ format: String, count: Int, _ specifiers: inout [Int: String]
    ) -> [MarkdownParser.Token] {
        var tokens: [MarkdownParser.Token] = []
        tokens.reserveCapacity(format.utf8.count)
        FormatPiece.forEach(in: format, count: count) { piece in
            switch piece {
            case .characters(let characters): for character in characters { tokens.append(.character(character)) }
            case .argument(let argument, let specifier):
                tokens.append(.argument(argument))
                specifiers[argument] = specifier
            }
        }
        return tokens
    }

    private mutating func append(
        _ tokens: [MarkdownParser.Token], _ arguments: [LocalizedStringKey.Argument], _ specifiers: [Int: String],
        _ context: RunContext
    ) {
        var text = ""
        for token in tokens {
            switch token {
            case .character(let character): text.append(character)
            case .argument(let index): append(arguments[index], specifiers[index] ?? "%@", behind: &text, context)
            }
        }
        if !text.isEmpty { append(text, context) }
    }

    private mutating func append(
        format: String, _ arguments: [LocalizedStringKey.Argument], _ context: RunContext
    ) {
        var text = ""
        FormatPiece.forEach(in: format, count: arguments.count) { piece in
            switch piece {
            case .characters(let characters): text += characters
            case .argument(let index, let specifier): append(arguments[index], specifier, behind: &text, context)
            }
        }
        if !text.isEmpty { append(text, context) }
    }

    /// An argument joins the characters before it, but for a text, which has runs of its own.
    private mutating func append(
        _ argument: LocalizedStringKey.Argument, _ specifier: String, behind text: inout String, _ context: RunContext
    ) {
        guard case .text(let nested) = argument, depth < 64 else {
            text += argument.string(specifier, FormatSettings(environment))
            return
        }
        if !text.isEmpty { append(text, context) }
        text = ""
        depth += 1
        append(nested, context)
        depth -= 1
    }
}

extension LocalizedStringKey.Argument {
    /// The value that decides about plurals.
    fileprivate var number: Double? {
        switch self {
        case .integer(let value, _): Double(value)
        case .unsigned(let value, _): Double(value)
        case .number(let value, _): value
        case .string, .text, .formatted: nil
        }
    }

    fileprivate var specifier: String {
        switch self {
        case .integer(_, let specifier), .unsigned(_, let specifier), .number(_, let specifier): specifier
        case .string, .text, .formatted: "%@"
        }
    }

    /// The argument as a translation's place for it asks; `%@` leaves it in its own form.
    fileprivate func string(_ place: String, _ settings: FormatSettings) -> String {
        let locale = settings.locale
        return switch self {
        case .string(let string): string
        case .text: ""
        case .formatted(let value): value.string(settings)
        case .integer(let value, let own): NumberText.string(value, place == "%@" ? own : place, locale)
        case .unsigned(let value, let own): NumberText.string(value, place == "%@" ? own : place, locale)
        case .number(let value, let own): NumberText.string(value, place == "%@" ? own : place, locale)
        }
    }
}
