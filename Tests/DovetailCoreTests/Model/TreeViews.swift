import SwiftUI

/// Shows a tree. Paths name identities: each step down, each branch, id and key is part of them.
struct TreeView: View {
    let tree: Tree
    let path: String
    let input: Int

    var body: some View {
        switch tree.kind {
        case .counter: CounterView(path: path, input: input)
        case .owner: OwnerView(path: path, input: input)
        case .observed: ObservedView(path: path, object: Journal.current.objects[0])
        case .environmentObject: EnvironmentObjectView(path: path)
        case .follower: FollowerView(path: path, input: input)
        case .bound: BoundView(path: path)
        case .group: GroupView(children: tree.children, path: path)
        case .branch: BranchView(children: tree.children, path: path, input: input)
        case .optional: OptionalView(child: tree.children[0], path: path, input: input)
        case .identified: IdentifiedChildView(child: tree.children[0], path: path, input: input)
        case .rows: RowsView(child: tree.children[0], path: path)
        case .environment: EnvironmentView(child: tree.children[0], path: path, input: input)
        case .supplier: SupplierView(child: tree.children[0], path: path, input: input)
        case .erased: AnyView(TreeView(tree: tree.children[0], path: path + "/", input: input))
        }
    }
}

private struct GroupView: View {
    let children: [Tree]
    let path: String
    @State private var value = 0

    var body: some View {
        let _ = Journal.current.ran(path, $value)
        VStack {
            child(0)
            if children.count > 1 { child(1) }
            if children.count > 2 { child(2) }
        }
    }

    private func child(_ index: Int) -> TreeView {
        TreeView(tree: children[index], path: "\(path)/\(index)", input: value + index)
    }
}

private struct BranchView: View {
    let children: [Tree]
    let path: String
    let input: Int
    @State private var flag = 0

    var body: some View {
        let _ = Journal.current.ran(path, $flag)
        if flag % 2 == 0 {
            TreeView(tree: children[0], path: path + "/if", input: input)
        } else {
            TreeView(tree: children[1], path: path + "/else", input: input)
        }
    }
}

private struct OptionalView: View {
    let child: Tree
    let path: String
    let input: Int
    @State private var flag = 0

    var body: some View {
        let _ = Journal.current.ran(path, $flag)
        if flag % 2 == 0 {
            TreeView(tree: child, path: path + "/if", input: input)
        }
    }
}

private struct IdentifiedChildView: View {
    let child: Tree
    let path: String
    let input: Int
    @State private var id = 0

    var body: some View {
        let _ = Journal.current.ran(path, $id)
        TreeView(tree: child, path: "\(path)#\(id)", input: input).id(id)
    }
}

private struct RowsView: View {
    let child: Tree
    let path: String
    @State private var keys = [0, 1]

    var body: some View {
        let _ = Journal.current.ran(path, keys: $keys)
        VStack {
            ForEach(keys, id: \.self) { key in
                TreeView(tree: child, path: "\(path)[\(key)]", input: key)
            }
        }
    }
}

private struct EnvironmentView: View {
    let child: Tree
    let path: String
    let input: Int
    @State private var value = 0

    var body: some View {
        let _ = Journal.current.ran(path, $value)
        TreeView(tree: child, path: path + "/", input: input)
            .environment(\.modelProbe, value)
    }
}

private struct SupplierView: View {
    let child: Tree
    let path: String
    let input: Int
    @State private var choice = 0

    var body: some View {
        let _ = Journal.current.ran(path, $choice)
        TreeView(tree: child, path: path + "/", input: input)
            .environmentObject(Journal.current.objects[1 + choice % 2])
    }
}
