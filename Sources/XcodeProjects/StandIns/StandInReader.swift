import Foundation

/// Finds out what stand-ins have to declare, from what the compiler says of the package's sources and how they use it.
public struct StandInReader {
    private let project: AppProject
    private let package: URL
    private var sources: [String: MaskedSource] = [:]
    private var imports: [String: Set<String>] = [:]
    /// What the files of a file's target import together. Members of types are seen in all of them, wherever their module is imported.
    private var importsOfTarget: [String: Set<String>] = [:]
    private var declared: Set<String> = []
    /// Names that are written after a colon, an at sign and so on, to see what kind a type is of.
    private var code = ""

    public init(_ project: AppProject, package: URL) {
        self.project = project
        self.package = package
        for module in project.modules {
            defer {
                let files = module.sources.map(\.destination)
                let all = files.reduce(into: Set<String>()) { $0.formUnion(imports[$1] ?? []) }
                for file in files { importsOfTarget[file] = all }
            }
            for file in module.sources {
                let path = package.appendingPathComponent(PackageWriter.sourcePath(module: module.name, file: file))
                guard let data = try? FileReading.data(of: path, limit: 1 << 20) else { continue }
                let text = String(decoding: data, as: UTF8.self)
                let source = MaskedSource(text)
                sources[file.destination] = source
                imports[file.destination] = Set(
                    Imports(text, conditions: module.language.conditions(in: text), available: { _ in true }).all.map(
                        \.module))
                let masked = source.text(0..<source.bytes.count)
                declared.formUnion(MissingViews.declared(in: masked))
                code += masked + "\n"
            }
        }
    }

    /// Takes up what the compiler says. Returns whether there was something new that a stand-in can declare.
    public func read(_ messages: [BuildMessages.Message], into standIns: inout StandIns) -> Bool {
        var next = standIns
        for message in messages { read(message, into: &next) }
        let isNew = next.isOther(than: standIns)
        standIns = next
        return isNew
    }

    private func read(_ message: BuildMessages.Message, into standIns: inout StandIns) {
        let names = message.quoted
        let text = message.text
        if text.contains("unable to type-check") { return addNamesakes(in: message.file, into: &standIns) }
        guard let name = names.first else { return }
        if message.file.hasSuffix("Sources/\(StandIns.moduleName)/Uses.swift") {
            // A type of the app's own packages, which the stand-ins do not see.
            standIns.foreignMethods[name] = nil
            standIns.foreignProperties?[name] = nil
            standIns.unseenTypes.insert(name)
            return
        }
        if text.hasPrefix("no such module") {
            addModule(name, into: &standIns)
            return
        }
        guard let source = sources[message.file], let place = source.place(line: message.line, column: message.column)
        else { return }
        let seen = (imports[message.file] ?? []).intersection(standIns.modules)
        let use = StandIns.Place(file: message.file, line: message.line)
        func note(_ name: String) {
            standIns.places[name, default: []].insert(use)
            standIns.origins[name, default: []].formUnion(seen)
        }
        if name.hasPrefix("module<"), standIns.modules.contains(String(name.dropFirst(7).dropLast())) {
            // The type is named as its module is, which is all that the compiler finds of that name.
            let type = String(name.dropFirst(7).dropLast())
            note(type)
            addType(type, into: &standIns)
        } else if text.hasPrefix("cannot find type") || text.hasPrefix("no type named")
            || text.hasPrefix("unknown attribute")
        {
            guard !seen.isEmpty else { return }
            note(name)
            addType(name, into: &standIns)
        } else if text.hasPrefix("cannot find '"), text.hasSuffix("in scope") {
            guard !seen.isEmpty else { return }
            note(name)
            if name.first?.isUppercase == true { return addType(name, into: &standIns) }
            if let call = CallReader(source: source).call(at: source.endOfName(place)) {
                add(call.members, to: &standIns)
                standIns.functions[name, default: []].insert(call.shape)
            } else {
                standIns.variables.insert(name)
            }
        } else if text.contains("is not a member type of"), let outer = names.last {
            let outer = String(outer.split(separator: ".").last ?? "")
            if standIns.types[outer] != nil {
                standIns.nested[outer, default: []].insert(name)
                addShapes(of: name, into: &standIns)
            } else if standIns.modules.contains(outer) {
                note(name)
                addType(name, into: &standIns)
            }
        } else if text.contains("has no member"), names.count > 1 {
            if text.hasPrefix("module") {
                note(names[1])
                names[1].first?.isUppercase == true
                    ? addType(names[1], into: &standIns) : addFunction(names[1], source, place, into: &standIns)
            } else {
                let isSeen = importsOfTarget[message.file]?.isDisjoint(with: standIns.modules) == false
                let isNew = addMember(
                    names[1], of: names[0], isStatic: text.hasPrefix("type "), source, place, isSeen: isSeen,
                    into: &standIns)
                if isNew { note("\(Self.plain(names[0])).\(names[1])") }
            }
        } else if text.hasPrefix("cannot use optional chaining on non-optional")
            || text.hasPrefix("cannot force unwrap value of non-optional"),
            // A modifier of views may have the name of a property that the missing type has.
            Self.isOurs(name) || name.hasSuffix("-> some View")
        {
            if setType("StandIn?", ofParameterAt: place, in: source, &standIns) { return }
            addOptional(before: place, in: source, into: &standIns)
        } else if text.hasPrefix("cannot assign value of type"), names.count > 1, names[1] == "StandIn?",
            standIns.types[Self.plain(name)] != nil
        {
            // The compiler tells the place of what is assigned, or that of the sign before it.
            let line = source.text(source.startOfLine(place)..<place) + "="
            let assigned = line.range(of: #"\w+\s*=\s*=?$"#, options: .regularExpression).map { line[$0] }
            guard let property = assigned?.prefix(while: { $0 != " " && $0 != "=" }) else { return }
            standIns.setType(Self.plain(name), ofProperty: String(property))
        } else if text.contains("must have Optional type, not 'StandIn'") {
            addOptional(onLineOf: place, in: source, into: &standIns)
        } else if text.hasPrefix("cannot convert value of type"), names.count > 1,
            ["UIView", "UIViewController"].contains(names[1]), standIns.types[Self.plain(name)]?.form == .value
        {
            standIns.types[Self.plain(name)]?.form = names[1] == "UIView" ? .uiView : .uiController
        } else if text.hasPrefix("cannot convert value of type"), text.contains("to closure result type 'Void'") {
            setResult(name, ofHandlerAround: place, in: source, &standIns)
        } else if text.hasPrefix("cannot assign value of type 'StandIn'")
            || text.hasPrefix("cannot convert value of type 'StandIn'"), let type = names.dropFirst().first,
            StandInRuntime.typesWithValues.contains(type)
        {
            // A constant that an optional property was bound to mostly has the property's name.
            let property = source.text(source.startOfName(place)..<source.endOfName(place))
            guard standIns.optionalProperties.contains(property) else {
                if !setType(type, ofParameterAt: place, in: source, &standIns) {
                    setType(type, ofPropertyBoundTo: property, before: place, in: source, &standIns)
                }
                return
            }
            standIns.setType(type, ofProperty: property)
        } else if text.hasPrefix("call can throw") || text.hasPrefix("errors thrown from here") {
            for call in calls(onLineOf: place, in: source) { standIns.neverThrowing.insert(call.name) }
        } else if text.contains("conform to"), let conformance = names.last,
            let name = names.map(Self.plain).first(where: { standIns.types[$0] != nil })
        {
            if conformance == "ObservableObject" { standIns.types[name]?.form = .object }
            standIns.conformances[name, default: []].insert(
                ["Sequence", "Collection", "RandomAccessCollection"].contains(conformance)
                    ? "RandomAccessCollection" : conformance)
        } else if text.hasPrefix("cannot infer type of closure parameter"), !seen.isEmpty {
            addHandler(onLineOf: place, in: source, into: &standIns)
        } else if [
            "argument label", "missing argument", "extra argument", "extra trailing", "takes no arguments",
            "non-function type", "no exact matches", "cannot infer contextual base",
            "unable to infer type of a closure",
            "cannot be called", "could not be inferred",
        ].contains(where: text.contains) {
            // A file may use values of a missing module that others have made.
            guard !seen.isEmpty || text.contains("'Result'") || text.contains("'StandIn'") else { return }
            if text.hasPrefix("cannot infer contextual base") { standIns.members[name, default: []].insert(nil) }
            addCalls(onLineOf: place, in: source, into: &standIns)
        }
    }

    // MARK: Names

    private func addModule(_ name: String, into standIns: inout StandIns) {
        standIns.modules.insert(name)
        for (file, modules) in imports where modules.contains(name) {
            guard let source = sources[file] else { continue }
            // A module of packages is not known before the compiler tells.
            for call in calls(in: 0..<source.bytes.count, of: source) { add(call, to: &standIns) }
            let text = source.text(0..<source.bytes.count)
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            where line.contains("import \(name)") {
                standIns.places[name, default: []].insert(.init(file: file, line: number + 1))
            }
        }
    }

    /// Declares the types that are named as their modules, in a file with an expression of which the compiler gave up without a word of
    /// what it lacks.
    private func addNamesakes(in file: String, into standIns: inout StandIns) {
        for module in (imports[file] ?? []).intersection(standIns.modules).sorted() {
            guard let source = sources[file],
                source.text(0..<source.bytes.count).range(of: #"\b\#(module)[({<]"#, options: .regularExpression) != nil
            else { continue }
            standIns.origins[module, default: []].insert(module)
            addType(module, into: &standIns)
        }
    }

    private func addType(_ name: String, into standIns: inout StandIns) {
        guard !declared.contains(name), standIns.types[name] == nil else { return }
        if standIns.exportsUIKit != true, name.range(of: "^UI[A-Z]", options: .regularExpression) != nil {
            // The file has UIKit by way of a missing module, whose headers import it. What is not there even so is declared the next time.
            standIns.exportsUIKit = true
            return
        }
        var kind = StandIns.TypeKind()
        if matches(#"\bmakeUIView\s*\([^)]*\)\s*->\s*(?:\w+\.)?\#(name)\b|\bUIViewType\s*=\s*(?:\w+\.)?\#(name)\b"#) {
            kind.form = .uiView
        } else if matches(
            #"\bmakeUIViewController\s*\([^)]*\)\s*->\s*(?:\w+\.)?\#(name)\b|\bUIViewControllerType\s*=\s*(?:\w+\.)?\#(name)\b"#
        ) {
            kind.form = .uiController
        } else if matches(#"@\#(name)\b[^\n]*\b(?:var|let)\b"#) {
            kind.form = .wrapper
        } else if matches(#"\bclass\s+\w+(?:<[^{}]*>)?\s*:\s*\#(name)\b"#), !Self.looksLikeInterface(name) {
            kind.form = .object
        } else if matches(#"\b(?:struct|enum|extension|actor)\s+[\w.]+(?:<[^{}]*>)?\s*:[^{}]*\b\#(name)\b"#)
            || matches(#"\bclass\s+\w+(?:<[^{}]*>)?\s*:[^{}]*\b\#(name)\b"#) || matches(#"\bany\s+\#(name)\b"#)
        {
            kind.form = .interface
        } else if matches(#"@(?:StateObject|ObservedObject|EnvironmentObject)[^\n]*(?::\s*|=\s*)\#(name)\b"#) {
            kind.form = .object
            standIns.conformances[name, default: []].insert("ObservableObject")
        }
        if let range = code.range(of: #"\b\#(name)<[^\n(){}]*>"#, options: .regularExpression), kind.form != .wrapper {
            var depth = 0
            kind.parameterCount = 1
            scan: for character in code[range].dropFirst(name.count) {
                switch character {
                case "<", "[": depth += 1
                case ">", "]":
                    depth -= 1
                    if depth == 0 { break scan }
                case "," where depth == 1: kind.parameterCount += 1
                default: break
                }
            }
        }
        standIns.types[name] = kind
        addShapes(of: name, into: &standIns)
    }

    /// How values of a type are made, or an attribute is written.
    private func addShapes(of name: String, into standIns: inout StandIns) {
        for source in sources.values {
            for call in calls(named: name, in: source) {
                add(call.read.members, to: &standIns)
                standIns.initialisers[name, default: []].insert(call.read.shape)
            }
        }
    }

    private func addFunction(_ name: String, _ source: MaskedSource, _ place: Int, into standIns: inout StandIns) {
        var found = false
        for call in calls(onLineOf: place, in: source) where call.name == name {
            add(call.read.members, to: &standIns)
            standIns.functions[name, default: []].insert(call.read.shape)
            found = true
        }
        if !found { standIns.variables.insert(name) }
    }

    /// Returns whether it is a member of another module's type.
    private func addMember(
        _ member: String, of type: String, isStatic: Bool, _ source: MaskedSource, _ place: Int, isSeen: Bool,
        into standIns: inout StandIns
    ) -> Bool {
        var plain = Self.plain(type)
        if !isStatic, Self.viewsOfSwiftUI.contains(plain) { plain = "View" }
        let found = calls(onLineOf: place, in: source).filter { $0.name == member }
        if Self.isOurs(type) || standIns.types[plain] != nil || isSubclass(plain, of: standIns) {
            if standIns.types[plain] != nil, member.first?.isUppercase == true {
                standIns.nested[plain, default: []].insert(member)
                return false
            }
            for call in found { add(call, to: &standIns) }
            if found.isEmpty { standIns.members[member, default: []].insert(nil) }
        } else if isSeen, !declared.contains(plain), !standIns.unseenTypes.contains(plain),
            plain.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_.]*/) != nil
        {
            if found.isEmpty {
                // Types within others can't be found out from a name.
                guard member.first?.isLowercase == true else { return false }
                standIns.foreignProperties = standIns.foreignProperties ?? [:]
                standIns.foreignProperties?[plain, default: []].insert((isStatic ? "static " : "") + member)
                return true
            }
            for call in found {
                add(call.read.members, to: &standIns)
                standIns.foreignMethods[plain, default: []].insert(
                    .init(name: member, shape: call.read.shape, isStatic: isStatic))
            }
            return true
        }
        return false
    }

    private func isSubclass(_ name: String, of standIns: StandIns) -> Bool {
        standIns.types.contains { type, kind in
            kind.form == .object && matches(#"\bclass\s+\#(name)\s*:\s*\#(type)\b"#)
        }
    }

    // MARK: Calls

    struct FoundCall {
        var name: String
        var read: ReadCall
        /// Whether it is a member of something that begins with a capital.
        var isStatic: Bool
    }

    private func addCalls(onLineOf place: Int, in source: MaskedSource, into standIns: inout StandIns) {
        for call in calls(onLineOf: place, in: source) { add(call, to: &standIns) }
    }

    private func add(_ call: FoundCall, to standIns: inout StandIns) {
        add(call.read.members, to: &standIns)
        standIns.methods.insert(.init(name: call.name, shape: call.read.shape, isStatic: call.isStatic))
        if standIns.types[call.name] != nil { standIns.initialisers[call.name, default: []].insert(call.read.shape) }
    }

    private func add(_ members: [(name: String, shape: CallShape?)], to standIns: inout StandIns) {
        for member in members { standIns.members[member.name, default: []].insert(member.shape) }
    }

    private func calls(onLineOf place: Int, in source: MaskedSource) -> [FoundCall] {
        let start = source.startOfLine(place)
        var end = place
        while end < source.bytes.count, source.bytes[end] != 10 { end += 1 }
        return calls(in: start..<end, of: source)
    }

    /// The calls of members that begin in a range.
    func calls(in range: Range<Int>, of source: MaskedSource) -> [FoundCall] {
        var found: [FoundCall] = []
        let reader = CallReader(source: source)
        for index in range where source.bytes[index] == UInt8(ascii: ".") {
            let end = source.endOfName(index + 1)
            guard end > index + 1, !(0x30...0x39).contains(source.bytes[index + 1]), let read = reader.call(at: end)
            else {
                continue
            }
            let start = source.startOfName(index)
            // What is written without a type is looked at with the call that it is an argument of.
            let before = start > 0 ? source.bytes[start - 1] : 0
            let isStatic =
                start < index && (0x41...0x5A).contains(source.bytes[start]) && before != UInt8(ascii: ".")
            if start == index, index > 0,
                [UInt8(ascii: "("), 0x20, UInt8(ascii: "[")].contains(source.bytes[index - 1]),
                isLeading(index, in: source) == false
            {
                continue
            }
            found.append(FoundCall(name: source.text(index + 1..<end), read: read, isStatic: isStatic))
        }
        return found
    }

    /// Whether a point is the first character of its line, which goes on with the one before.
    private func isLeading(_ place: Int, in source: MaskedSource) -> Bool {
        var index = place
        while index > 0, source.bytes[index - 1] == 32 || source.bytes[index - 1] == 9 { index -= 1 }
        return index == 0 || source.bytes[index - 1] == 10
    }

    private func calls(named name: String, in source: MaskedSource) -> [FoundCall] {
        let word = Array(name.utf8)
        var found: [FoundCall] = []
        guard source.bytes.count > word.count else { return [] }
        for index in 0...(source.bytes.count - word.count)
        where source.bytes[index] == word[0] && source.bytes[index..<index + word.count].elementsEqual(word) {
            let end = index + word.count
            if index > 0, MaskedSource.isName(source.bytes[index - 1]) { continue }
            guard end == source.endOfName(index), let read = CallReader(source: source).call(at: end) else { continue }
            found.append(FoundCall(name: name, read: read, isStatic: false))
        }
        return found
    }

    // MARK: Words

    private func matches(_ pattern: String) -> Bool {
        code.range(of: pattern, options: .regularExpression) != nil
    }

    private static func looksLikeInterface(_ name: String) -> Bool {
        ["Delegate", "DataSource", "Protocol", "Provider", "able", "Convertible"].contains(where: name.hasSuffix)
    }

    /// Views whose modifiers give the view itself back, so that it is still seen.
    private static let viewsOfSwiftUI: Set = [
        "Text", "Image", "Button", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
        "List", "Form", "Section", "Group", "ForEach", "ScrollView", "NavigationView", "NavigationStack",
        "NavigationLink", "TabView", "TextField", "SecureField", "TextEditor", "Toggle", "Picker", "Label", "Rectangle",
        "RoundedRectangle", "Circle", "Capsule", "GeometryReader", "ModifiedContent", "AnyView", "Spacer", "Divider",
        "AsyncImage", "ProgressView", "Menu", "Link", "Slider", "Stepper", "DatePicker",
    ]

    private static func isOurs(_ type: String) -> Bool { plain(type) == "StandIn" }

    /// `Binding<String>.Type?` is `Binding`.
    private static func plain(_ type: String) -> String {
        if type.hasPrefix("[") { return type.contains(":") ? "Dictionary" : "Array" }
        var name =
            type.hasPrefix("some ") || type.hasPrefix("any ") ? String(type.drop { $0 != " " }.dropFirst()) : type
        name = String(name.prefix { $0 != "<" && $0 != "?" && $0 != "!" })
        if name.hasSuffix(".Type") { name.removeLast(5) }
        return name.split(separator: ".").last.map(String.init) ?? name
    }
}

extension BuildMessages.Message {
    /// What is between single quotation marks.
    var quoted: [String] {
        let parts = text.split(separator: "'", omittingEmptySubsequences: false)
        return stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
    }
}

extension StandIns {
    fileprivate func isOther(than old: StandIns) -> Bool {
        modules != old.modules || types != old.types || nested != old.nested || initialisers != old.initialisers
            || methods != old.methods || foreignMethods != old.foreignMethods
            || propertyTypes != old.propertyTypes || handlerResults != old.handlerResults
            || parameterTypes != old.parameterTypes
            || foreignProperties != old.foreignProperties || unseenTypes != old.unseenTypes
            || members != old.members || exportsUIKit != old.exportsUIKit
            || optionalProperties != old.optionalProperties
            || functions != old.functions || variables != old.variables
            || handlers != old.handlers || conformances != old.conformances || neverThrowing != old.neverThrowing
    }
}
