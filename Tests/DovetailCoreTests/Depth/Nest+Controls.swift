import SwiftUI

extension Nest {
    @ViewBuilder var control: some View {
        switch kind {
        case .button: Button(action: {}) { inner }
        case .label:
            Label {
                inner
            } icon: {
                EmptyView()
            }
        case .labeledContent: LabeledContent("") { inner }.labelsHidden()
        // What is inside stays in the middle.
        case .groupBox: GroupBox { inner }.frame(width: 100, height: 100)
        case .controlGroup: ControlGroup { inner }
        default: pageControl
        }
    }

    @ViewBuilder private var pageControl: some View {
        switch kind {
        case .disclosureGroup: DisclosureGroup("", isExpanded: .constant(true)) { inner }
        case .tabView: TabView { inner.tabItem { Text("tab") } }
        case .navigationStack: NavigationStack { inner }
        default:
            NavigationSplitView(
                columnVisibility: .constant(.detailOnly), preferredCompactColumn: .constant(.detail)
            ) {
                EmptyView()
            } detail: {
                inner
            }
        }
    }

    @ViewBuilder var presentation: some View {
        switch kind {
        case .sheet: Color.clear.sheet(isPresented: .constant(true)) { inner }
        case .popover: inner.popover(isPresented: .constant(false)) { EmptyView() }
        case .alert: inner.alert("", isPresented: .constant(false)) {}
        case .contextMenu: inner.contextMenu { Button("Menu") {} }
        default: barModifier
        }
    }

    @ViewBuilder private var barModifier: some View {
        switch kind {
        case .toolbar: inner.toolbar { ToolbarItem { EmptyView() } }
        case .navigationTitle: inner.navigationTitle("Title")
        case .searchable: inner.searchable(text: .constant(""))
        default: inner.swipeActions { Button("Action") {} }
        }
    }
}
