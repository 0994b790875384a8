import SwiftUI

struct SheetsPage: View {
    @State private var isSheetShown = false
    @State private var isAlertShown = false
    @State private var isDialogShown = false
    @State private var isPopoverShown = false
    @State private var isInspectorShown = false
    @State private var answer = "–"

    var body: some View {
        ShowcasePage {
            ShowcaseSection("Over everything") {
                FlowLayout(spacing: 12) {
                    Button("Sheet") { isSheetShown = true }
                    Button("Alert") { isAlertShown = true }
                    Button("Choice") { isDialogShown = true }
                    Button("Popover") { isPopoverShown = true }
                        .popover(isPresented: $isPopoverShown) {
                            Text("Small, and near to what it is about.").padding()
                        }
                    Button("Inspector") { isInspectorShown.toggle() }
                }
                .buttonStyle(.bordered)
                LabeledContent("Answer", value: answer)
            }
        }
        .sheet(isPresented: $isSheetShown) { SheetPage() }
        .alert("Leave without saving?", isPresented: $isAlertShown) {
            Button("Leave", role: .destructive) { answer = "Leave" }
            Button("Stay", role: .cancel) { answer = "Stay" }
        } message: {
            Text("What you wrote will be lost.")
        }
        .confirmationDialog("Send it how?", isPresented: $isDialogShown, titleVisibility: .visible) {
            Button("By mail") { answer = "By mail" }
            Button("By pigeon") { answer = "By pigeon" }
        }
        .inspector(isPresented: $isInspectorShown) {
            Form { LabeledContent("Kind", value: "Inspector") }.formStyle(.grouped)
        }
    }
}

private struct SheetPage: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Section("About") { LabeledContent("Version", value: "1.0") }
            }
            .formStyle(.grouped)
            .navigationTitle("A sheet")
            .toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
            }
        }
        .presentationDetents([.medium, .large])
    }
}
