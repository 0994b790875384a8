import Foundation

/// An app as a project describes it: what is needed to write a package that builds it.
public struct AppProject: Sendable {
    /// What people call the app. May hold any characters.
    public var name: String
    /// The program and the libraries of the same project that it uses, each after those that it uses itself. The last is the program.
    public var modules: [Module]
    /// The packages that the modules take products from.
    public var packages: [PackageReference] = []
    /// Products of packages that the person asked to leave out; their modules are mostly called like them.
    public var leftOutModules: Set<String> = []
    /// Modules that the package has to bring along, beside those of the project.
    public var helpers: Set<HelperModule> = []
    /// What stands for modules that are not there.
    public var standIns = StandIns()
    /// What the app is given when it is run; nil for nothing.
    public var launch: LaunchScheme?
    /// The file that says what can be bought while the app is run; nil where there is none.
    public var store: URL?
    /// What was found that can't work, or was left out.
    public var problems: [Problem] = []

    public init(name: String, modules: [Module]) {
        self.name = name
        self.modules = modules
    }

    public var app: Module { modules[modules.count - 1] }
}

/// A module that exists on Apple's systems and is written into the package where sources import it.
public enum HelperModule: String, Hashable, Sendable {
    /// What playgrounds show their live view with.
    case playgroundSupport = "PlaygroundSupport"
}

/// The sources that are compiled together, and the files that go along.
public struct Module: Sendable {
    public enum Kind: Sendable {
        case app, library
    }

    /// A Swift identifier.
    public var name: String
    public var kind: Kind
    public var sources: [ProjectFile] = []
    public var resources: [ProjectFile] = []
    /// The app's `Info.plist`, as XML.
    public var info: Data?
    /// Names of other modules of the project.
    public var dependencies: [String] = []
    /// Products of packages.
    public var products: [PackageProduct] = []
    /// Products of Dovetail beside SwiftUI and Combine.
    public var optionalProducts: [String] = []
    public var language = LanguageSettings()
    /// The app's icon in its asset catalogue.
    public var iconName = "AppIcon"
    public var assetSymbols = AssetSymbolSettings()
    /// Whether the keys of string catalogues get names in Swift.
    public var hasStringSymbols = false

    public init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

/// A file of a project, and where it goes.
public struct ProjectFile: Hashable, Sendable {
    public var source: URL
    /// A path below the folder of sources or resources. Never leads out of it.
    public var destination: String
    /// Lines that are added at the end.
    public var addition = ""

    public init(source: URL, destination: String, addition: String = "") {
        self.source = source
        self.destination = destination
        self.addition = addition
    }
}

/// How the compiler reads a module's sources.
public struct LanguageSettings: Hashable, Sendable {
    /// 5 or 6.
    public var version = 5
    public var isMainActorByDefault = false
    public var upcomingFeatures: [String] = []
    /// Conditions for `#if`, beside `DEBUG`.
    public var conditions: [String] = []
    /// The system whose way is taken where `#if os(…)` asks; nil for what Linux has.
    public var system: AppleSystem?

    public init() {}
}

/// What Xcode makes of asset catalogues for Swift code, by build settings.
public struct AssetSymbolSettings: Hashable, Sendable {
    /// `ColorResource` and `ImageResource` get the names.
    public var areMade = true
    /// `Color`, `ShapeStyle`, `UIColor` and their relatives get them, too. In projects this is off unless they say otherwise, as in
    /// Xcode; packages and plain folders have no setting for it.
    public var haveExtensions = true

    public init() {}
}

/// A package that a project depends on.
public struct PackageReference: Hashable, Sendable {
    public enum Place: Hashable, Sendable {
        case remote(url: String, requirement: String)
        case local(URL)
    }

    public var place: Place

    public init(_ place: Place) { self.place = place }

    /// What manifests call the package: the last part of its address or folder, without `.git`.
    public var identity: String {
        let address =
            switch place {
            case .remote(let url, _): url
            case .local(let folder): folder.path
            }
        // What follows a question mark says where somebody found the address.
        let plain = address.contains("://") ? address.prefix { $0 != "?" } : Substring(address)
        var name = plain.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? address
        if name.hasSuffix(".git") { name.removeLast(4) }
        return name
    }
}

/// A product of a package. Without a package it is one that a package of the project's own folder has to offer.
public struct PackageProduct: Hashable, Sendable {
    public var name: String
    public var package: PackageReference?

    public init(name: String, package: PackageReference?) {
        self.name = name
        self.package = package
    }
}

/// Something about a project that can't work as it is, or that was left out.
public struct Problem: Hashable, Sendable {
    public enum Kind: Int, Comparable, Hashable, Sendable {
        /// The project names something that isn't there.
        case missing
        /// A file that is not taken over.
        case leftOut
        /// Worth knowing; nothing is lost.
        case note

        public static func < (first: Kind, second: Kind) -> Bool { first.rawValue < second.rawValue }
    }

    public var kind: Kind
    /// A full sentence.
    public var text: String

    public init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }
}

/// Which app of a project is opened, and with what.
public struct OpenOptions: Sendable {
    /// The target, where a project has several apps.
    public var target: String?
    /// What is left out: files and folders by their paths relative to the project's folder or by plain names, and packages or
    /// products of packages by their names.
    public var leftOut: [String] = []
    /// The system that an app for several is opened as one for; nil for iPhone and iPad where it is made for these.
    public var system: AppleSystem?
    /// The folder that files may come from; the project's own folder without one.
    public var root: URL?
    /// Whether packages find SwiftUI without naming Dovetail, since the platform builds them. Those with macros or C can then be built as
    /// they stand, and so can those that need no other form on Linux.
    public var usesPlatform = false

    public init(target: String? = nil, leftOut: [String] = [], root: URL? = nil) {
        self.target = target
        self.leftOut = leftOut
        self.root = root
    }
}

extension String {
    /// The text as the name of a module: other characters than letters, digits and _ become _.
    public var asModuleName: String {
        var name = String(
            unicodeScalars.map {
                $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil) ? Character($0) : "_"
            })
        if name.first.map({ $0.isNumber }) ?? true { name = "_" + name }
        let taken = ["swiftui", "combine", "dovetail", "foundation", "swift", "main"]
        return taken.contains(name.lowercased()) ? name + "App" : name
    }
}
