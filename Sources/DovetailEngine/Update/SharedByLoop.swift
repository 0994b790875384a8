/// An object that all views of one update loop share; see ``UpdateLoop/shared(_:)``.
package protocol SharedByLoop: AnyObject {
    init()
}
