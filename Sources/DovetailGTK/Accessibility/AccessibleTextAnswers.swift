import DovetailBus
import DovetailCore
import Foundation

/// What a text answers to calls. Offsets are in code points.
@MainActor
struct AccessibleTextAnswers {
    let object: Accessible
    let text: AccessibleText

    // MARK: Reading

    func text(_ method: String, _ arguments: BusArguments) -> [BusValue]? {
        switch method {
        case "GetText":
            guard let start = arguments[0]?.int, let end = arguments[1]?.int, start >= 0, start <= text.count else {
                return nil
            }
            return [.string(text.text(from: Int(start), to: Int(end)))]
        case "GetCharacterAtOffset":
            guard let offset = arguments.index(0, in: text.count) else { return nil }
            return [.int(Int32(text[offset]?.value ?? 0))]
        case "GetStringAtOffset", "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset":
            return stretch(method, arguments)
        case "GetAttributeValue":
            guard let offset = arguments.index(0, in: text.count + 1), let name = arguments[1]?.string else {
                return nil
            }
            return [.string(text.attributes(at: offset).attributes[name] ?? "")]
        case "GetAttributes", "GetAttributeRun":
            guard let offset = arguments.index(0, in: text.count + 1) else { return nil }
            let (attributes, range) = text.attributes(at: offset)
            return [.texts(attributes)] + range.busValues
        case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.texts([:])]
        default: return places(method, arguments) ?? selection(method, arguments)
        }
    }

    private func stretch(_ method: String, _ arguments: BusArguments) -> [BusValue]? {
        guard let offset = arguments.index(0, in: text.count + 1), let kind = arguments[1]?.uint else { return nil }
        let unit: AccessibleText.Unit
        if method == "GetStringAtOffset" {
            let units: [AccessibleText.Unit] = [.character, .word, .sentence, .line, .paragraph]
            guard kind < units.count else { return nil }
            unit = units[Int(kind)]
        } else {
            // Where units begin and where they end makes no difference here: a unit reaches to the next one.
            let units: [AccessibleText.Unit] = [.character, .word, .word, .sentence, .sentence, .line, .line]
            guard kind < units.count else { return nil }
            unit = units[Int(kind)]
        }
        var range = text.unit(unit, at: offset)
        if method == "GetTextBeforeOffset" {
            range = range.lowerBound > 0 ? text.unit(unit, at: range.lowerBound - 1) : 0..<0
        } else if method == "GetTextAfterOffset" {
            let end = range.upperBound
            range = end < text.count ? text.unit(unit, at: end) : text.count..<text.count
        }
        return [.string(text.text(from: range.lowerBound, to: range.upperBound))] + range.busValues
    }

    // MARK: Places

    private func places(_ method: String, _ arguments: BusArguments) -> [BusValue]? {
        switch method {
        case "GetCharacterExtents":
            guard let offset = arguments.index(0, in: text.count + 1), let coordinates = arguments.coordinates(1) else {
                return nil
            }
            return frame(of: offset..<min(offset + 1, text.count), coordinates)
        case "GetRangeExtents":
            guard let range = range(arguments, 0), let coordinates = arguments.coordinates(2) else { return nil }
            return frame(of: range, coordinates)
        case "GetOffsetAtPoint":
            guard let (x, y, coordinates) = arguments.place(0) else { return nil }
            return [.int(Int32(text.offset(at: object.point(x, y, in: coordinates)) ?? -1))]
        case "GetBoundedRanges":
            guard let (x, y, _) = arguments.place(0).map({ ($0.0, $0.1, $0.2) }) ?? plainPlace(arguments),
                let width = arguments[2]?.int, let height = arguments[3]?.int,
                let coordinates = arguments.coordinates(4), width >= 0, height >= 0
            else { return nil }
            return [ranges(inside: object.point(x, y, in: coordinates), CGSize(width: Int(width), height: Int(height)))]
        case "ScrollSubstringTo", "ScrollSubstringToPoint":
            guard range(arguments, 0) != nil else { return nil }
            object.item?.node.scrollIntoView()
            return [.bool(true)]
        default: return nil
        }
    }

    private func plainPlace(_ arguments: BusArguments) -> (Int32, Int32, AccessibleCoordinates)? {
        guard let x = arguments[0]?.int, let y = arguments[1]?.int else { return nil }
        return (x, y, .window)
    }

    /// The lines that are in a rectangle.
    private func ranges(inside corner: CGPoint, _ size: CGSize) -> BusValue {
        let rect = CGRect(origin: corner, size: size)
        var found: [BusValue] = []
        var offset = 0
        while offset < text.count {
            let line = text.unit(.line, at: offset)
            guard line.upperBound > offset else { break }
            if let frame = text.frame(of: line), rect.intersects(frame) {
                let string = text.text(from: line.lowerBound, to: line.upperBound)
                found.append(.tuple(line.busValues + [.string(string), .variant(.int(0))]))
            }
            offset = line.upperBound
        }
        return .array(of: "(iisv)", found)
    }

    private func frame(of range: Range<Int>, _ coordinates: AccessibleCoordinates) -> [BusValue] {
        // Where the letters are not known, the element is.
        let frame = text.frame(of: range) ?? object.item?.node.frameInWindow ?? .zero
        return object.convert(frame, to: coordinates).busValues
    }

    /// Two arguments as a part of the text, in either order.
    private func range(_ arguments: BusArguments, _ position: Int) -> Range<Int>? {
        guard let first = arguments[position]?.int, let second = arguments[position + 1]?.int else { return nil }
        let end = second == -1 ? Int32(text.count) : second
        guard first >= 0, end >= 0, first <= text.count, end <= text.count else { return nil }
        return Int(min(first, end))..<Int(max(first, end))
    }

    // MARK: Selection

    private func selection(_ method: String, _ arguments: BusArguments) -> [BusValue]? {
        switch method {
        case "GetNSelections": return [.int(text.selection == nil ? 0 : 1)]
        case "GetSelection":
            guard arguments[0]?.int == 0 else { return nil }
            return (text.selection ?? (text.caret ?? 0)..<(text.caret ?? 0)).busValues
        case "AddSelection":
            guard let range = range(arguments, 0) else { return nil }
            // There is one at most.
            return [.bool(text.selection == nil && text.select(range))]
        case "SetSelection":
            guard arguments[0]?.int == 0, let range = range(arguments, 1) else { return nil }
            return [.bool(text.select(range))]
        case "RemoveSelection":
            guard arguments[0]?.int == 0 else { return nil }
            guard let caret = text.caret, text.selection != nil else { return [.bool(false)] }
            return [.bool(text.select(caret..<caret))]
        case "SetCaretOffset":
            guard let offset = arguments.index(0, in: text.count + 1) else { return nil }
            return [.bool(text.select(offset..<offset))]
        default: return nil
        }
    }

    // MARK: Editing

    func editing(_ method: String, _ arguments: BusArguments) -> [BusValue]? {
        switch method {
        case "SetTextContents":
            guard let new = arguments[0]?.string else { return nil }
            if text.editor == nil, let set = object.item?.actions?.setText {
                set(new)
                return [.bool(true)]
            }
            return [.bool(text.replace(0..<text.count, with: new))]
        case "InsertText":
            guard let offset = arguments.index(0, in: text.count + 1), let new = arguments[1]?.string,
                let length = arguments[2]?.int
            else { return nil }
            let part = length < 0 ? new : String(String.UnicodeScalarView(new.unicodeScalars.prefix(Int(length))))
            return [.bool(text.replace(offset..<offset, with: part))]
        case "DeleteText":
            guard let range = range(arguments, 0) else { return nil }
            return [.bool(text.replace(range, with: ""))]
        case "CopyText":
            guard let range = range(arguments, 0) else { return nil }
            _ = copy(range)
            return []
        case "CutText":
            guard let range = range(arguments, 0) else { return nil }
            return [.bool(copy(range) && text.replace(range, with: ""))]
        case "PasteText":
            guard let offset = arguments.index(0, in: text.count + 1), let editor = text.editor else { return nil }
            guard text.select(offset..<offset), editor.canPerform(.paste) == true else { return [.bool(false)] }
            editor.perform(.paste)
            return [.bool(true)]
        default: return nil
        }
    }

    /// What is secret is not copied.
    private func copy(_ range: Range<Int>) -> Bool {
        guard let editor = text.editor, !editor.isSecret, text.select(range), editor.canPerform(.copy) == true else {
            return false
        }
        editor.perform(.copy)
        return true
    }
}

extension Range<Int> {
    var busValues: [BusValue] { [.int(Int32(lowerBound)), .int(Int32(upperBound))] }
}
