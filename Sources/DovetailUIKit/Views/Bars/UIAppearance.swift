import DovetailCore
import Foundation

/// A type of views that one object stands for: what is set on that object, all views of the type begin with.
///
///     UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.white]
///
/// SwiftUI's bars and controls take over what ``UINavigationBar``, ``UITabBar``, ``UISegmentedControl`` and ``UIPageControl`` say, from the next
/// time that they come on show.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
    /// The object that stands for all views of the type.
    static func appearance() -> Self
    /// The object that stands for all views of the type.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// Something that views can be inside of.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIView {
    /// The object whose values all views of the type begin with. Traits are not told apart: what was set last counts for all.
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
    /// The object whose values all views of the type begin with. Neither traits nor what they are inside of are told apart: what was set last counts for all.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }
}

/// The objects that stand for all views of a type: one for each type in a program, made when it is asked for, and kept.
@MainActor
final class AppearanceObjects: ProgramPart {
    private var objects: [ObjectIdentifier: UIView] = [:]
    private var items: [ObjectIdentifier: UIBarItem] = [:]

    init(in program: Program) {}

    /// Begins anew, for tests.
    func forgetAll() {
        objects = [:]
        items = [:]
    }

    func item<Kind: UIBarItem>(for type: Kind.Type) -> Kind {
        if let known = items[ObjectIdentifier(type)] as? Kind { return known }
        guard let made = type.init(coder: NSCoder()) else {
            preconditionFailure("\(type) makes no object for appearance() in init(coder:)")
        }
        made.isAppearanceObject = true
        items[ObjectIdentifier(type)] = made
        return made
    }

    func object<Kind: UIView>(for type: Kind.Type) -> Kind {
        if let known = objects[ObjectIdentifier(type)] as? Kind { return known }
        // The one initialiser that every subclass has, whatever others it declares.
        guard let made = type.init(coder: NSCoder()) else {
            preconditionFailure("\(type) makes no object for appearance() in init(coder:)")
        }
        made.isAppearanceObject = true
        objects[ObjectIdentifier(type)] = made
        return made
    }
}

extension ProgramLook.TextLook {
    /// Of the attributes of a text its colour and font.
    @MainActor
    init(_ attributes: [NSAttributedString.Key: Any]?) {
        self.init()
        color = (attributes?[.foregroundColor] as? UIColor).map { Color(uiColor: $0) }
        font = (attributes?[.font] as? UIFont).map { Font($0) }
    }
}
