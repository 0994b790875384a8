extension StandInSource {
    /// A view of UIKit's, which shows a marked box, or a controller of such a view.
    func uiKit(_ name: String, _ form: StandIns.TypeKind.Form, module: String) -> [String] {
        let isView = form == .uiView
        let box = "StandInBox(\(name.swiftLiteral), of: \(module.swiftLiteral))"
        var lines = [
            "@MainActor @preconcurrency @dynamicMemberLookup",
            "open class \(name): \(isView ? "UIView" : "UIViewController"), StandInMembers {",
        ]
        if isView {
            lines += [
                "    private var box: UIHostingController<StandInBox>?",
                "    public override init(frame: CGRect) { super.init(frame: frame); showBox() }",
                "    public required init?(coder: NSCoder) { super.init(coder: coder); showBox() }",
                "    private func showBox() {", "        let box = UIHostingController(rootView: \(box))",
                "        box.view.frame = bounds",
                "        box.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
                "        addSubview(box.view)", "        self.box = box", "    }",
            ]
        } else {
            lines += [
                "    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }",
                "    public required init?(coder: NSCoder) { super.init(coder: coder) }",
                "    open override func loadView() { view = UIHostingController(rootView: \(box)).view }",
            ]
        }
        let own = isView ? "self.init(frame: .zero)" : "self.init(nibName: nil, bundle: nil)"
        let known = ["frame", "coder", "nibName", "rootView"]
        lines += unique((standIns.initialisers[name] ?? []).map { .init(name: name, shape: $0.succeeding) }).filter {
            guard let first = $0.shape.arguments.first else { return false }
            return !known.contains(first.label ?? "")
        }.map { method in
            let signature = Signature(method.shape)
            return
                "    public convenience init\(signature.generics)(\(signature.parameters))\(effects(method)) { \(own); "
                + "\(body(method, "\(name)"))}"
        }
        return lines + Self.dynamicMembers(.object) + nested(name) + ["}"]
    }
}
