import Foundation

/// The controller that an app's main storyboard begins with, where the storyboard says no more than its class and that of its view, as those of games do.
///
/// Other storyboards are not read.
@MainActor
struct MainStoryboard {
    /// The class of the first controller, and the module that it is in; nil for that of the app.
    let controllerClass: String
    let controllerModule: String?
    /// The class of its view; nil for a plain one.
    let viewClass: String?

    /// What a storyboard's text says; nil where it says more.
    init?(_ text: String) {
        guard !text.contains("<subviews>"), let first = Self.value(of: "initialViewController", in: text),
            let tag = Self.tags("viewController", in: text).first(where: { Self.value(of: "id", in: $0) == first }),
            let name = Self.value(of: "customClass", in: tag), let start = text.range(of: tag)
        else { return nil }
        controllerClass = name
        controllerModule = Self.value(of: "customModule", in: tag)
        let rest = text[start.upperBound...]
        let inside = rest[..<(rest.range(of: "</viewController>")?.lowerBound ?? rest.endIndex)]
        viewClass = Self.tags("view", in: String(inside)).first.flatMap { Self.value(of: "customClass", in: $0) }
    }

    /// That of the app.
    static func ofApp() -> MainStoryboard? {
        let info = Bundle.main.infoDictionary
        let scenes = (info?["UIApplicationSceneManifest"] as? [String: Any])?["UISceneConfigurations"] as? [String: Any]
        let scene = (scenes?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]])?.first
        guard let name = info?["UIMainStoryboardFile"] as? String ?? scene?["UISceneStoryboardFile"] as? String,
            let url = Bundle.main.url(forResource: name, withExtension: "storyboard"),
            let data = try? Data(contentsOf: url)
        else { return nil }
        return MainStoryboard(String(decoding: data, as: UTF8.self))
    }

    /// The controller. Nil where the app has no such class.
    func controller(module: String) -> UIViewController? {
        func named(_ module: String) -> UIViewController.Type? {
            NSClassFromString("\(module).\(controllerClass)") as? UIViewController.Type
        }
        guard let type = controllerModule.flatMap(named) ?? named(module),
            let controller = type.init(coder: EmptyCoder.make())
        else { return nil }
        controller.storyboardView = viewClass.flatMap { name in
            [module, "SpriteKit", "MapKit", "WebKit", "DovetailUIKit"].lazy
                .compactMap { NSClassFromString("\($0).\(name)") as? UIView.Type }.first
        }
        return controller
    }

    private static func tags(_ name: String, in text: String) -> [String] {
        var tags: [String] = []
        var rest = text[...]
        while let start = rest.range(of: "<\(name) "), let end = rest[start.upperBound...].firstIndex(of: ">") {
            tags.append(String(rest[start.lowerBound...end]))
            rest = rest[end...]
        }
        return tags
    }

    private static func value(of attribute: String, in text: String) -> String? {
        guard let start = text.range(of: " \(attribute)=\""),
            let end = text[start.upperBound...].firstIndex(of: "\"")
        else { return nil }
        return String(text[start.upperBound..<end])
    }
}
