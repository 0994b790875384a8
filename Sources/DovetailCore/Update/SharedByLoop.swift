/// An object that all views of one update loop share; see ``UpdateLoop/shared(_:)``.
protocol SharedByLoop: AnyObject {
    init()
}
