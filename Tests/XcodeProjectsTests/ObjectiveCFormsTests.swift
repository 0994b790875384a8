import Foundation
import Testing

@testable import XcodeProjects

@Suite("Forms of source that need Objective-C")
struct ObjectiveCFormsTests {
    private func replaced(_ source: String) -> String {
        String(decoding: ObjectiveCForms.replaced(in: Data(source.utf8)), as: UTF8.self)
    }

    @Test("the entry point of UIKit and the message that hides a keyboard are written otherwise, on their lines")
    func forms() {
        #expect(replaced("import UIKit\n@UIApplicationMain\nclass A {}") == "import UIKit\n@main\nclass A {}")
        #expect(replaced("throw NSError() // NSError()") == "throw NSError(domain: \"\", code: 0) // NSError()")
        #expect(replaced("throw MyNSError()") == "throw MyNSError()")
        #expect(
            replaced("app.sendAction(#selector(UIResponder.resignFirstResponder), to: nil)")
                == "app.sendAction(Selector((\"resignFirstResponder\")), to: nil)")
        #expect(
            replaced("f(#selector(UIView.resignFirstResponder), #selector(UIView.endEditing(_:)))")
                == "f(Selector((\"resignFirstResponder\")), Selector((\"endEditing\")))")
    }

    @Test("methods by which texts are compared are known by their names, and types may be named by pictures")
    func comparisons() {
        #expect(
            replaced(
                "NSSortDescriptor(key: k, ascending: true, selector: #selector(NSString.localizedStandardCompare))")
                == "NSSortDescriptor(key: k, ascending: true, selector: Selector((\"localizedStandardCompare\")))")
        #expect(
            replaced("f(#selector(NSString.caseInsensitiveCompare(_:)))") == "f(Selector((\"caseInsensitiveCompare\")))"
        )
        #expect(
            replaced("class 📱Model: NSObject {\n func f() { g(#selector(self.changed(_:))) }\n}")
                == "class 📱Model: NSObject {\n func f() { g(Selector(\"changed(_:)\", calling: 📱Model.changed(_:))) }\n}"
        )
    }

    @Test("what catches an error as that of Objective-C catches every error, on its lines")
    func errors() {
        #expect(
            replaced("do { try f() } catch let error as NSError {\n    show(error) }")
                == "do { try f() } catch { let error = error as NSError;\n    show(error) }")
        #expect(replaced("} catch _ as NSError { }") == "} catch { }")
        #expect(
            replaced("} catch var e as NSError\n{ g(e) }") == "} catch { var e = error as NSError;\n g(e) }")
        #expect(
            replaced("} catch let e as NSError where e.code == 4 { }")
                == "} catch let caughtError where ({ (e: NSError) -> Bool in e.code == 4 })(caughtError as NSError) "
                + "{ let e = caughtError as NSError; }")
        #expect(replaced("if let e = error as? NSError {}") == "if let e = error as NSError? {}")
        let others = "catch let e as NSErrorLike {}; x as? NSError; error as? NSErrorPointer; userInfo[key] as? NSError"
        #expect(replaced(others) == others)
        // It is no reason to copy a package that is built as it stands.
        #expect(!ObjectiveCForms.hasForms(Data("catch let error as NSError {".utf8)))
    }

    @Test("a timer of nothing is one that does nothing")
    func emptyTimer() {
        #expect(replaced("timer = Timer()") == "timer = Timer(timeInterval: 0, repeats: false) { _ in }")
        for source in ["MyTimer()", "Kitchen.Timer()", "Timer(timeInterval: 1, repeats: true) { _ in }"] {
            #expect(replaced(source) == source)
        }
    }

    @Test("a class whose name begins with a small letter is a class within itself")
    func smallClassName() {
        #expect(
            replaced("class myView: UIView { func a() { f(#selector(tapped)) }\n@objc func tapped() {} }")
                == "class myView: UIView { func a() { f(Selector(\"tapped\", calling: myView.tapped)) }\nfunc tapped() {} }"
        )
    }

    @Test("other sources stay byte for byte, texts or not")
    func others() {
        let bytes = Data([0xff, 0xfe, 0x40, 0x00])
        #expect(ObjectiveCForms.replaced(in: bytes) == bytes)
        #expect(
            replaced("extension Popup.Position: @retroactive CaseIterable {}")
                == "extension Popup.Position: CaseIterable {}")
        #expect(replaced("// #selector(tapped) @objc\r\n") == "// #selector(tapped) @objc\r\n")
        #expect(
            replaced("let text = \"@objc #selector(a)\"\n@objc func a() {}")
                == "let text = \"@objc #selector(a)\"\nfunc a() {}")
        #expect(replaced("#selector(getter: Page.title)") == "#selector(getter: Page.title)")
    }

    @Test("a path of keys is the text of its names, without types in front, on its lines")
    func keyPaths() {
        #expect(
            replaced("web.addObserver(self, forKeyPath: #keyPath(WKWebView.estimatedProgress), options: .new)")
                == "web.addObserver(self, forKeyPath: \"estimatedProgress\", options: .new)")
        #expect(replaced("f(#keyPath(Task.project.name), #keyPath(title))") == "f(\"project.name\", \"title\")")
        #expect(replaced("f(#keyPath(Page.Inner.`default`))") == "f(\"default\")")
        // Objective-C has another name for what is or is not, where the class is Apple's.
        #expect(
            replaced("f(#keyPath(UIView.isHidden), #keyPath(Task.isDone), #keyPath(UIView.issue))")
                == "f(\"hidden\", \"isDone\", \"issue\")")
        #expect(replaced("f(#keyPath(\n    Task.name))\ng()") == "f(\"name\"\n)\ng()")
        for source in ["f(#keyPath(a b))", "f(#keyPath())", "f(\"#keyPath(Task.name)\")", "// #keyPath(Task.name)"] {
            #expect(replaced(source) == source)
        }
    }

    @Test("methods that a delegate need not have are called as methods; closures that are called so stay")
    func optionalCalls() {
        #expect(
            replaced("viewDelegate?.textViewDidChange?(textView)\ndelegate.scrollViewDidScroll?(view)")
                == "viewDelegate?.textViewDidChange(textView)\ndelegate.scrollViewDidScroll(view)")
        #expect(
            replaced("originalDelegate!.textFieldShouldReturn?(field)")
                == "originalDelegate!.textFieldShouldReturn(field)")
        for source in [
            "delegate?.onEnd?(3)", "self.scrollViewDidScroll?(view)", "delegation.textViewDidChange?(1)",
            "// delegate?.textViewDidChange?(view)",
        ] {
            #expect(replaced(source) == source)
        }
    }

    @Test("the window of the program's delegate is an optional, and not one of an optional")
    func delegateWindow() {
        #expect(
            replaced("UIApplication.shared.delegate?.window??.rootViewController")
                == "UIApplication.shared.delegate?.window?.rootViewController")
        for source in ["appDelegate.window?.view", "scene.window??.view", "// delegate?.window??"] {
            #expect(replaced(source) == source)
        }
    }

    @Test("an extension of a navigation controller replaces what it overrides; classes override as ever")
    func extensions() {
        let source = """
            extension UINavigationController: UIGestureRecognizerDelegate {
                // override func viewDidLoad()
                override open func viewDidLoad() {
                    super.viewDidLoad()
                    interactivePopGestureRecognizer?.delegate = self
                }
                open override func viewWillAppear(_ animated: Bool) { add(#selector(tapped)) }
                override func other() {}
            }
            class Page: UINavigationController { override func viewDidLoad() {} }
            """
        let expected = """
            extension UINavigationController: UIGestureRecognizerDelegate {
                // override func viewDidLoad()
                @_dynamicReplacement(for: viewDidLoad()) public func viewDidLoadInExtension() {
                    super.viewDidLoad()
                    interactivePopGestureRecognizer?.delegate = self
                }
                @_dynamicReplacement(for: viewWillAppear(_:)) public func viewWillAppearInExtension(_ animated: Bool) { \
            add(Selector("tapped", calling: UINavigationController.tapped)) }
                override func other() {}
            }
            class Page: UINavigationController { override func viewDidLoad() {} }
            """
        #expect(replaced(source) == expected)
        for type in ["UISplitViewController", "UITabBarController"] {
            #expect(
                replaced("extension \(type) { override func viewDidLoad() {} }")
                    == "extension \(type) { @_dynamicReplacement(for: viewDidLoad()) func viewDidLoadInExtension() {} }"
            )
        }
    }

    @Test("what extensions of AppKit's views override is a replacement, properties too")
    func overriddenViews() {
        #expect(
            replaced(
                "extension NSTextField { open override var focusRingType: NSFocusRingType { get { .none } set {} } }")
                == "extension NSTextField { @_dynamicReplacement(for: focusRingType) public var "
                + "focusRingTypeInExtension: NSFocusRingType { get { .none } set {} } }")
        #expect(
            replaced("extension NSTableView { override func viewDidMoveToWindow() {} }")
                == "extension NSTableView { @_dynamicReplacement(for: viewDidMoveToWindow()) func "
                + "viewDidMoveToWindowInExtension() {} }")
        #expect(replaced("extension NSTextField { override var other: Int { 1 } }").contains("override var other"))
    }

    @Test("what Core Foundation hands over is a value")
    func unmanagedValues() {
        #expect(
            replaced("var a: Unmanaged<CFArray>?; var b: Unmanaged<CFMutableDictionary>?; let c = \"Unmanaged<CFURL>\"")
                == "var a: UnmanagedValue<CFArray>?; var b: Unmanaged<CFMutableDictionary>?; let c = \"Unmanaged<CFURL>\""
        )
    }

    @Test("dictionaries with keys of Core Foundation's have texts for keys, and others keep theirs")
    func keys() {
        #expect(
            replaced("let query: [NSString : AnyObject] = [kSecClass: kSecClassKey]")
                == "let query: [String: Any] = [kSecClass: kSecClassKey]")
        #expect(replaced("let other: [NSString: Any] = [:]") == "let other: [NSString: Any] = [:]")
    }

    @Test("methods that are named as messages are handed over as methods; attributes for Objective-C go")
    func methods() {
        #expect(
            replaced("add(#selector(Coordinator.changed(_:)), for: x)")
                == "add(Selector(\"changed(_:)\", calling: Coordinator.changed(_:)), for: x)")
        #expect(
            replaced("add(#selector(context.coordinator.changed(_:)), #selector(self.action.select))")
                == "add(Selector(\"changed(_:)\", of: context.coordinator, calling: { $0.changed(_:) }), "
                + "Selector(\"select\", of: action, calling: { $0.select }))")
        let page = """
            final class Page: NSObject {
                lazy var button = { add(self, #selector(tapped)) }()
                struct Part { let a = 1 }
                class func make() { if true { run(#selector(self.tapped(sender:))) } }
                @objc private func tapped() {}
                @objc(tap:) func tapped(sender: Any) {}
                @IBAction func pressed(_ sender: Any) {}
                @IBOutlet weak var label: UILabel!
                @IBOutlet weak var item: NSMenuItem!
            }
            extension Page.Inner { func f() { g(#selector( pressed )) } }
            extension Hears where Self: UIView { func f() { g(#selector(heard)) } }
            @objc public protocol Hears: NSObjectProtocol {}
            @objc protocol Alone {}
            @objcMembers class All<T: AnyObject>: NSObject { func f() { g(#selector(h)) } }
            """
        let expected = """
            final class Page: NSObject {
                lazy var button = { add(self, Selector("tapped", calling: Page.tapped)) }()
                struct Part { let a = 1 }
                class func make() { if true { run(Selector("tapped(sender:)", calling: Page.tapped(sender:))) } }
                private func tapped() {}
                func tapped(sender: Any) {}
                func pressed(_ sender: Any) {}
                weak var label: UILabel!
                var item: NSMenuItem! = NSMenuItem()
            }
            extension Page.Inner { func f() { g(Selector("pressed", calling: Page.Inner.pressed)) } }
            extension Hears where Self: UIView { func f() { g(Selector("heard", calling: Self.heard)) } }
            public protocol Hears: AnyObject, NSObjectProtocol {}
            protocol Alone: AnyObject {}
            class All<T: AnyObject>: NSObject { func f() { g(Selector("h", calling: All.h)) } }
            """
        #expect(replaced(page) == expected)
    }

    @Test("a source that names methods and imports Foundation alone sees selectors, on the same line")
    func selectorsOfFoundation() {
        let manager = """
            import Foundation
            import EventKit
            class Manager { func begin() { center.add(#selector(fetch)) } }
            """
        let copy = String(decoding: ObjectiveCForms.replaced(in: Data(manager.utf8)), as: UTF8.self)
        #expect(copy.hasPrefix("import Foundation; import SwiftUI\nimport EventKit\n"))
        #expect(copy.contains("Selector(\"fetch\", calling: Manager.fetch)"))
        for source in [
            manager.replacing("import EventKit", with: "import UIKit"), "import Foundation\nfinal class A {}",
        ] {
            let copy = String(decoding: ObjectiveCForms.replaced(in: Data(source.utf8)), as: UTF8.self)
            #expect(!copy.contains("SwiftUI"))
        }
    }

    @Test("a source whose delegate starts the app sees SwiftUI, which does that, on the line of UIKit")
    func startingApps() {
        let delegate = "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n"
        #expect(replaced(delegate) == delegate.replacing("import UIKit", with: "import UIKit; import SwiftUI"))
        let old = delegate.replacing("@main", with: "@UIApplicationMain")
        #expect(replaced(old) == delegate.replacing("import UIKit", with: "import UIKit; import SwiftUI"))
        for source in [
            delegate.replacing("@main\n", with: ""), "import SwiftUI\n" + delegate,
            delegate.replacing("UIApplicationDelegate", with: "Another"),
        ] {
            #expect(replaced(source) == source)
        }
    }
}
