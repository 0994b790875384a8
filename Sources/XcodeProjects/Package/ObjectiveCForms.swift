import Foundation

/// Forms of source that the compiler has only where there is Objective-C, and what stands for them in the copies that are built.
///
/// They are on the way of many apps that wrap views of UIKit's. A replacement stays on its line, so that messages of the compiler name the
/// right one; comments and texts stay as they are.
///
/// | in the project | in the copy |
/// |---|---|
/// | `@UIApplicationMain` | `@main` |
/// | `#selector(Coordinator.tapped(_:))` | `Selector("tapped(_:)", calling: Coordinator.tapped(_:))` |
/// | `#selector(UIView.endEditing)` | `Selector(("endEditing"))` |
/// | `#selector(tapped)` within a class `Page` | `Selector("tapped", calling: Page.tapped)` |
/// | `#selector(tapped)` within `extension Tappable where Self: UIView` | `Selector("tapped", calling: Self.tapped)` |
/// | `#selector(context.coordinator.tapped)` | `Selector("tapped", of: context.coordinator, calling: { $0.tapped })` |
/// | `#selector` where only Foundation is imported | `import Foundation; import SwiftUI`, which brings `Selector` |
/// | `@main` at a delegate where only UIKit is imported | `import UIKit; import SwiftUI`, which starts it |
/// | `#keyPath(Task.project.name)` | `"project.name"` |
/// | `@objc`, `@objcMembers`, `@IBAction`, `@IBOutlet` | nothing |
/// | `extension Date: @retroactive Identifiable` | `extension Date: Identifiable` |
/// | `@IBOutlet weak var item: NSMenuItem!` | `var item: NSMenuItem! = NSMenuItem()` |
/// | `@objc protocol Listener` | `protocol Listener: AnyObject` |
/// | `NSError()` | `NSError(domain: "", code: 0)` |
/// | `Timer()` | `Timer(timeInterval: 0, repeats: false) { _ in }` |
/// | `catch let error as NSError {` | `catch { let error = error as NSError;` |
/// | `error as? NSError` | `error as NSError?` |
/// | `var info: Unmanaged<CFArray>?` | `var info: UnmanagedValue<CFArray>?` |
/// | `let query: [NSString: Any] = [kSecClass: …` | `let query: [String: Any] = [kSecClass: …` |
/// | `delegate?.textViewDidChange?(view)` | `delegate?.textViewDidChange(view)` |
/// | `delegate?.window??.rootViewController` | `delegate?.window?.rootViewController` |
/// | `override func viewDidLoad()` within `extension UINavigationController` | `@_dynamicReplacement(for: viewDidLoad()) func …` |
///
/// The last is for the few methods of ``overridable``, which Dovetail declares as `dynamic`: natively, an extension overrides nothing.
///
/// Imports are told by ``ImportForms``.
enum ObjectiveCForms {
    private static let marks = [
        "@UIApplicationMain", "@NSApplicationMain", "@retroactive", "UIApplicationDelegate", "#selector(", "@objc",
        "@IBAction",
        "@IBOutlet", "@nonobjc",
        "override", "elegate", "NSError()", "Timer()", "#keyPath(", "Unmanaged<CF", "[NSString",
    ].map { Data($0.utf8) }
    private static let importMarks = ImportForms.marks.map { Data($0.utf8) }

    /// Whether a source may have forms other than imports.
    static func hasForms(_ source: Data) -> Bool { marks.contains { source.range(of: $0) != nil } }

    /// A source with the forms replaced. Bytes that are no text stay as they are.
    static func replaced(in source: Data) -> Data {
        guard (marks + importMarks + [errorMark]).contains(where: { source.range(of: $0) != nil }),
            let text = String(data: source, encoding: .utf8)
        else { return source }
        var types = TypeNames()
        var known: Set<String> = []
        var result = ""
        let usesKeys = ["kSec", "kCGImage"].contains { text.contains($0) }
        for piece in SourceCode(text).pieces {
            let text = String(piece.text)
            guard piece.isCode else {
                result += text
                continue
            }
            let code = withValues(usesKeys: usesKeys, catchingErrors(ImportForms.replaced(in: text, known: &known)))
            result += replaced(in: code, &types)
        }
        return Data(startingApps(seeingSelectors(result, writtenAs: text)).utf8)
    }

    /// What Core Foundation's functions hand over is a value of Swift here, which `Unmanaged` can't have, and so are the keys of its dictionaries, of
    /// which the compiler makes no `NSString` by itself.
    private static func withValues(usesKeys: Bool, _ code: String) -> String {
        var result = code
        if code.contains("Unmanaged<CF") {
            result = result.replacingOccurrences(
                of: #"(?<![\w.])Unmanaged<(CF(?:String|Array|Dictionary|Data|URL|TypeRef))>"#,
                with: "UnmanagedValue<$1>", options: .regularExpression)
        }
        if usesKeys, code.contains("[NSString") {
            result = result.replacingOccurrences(
                of: #"\[NSString\s*:\s*(?:Any|AnyObject|NSObject)\]"#, with: "[String: Any]",
                options: .regularExpression)
        }
        return result
    }

    /// On Apple's systems `Selector` comes with Foundation; here it does with SwiftUI, which a source that names methods imports on the same line.
    private static func seeingSelectors(_ copy: String, writtenAs text: String) -> String {
        guard text.contains("#selector("),
            copy.range(of: #"(?m)^[^/\n]*\bimport\s+(SwiftUI|UIKit|AppKit|Cocoa)\b"#, options: .regularExpression)
                == nil,
            let place = copy.range(of: #"(?m)^import Foundation(?=\s*$)"#, options: .regularExpression)
        else { return copy }
        return copy.replacingCharacters(in: place, with: "import Foundation; import SwiftUI")
    }

    private static func replaced(in code: String, _ types: inout TypeNames) -> String {
        var result = ""
        var rest = Substring(code)
        while let mark = rest.range(of: #"#selector\(|#keyPath\(|\boverride\b"#, options: .regularExpression) {
            if rest[mark] == "override" {
                let before = rest[..<mark.lowerBound]
                types.read(before)
                let replacement = overriding(in: rest, at: mark, types.innermostExtension)
                result += withoutAttributes(before)
                result += replacement.map { withAccess(movedFrom: &result, $0.text) } ?? "override"
                rest = rest[(replacement?.end ?? mark.upperBound)...]
                continue
            }
            result += withoutAttributes(rest[..<mark.lowerBound])
            types.read(rest[..<mark.lowerBound])
            guard let end = matchingEnd(rest[mark.upperBound...]) else { break }
            let method = rest[mark.upperBound..<end].trimmingCharacters(in: .whitespacesAndNewlines)
            let isPath = rest[mark] == "#keyPath("
            let replacement =
                isPath ? keyPath(String(rest[mark.upperBound..<end])) : selector(method, in: types.innermost)
            result += replacement ?? String(rest[mark.lowerBound...end])
            rest = rest[rest.index(after: end)...]
        }
        types.read(rest)
        return result + withoutAttributes(rest)
    }

    /// The methods that extensions may override, with their parameters, and the properties, with none, by the classes that declare them as `dynamic`.
    static let overridable: [String: [String: String]] = {
        let methods = [
            "viewDidLoad": "()", "viewWillLayoutSubviews": "()", "viewDidLayoutSubviews": "()",
            "viewWillAppear": "(_:)", "viewDidAppear": "(_:)", "viewWillDisappear": "(_:)", "viewDidDisappear": "(_:)",
        ]
        let kinds = [
            "UINavigationController": methods, "UISplitViewController": methods, "UITabBarController": methods,
        ]
        let members = ["focusRingType": "", "viewDidMoveToWindow": "()"]
        return kinds.merging(["NSTextField": members, "NSTextView": members, "NSTableView": members]) { $1 }
    }()

    /// What stands for the beginning of a method that overrides one, from the word `override` on; nil where nothing has to.
    private static func overriding(
        in code: Substring, at mark: Range<Substring.Index>, _ type: String?
    ) -> (text: String, end: Substring.Index)? {
        guard let type, let methods = overridable[type],
            let start = code[mark.upperBound...].range(
                of: #"^\s+(?:(?:open|public|internal)\s+)?(?:func|var)\s+\w+"#, options: .regularExpression)
        else { return nil }
        let words = code[start].split(whereSeparator: \.isWhitespace)
        guard let name = words.last.map(String.init), let labels = methods[name] else { return nil }
        // The word for who may use it may have come before `override`, too, and stays there.
        let access = words.count > 2 ? "public " : ""
        let word = labels.isEmpty ? "var" : "func"
        return ("@_dynamicReplacement(for: \(name)\(labels)) \(access)\(word) \(name)InExtension", start.upperBound)
    }

    /// A replacement's beginning with the word for who may use it, which stood before `override`: it comes after the attribute, and a replacement
    /// can't be open.
    private static func withAccess(movedFrom code: inout String, _ replacement: String) -> String {
        guard let word = ["open ", "public ", "internal "].first(where: { code.hasSuffix($0) }) else {
            return replacement
        }
        code.removeLast(word.count)
        let access = word == "internal " ? " " : " public "
        return replacement.replacingOccurrences(of: ") func ", with: ")\(access)func ")
            .replacingOccurrences(of: ") var ", with: ")\(access)var ")
    }

    /// The place of the bracket that closes one that is open at the start.
    private static func matchingEnd(_ text: Substring) -> Substring.Index? {
        var depth = 1
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// The name of a method of UIKit's that views understand by its name alone: it returns something, or takes what no sender is.
    /// `UIApplication.sendAction(_:to:from:for:)` has no object yet whose method it would be.
    private static func message(_ method: String) -> String? {
        // Sort descriptors know the methods by which texts are compared.
        if let comparison = method.range(
            of: #"^(?:NSString|NSNumber|NSDate)\.\w*[cC]ompare\b"#, options: .regularExpression)
        {
            return method[comparison].split(separator: ".").last.map(String.init)
        }
        guard method.hasPrefix("UI"), let dot = method.firstIndex(of: ".") else { return nil }
        let name = method[method.index(after: dot)...].prefix { $0 != "(" }
        let messages = ["resignFirstResponder", "becomeFirstResponder", "endEditing", "setNeedsDisplay"]
        return messages.first { $0 == name }
    }

    private static let editActions = "UIResponderStandardEditActions."

    /// What stands for a method that is named so; nil for forms that have no other, such as those of properties.
    private static func selector(_ method: String, in type: String?) -> String? {
        if let name = message(method) { return "Selector((\"\(name)\"))" }
        var path = method
        if path.hasPrefix("self.") { path = String(path.dropFirst(5)) }
        // Methods of protocols belong to no class, and every responder has these.
        if path.hasPrefix(editActions) { path = "UIResponder." + path.dropFirst(editActions.count) }
        guard !path.contains(" "), !path.contains("\n"), path.first?.isLetter == true || path.first == "_" else {
            return nil
        }
        let labels = path.firstIndex(of: "(") ?? path.endIndex
        let name = path[..<labels].lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
        if name == path { path = (type ?? "Self") + "." + name }
        // A method of an object: only the compiler knows the object's type.
        let owner = path.dropLast(name.count + 1)
        if let last = owner.split(separator: ".").last, last != "Self", owner != type ?? "",
            last.first?.isUppercase == false
        {
            return "Selector(\"\(name)\", of: \(owner), calling: { $0.\(name) })"
        }
        return "Selector(\"\(name)\", calling: \(path))"
    }

    private static let rules: [(NSRegularExpression, String)] = [
        (
            #"@objc\s+((?:public |internal |private |fileprivate |package |@MainActor )*)protocol\s+(\w+)\s*:"#,
            "$1protocol $2: AnyObject,"
        ),
        (
            #"@objc\s+((?:public |internal |private |fileprivate |package |@MainActor )*)protocol\s+(\w+)"#,
            "$1protocol $2: AnyObject"
        ),
        (#"@objc(\([^)]*\))?(?!\w)[ \t]?"#, ""),
        // A local package is another package there, and a part of the app's own here. Elsewhere its lack is a warning.
        (#"@retroactive\s+"#, ""),
        // Menus of an interface file are not loaded, but code of theirs may change them: it gets some that nobody sees.
        (
            #"@IBOutlet\s+((?:public |internal |private |fileprivate |open )*)(?:weak\s+)?var\s+(\w+)\s*:\s*(NSMenu|NSMenuItem)!(?=\s*(?:\n|$|//))"#,
            "$1var $2: $3! = $3()"
        ),
        (#"@(?:objcMembers|IBAction|IBOutlet|nonobjc)(?!\w)[ \t]?"#, ""),
        (#"@(?:UI|NS)ApplicationMain(?!\w)"#, "@main"),
    ].map { (try! NSRegularExpression(pattern: $0.0), $0.1) }

    /// Calls of a delegate's method that it need not have: natively each has one that does nothing. Closures that an app calls so stay as they are,
    /// where their names don't begin as UIKit's methods do.
    private static let optionalCall = try! NSRegularExpression(
        pattern:
            #"(\b\w*[dD]elegate\w*[?!]?\.(?:(?:textField|textView|scrollView|tableView|collectionView|searchBar|pickerView|gestureRecognizer|"#
            + #"imagePickerController|navigationController|tabBarController|pageViewController|presentationController|application|scene)\w*|"#
            + #"viewForZooming))\?\("#)

    /// The window of the program's delegate, which need not have one there: natively it is nil then.
    private static let optionalWindow = try! NSRegularExpression(
        pattern: #"(\b\w*[dD]elegate[?!]\.window)(?:\?\?|!!|\?!|!\?)"#)

    private static func withoutAttributes(_ code: Substring) -> String {
        var code = code
        if code.contains("elegate") {
            var text = String(code)
            text = optionalWindow.stringByReplacingMatches(
                in: text, range: NSRange(text.startIndex..., in: text), withTemplate: "$1?")
            code = Substring(
                optionalCall.stringByReplacingMatches(
                    in: text, range: NSRange(text.startIndex..., in: text), withTemplate: "$1("))
        }
        if code.contains("NSError()") {
            code = Substring(
                code.replacingOccurrences(
                    of: #"\bNSError\(\)"#, with: #"NSError(domain: "", code: 0)"#, options: .regularExpression))
        }
        if code.contains("Timer()") {
            code = Substring(
                code.replacingOccurrences(
                    of: #"(?<![\w.])Timer\(\)"#, with: "Timer(timeInterval: 0, repeats: false) { _ in }",
                    options: .regularExpression))
        }
        guard code.contains("@") else { return String(code) }
        return rules.reduce(String(code)) { text, rule in
            rule.0.stringByReplacingMatches(
                in: text, range: NSRange(text.startIndex..., in: text), withTemplate: rule.1)
        }
    }
}

extension Character {
    /// Whether a name in Swift may have it: letters, numbers, and beyond ASCII also pictures.
    fileprivate var isPartOfName: Bool {
        isLetter || isNumber || self == "_" || !isASCII && !isWhitespace && !isPunctuation
    }
}

/// The types that a place in a source is inside of.
private struct TypeNames {
    /// For each open brace the type that it belongs to; nil for other braces.
    private var open: [String?] = []
    /// A type whose brace is still to come.
    private var pending: String?
    private var isNameNext = false

    var innermost: String? { open.last { $0 != nil } ?? nil }
    /// The type whose extension the place is in, and in nothing further inside of it.
    var innermostExtension: String? { open.last.flatMap { $0 }.flatMap { extended.contains($0) ? $0 : nil } }
    private var extended: Set<String> = []
    private var isExtension = false

    mutating func read(_ code: Substring) {
        var word = ""
        func take(_ word: String, _ names: inout TypeNames) {
            guard !word.isEmpty else { return }
            if names.isNameNext {
                names.isNameNext = false
                if !["func", "var", "let", "subscript", "override", "final"].contains(word) {
                    names.pending = word
                    if names.isExtension { names.extended.insert(word) } else { names.extended.remove(word) }
                }
            } else if ["class", "struct", "enum", "actor", "extension"].contains(word) {
                names.isNameNext = true
                names.isExtension = word == "extension"
            } else if word == "Self", names.isExtension, names.pending != nil {
                // Only an extension of a protocol says what its type is to be; a method of it belongs to that type.
                names.pending = "Self"
            }
        }
        for character in code {
            if character.isPartOfName || character == "." && isNameNext {
                word.append(character)
                continue
            }
            take(word, &self)
            word = ""
            if character == "{" {
                open.append(pending)
                pending = nil
            } else if character == "}" {
                _ = open.popLast()
            } else if character == ":" || character == "(" || character == ")" {
                // A constraint such as `T: class` is no declaration.
                isNameNext = false
            }
        }
        take(word, &self)
    }
}
