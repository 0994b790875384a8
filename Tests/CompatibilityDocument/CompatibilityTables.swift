import Foundation

/// The document: prose, and under some headings a table of declarations.
struct CompatibilityTables {
    /// A row: a type with those of its members whose state is the type's, or a declaration with a state of its own.
    struct Row {
        var name: String
        var members: [String]
        var state: String

        /// Names of everything that the row speaks for.
        var covered: [String] { [name] + members.map { "\(name).\($0)" } }
    }

    private enum Block {
        case prose(String)
        case table(section: String, rows: [Row])
    }

    static let header = ["| API | Members | State |", "|---|---|---|"]
    private var blocks: [Block] = []

    init(text: String) throws {
        var section = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
            if line == Self.header[0] {
                blocks.append(.table(section: section, rows: []))
            } else if case .table(let section, let rows)? = blocks.last, line.hasPrefix("|") {
                guard line != Self.header[1] else { continue }
                blocks[blocks.count - 1] = .table(section: section, rows: rows + [try Row(line: line)])
            } else {
                blocks.append(.prose(line))
            }
        }
    }

    var text: String {
        let lines = blocks.flatMap { block in
            switch block {
            case .prose(let line): [line]
            case .table(_, let rows): Self.header + rows.map(\.line)
            }
        }
        return lines.joined(separator: "\n")
    }

    var rows: [Row] {
        blocks.flatMap { block in
            if case .table(_, let rows) = block { rows } else { [Row]() }
        }
    }

    /// Brings the tables up to date. What is known keeps its place and its state. Returns the names of new rows.
    mutating func update(to declarations: PublicDeclarations, names: SwiftUINames) -> [String] {
        let declared = declarations.byName
        let owners = Set(declared.values.compactMap(\.owner))
        // A member with a row of its own leaves the row of its type.
        let rowNames = Set(rows.map(\.name))
        var covered: Set<String> = []
        for (index, block) in blocks.enumerated() {
            guard case .table(let section, let rows) = block else { continue }
            let kept = rows.compactMap { row -> Row? in
                guard declared[row.name] != nil || owners.contains(row.name), covered.insert(row.name).inserted
                else { return nil }
                var row = row
                row.members = row.members.filter {
                    !rowNames.contains("\(row.name).\($0)") && declared["\(row.name).\($0)"] != nil
                        && covered.insert("\(row.name).\($0)").inserted
                }
                return row
            }
            blocks[index] = .table(section: section, rows: kept)
        }
        var new: [String] = []
        for declaration in declared.values.sorted(by: { $0.name < $1.name }) where !covered.contains(declaration.name) {
            new.append(declaration.name)
            add(declaration)
        }
        for (index, block) in blocks.enumerated() {
            guard case .table(let section, let rows) = block else { continue }
            // A type in whose row nothing is left to say is none of ours.
            let used = rows.filter { declared[$0.name] != nil || !$0.members.isEmpty }
            blocks[index] = .table(section: section, rows: used.sorted { $0.order < $1.order })
        }
        listMissing(names.missing(from: declarations))
        return new
    }

    /// Writes the section that tells what is not there.
    private mutating func listMissing(_ missing: [MissingDeclarations]) {
        blocks.removeAll { block in
            if case .prose(let line) = block { MissingDeclarations(line: line) != nil } else { false }
        }
        let heading = blocks.firstIndex { block in
            if case .prose("## Not there yet") = block { true } else { false }
        }
        // After the heading and an empty line.
        guard let heading else { return }
        blocks.insert(contentsOf: missing.map { .prose($0.line) }, at: min(heading + 2, blocks.count))
    }

    private mutating func add(_ declaration: PublicDeclarations.Declaration) {
        if let owner = declaration.owner, !declaration.isModifier, declaration.deprecation == nil {
            change(row: owner, file: declaration.file) {
                $0.members = ($0.members + [declaration.member]).sorted(by: Row.memberOrder)
            }
        } else {
            change(row: declaration.name, file: declaration.file) {
                $0.state = declaration.deprecation.map { "deprecated: \($0)" } ?? "complete"
            }
        }
    }

    private mutating func change(row name: String, file: String, _ body: (inout Row) -> Void) {
        var place: Int?
        for (index, block) in blocks.enumerated() {
            guard case .table(let section, var rows) = block else { continue }
            if let row = rows.firstIndex(where: { $0.name == name }) {
                body(&rows[row])
                blocks[index] = .table(section: section, rows: rows)
                return
            }
            // The last table stands in where there is none of that name.
            if section == Section.of(file: file) || place == nil { place = index }
        }
        guard let place, case .table(let section, let rows) = blocks[place] else { return }
        var row = Row(name: name, members: [], state: "complete")
        body(&row)
        blocks[place] = .table(section: section, rows: rows + [row])
    }

    /// What is wrong with the document, a line each.
    func problems(against declarations: PublicDeclarations, names: SwiftUINames) -> [String] {
        let declared = declarations.byName
        let owners = Set(declared.values.compactMap(\.owner))
        var problems: [String] = []
        var covered: Set<String> = []
        for row in rows {
            for name in row.covered {
                if !covered.insert(name).inserted { problems.append("listed twice: \(name)") }
                if declared[name] == nil, name != row.name || !owners.contains(name) {
                    problems.append("listed but not declared: \(name)")
                } else if declared[name]?.deprecation != nil, !row.state.hasPrefix("deprecated: ") {
                    problems.append("deprecated, but not listed as such: \(name)")
                }
            }
            let isKnownState =
                row.state == "complete" || row.state.hasPrefix("differs: ") || row.state.hasPrefix("deprecated: ")
            if !isKnownState {
                problems.append("state is not “complete”, “differs: …” or “deprecated: …”: \(row.name)")
            }
            for name in row.covered where declared[name]?.isAccepted == true && !row.saysAccepted {
                problems.append("accepted without effect, but its row does not say so: \(name)")
            }
        }
        var listed: [String] = []
        for case .prose(let line) in blocks { listed += MissingDeclarations(line: line)?.names ?? [] }
        let missing = names.missing(from: declarations).flatMap(\.names)
        problems += listed.filter(declarations.baseNames.contains).map {
            "listed as not there yet, but declared: \($0)"
        }
        problems += Set(missing).subtracting(listed).map { "neither declared nor listed as not there yet: \($0)" }
        let known = Set(names.groups.flatMap(\.names))
        problems += listed.filter { !known.contains($0) && !declarations.baseNames.contains($0) }.map {
            "listed as not there yet, but no name in docs/swiftui-names.txt: \($0)"
        }
        problems += declared.keys.filter { !covered.contains($0) }.map { "declared but not listed: \($0)" }
        return problems.sorted()
    }
}

extension CompatibilityTables.Row {
    init(line: String) throws {
        // A bar in the name of an operator is escaped.
        let cells = line.replacingOccurrences(of: "\\|", with: "\u{1}").split(
            separator: "|", omittingEmptySubsequences: false
        )
        .dropFirst().dropLast().map {
            $0.replacingOccurrences(of: "\u{1}", with: "|").trimmingCharacters(in: .whitespaces)
        }
        guard cells.count == 3 else { throw ToolError("This row has not three cells: \(line)") }
        name = cells[0].replacingOccurrences(of: "`", with: "")
        members = cells[1].split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        state = cells[2]
    }

    var line: String {
        let names = members.map { "`\($0)`" }.joined(separator: ", ")
        let cells = ["`\(name)`", names, state].map { $0.replacingOccurrences(of: "|", with: "\\|") }
        return "| \(cells.joined(separator: " | ")) |".replacingOccurrences(of: "|  |", with: "| |")
    }

    /// Whether the state says that what the row speaks for changes nothing.
    fileprivate var saysAccepted: Bool {
        state.hasPrefix("differs: ")
            && ["accepted", "no effect", "changes nothing", "asks nobody"].contains { state.contains($0) }
    }

    /// Types and functions by name, then the modifiers.
    fileprivate var order: String { (name.hasPrefix("View.") || name.hasPrefix("Scene.") ? "1" : "0") + name }

    /// Initialisers before the others.
    fileprivate static func memberOrder(_ left: String, _ right: String) -> Bool {
        (left.hasPrefix("init") ? "0" : "1") + left < (right.hasPrefix("init") ? "0" : "1") + right
    }
}

/// A line of the list of what is not there yet: an area, and the names of what it lacks.
struct MissingDeclarations {
    let area: String
    let names: [String]

    /// Nil where the line is not such a line: `- **Area**: `A`, `B``.
    init?(line: String) {
        guard line.hasPrefix("- **"), let end = line.range(of: "**: `") else { return nil }
        area = String(line[line.index(line.startIndex, offsetBy: 4)..<end.lowerBound])
        names = line[end.lowerBound...].split(separator: "`").enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    init(area: String, names: [String]) {
        self.area = area
        self.names = names
    }

    var line: String {
        "- **\(area)**: " + names.map { "`\($0)`" }.joined(separator: ", ")
    }
}

/// Where new declarations are listed: by the folder that declares them.
private enum Section {
    static func of(file: String) -> String {
        let folders = file.split(separator: "/").map(String.init)
        switch folders.first {
        case "Combine", "OpenCombine": return "Combine"
        case "DovetailTesting": return "Testing"
        case "Charts", "AuthenticationServices", "StoreKit", "WidgetKit", "AppIntents", "CoreMotion", "CoreHaptics",
            "Network", "SwiftData", "CoreLocation", "MapKit", "UserNotifications", "PhotosUI", "SafariServices",
            "LocalAuthentication", "WebKit",
            "Photos", "Security", "ARKit", "RealityKit",
            "LinkPresentation", "CryptoKit", "CommonCrypto", "HealthKit", "MessageUI", "EventKit", "EventKitUI",
            "Contacts",
            "HealthKitUI", "WatchKit", "CoreLocationUI", "NaturalLanguage",
            "ContactsUI", "CoreBluetooth",
            "AppTrackingTransparency", "AdSupport", "BackgroundTasks", "ActivityKit", "WatchConnectivity",
            "CoreTelephony", "MultipeerConnectivity", "GameKit", "CoreNFC", "NearbyInteraction", "MediaPlayer",
            "SpriteKit", "TipKit", "GameplayKit", "CoreServices", "Accelerate", "QuickLook", "PDFKit",
            "PencilKit", "CloudKit", "CoreML", "CoreVideo", "Vision", "GroupActivities", "VisionKit", "WeatherKit",
            "CoreSpotlight", "ReplayKit", "CallKit", "PassKit", "MusicKit", "SoundAnalysis", "Carbon", "IOKit",
            "ServiceManagement", "ApplicationServices":
            return folders[0]
        case "SecurityNames": return "Security"
        case "DovetailCoreImage": return "Core Image"
        case "CoreText": return "Core Text"
        case "DovetailImageIO": return "Image I/O"
        case "CoreData": return "Core Data"
        case "CoreMedia", "AVFoundation", "AVKit", "AudioToolbox", "Speech": return "Sound and film"
        case "DovetailControls": return presentations.contains(folders[1]) ? "Presentation" : "Controls"
        default: break
        }
        switch folders.count > 1 ? folders[1] : "" {
        case "DataFlow", "Storage", "Observation": return "State and data flow"
        case "Environment": return "Environment"
        case "ViewTree", "Inputs": return "Views"
        case "Text", "TextViews", "Editing": return "Text"
        case "Layout", "Sizing", "Scrolling": return "Layout"
        case "Drawing", "Display", "Styles", "Geometry", "Immediate", "Bitmaps": return "Shapes and drawing"
        case "Animation", "Motion", "Update", "Transitions": return "Animation"
        case "Events", "Gestures", "Focus", "Accessibility", "Input", "Semantics": return "Events and accessibility"
        default: return presentations.contains(folders.count > 1 ? folders[1] : "") ? "Presentation" : "App and scenes"
        }
    }

    private static let presentations: Set = [
        "Alert", "Sheet", "Presentation", "Navigation", "NavigationView", "TabView", "Toolbar",
    ]
}
