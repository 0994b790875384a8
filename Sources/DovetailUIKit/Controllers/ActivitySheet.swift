import DovetailControls
import DovetailCore
import Foundation

/// What is shared, and below it cards with what can be done with that.
struct ActivitySheet: View {
    let owner: UIActivityViewController
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 0) {
            heading
            List {
                DovetailControls.Section { ownActions }
                if !owner.activities.isEmpty {
                    DovetailControls.Section {
                        ForEach(Array(owner.activities.enumerated()), id: \.offset) { _, activity in
                            row(activity.activityTitle ?? "", "square.and.arrow.up") {
                                activity.prepare(withActivityItems: owner.items)
                                activity.perform()
                                owner.finish(activity.activityType, true)
                            }
                        }
                    }
                }
            }
            .listStyle(.insetGrouped)
            .contentMargins(.top, 8, for: .scrollContent)
        }
    }

    /// What it is about, with the way out.
    private var heading: some View {
        HStack(spacing: 12) {
            picture
                .frame(width: 48, height: 48)
                .background(Color.secondary.opacity(0.15))
                .clipShape(RoundedRectangle(cornerRadius: 8))
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: title).font(.subheadline.weight(.semibold)).lineLimit(2)
                if let kind { Text(verbatim: kind).font(.footnote).foregroundStyle(.secondary).lineLimit(1) }
            }
            Spacer(minLength: 8)
            button {
                owner.finish(nil, false)
            } label: {
                Image(systemName: "xmark")
                    .font(.system(size: 13, weight: .bold))
                    .foregroundStyle(.secondary)
                    .frame(width: 30, height: 30)
                    .background(Circle().fill(Color.secondary.opacity(0.16)))
                    .accessibilityLabel("Cancel")
            }
        }
        .padding(EdgeInsets(top: 18, leading: 20, bottom: 10, trailing: 16))
    }

    @ViewBuilder private var picture: some View {
        if let first = owner.pictures.first {
            Image(uiImage: first).resizable().scaledToFill()
        } else {
            Image(systemName: owner.address == nil ? "doc.text" : "link").font(.title3).foregroundStyle(.secondary)
        }
    }

    private var title: String {
        if let subject = owner.subject { return subject }
        if let address = owner.address { return address.host ?? address.lastPathComponent }
        let text = owner.text.trimmingCharacters(in: .whitespacesAndNewlines)
        if !text.isEmpty { return text }
        let count = owner.items.count
        if !owner.pictures.isEmpty { return count == 1 ? "Picture" : "\(count) Pictures" }
        return count == 1 ? "Item" : "\(count) Items"
    }

    private var kind: String? {
        if let address = owner.address { return address.isFileURL ? "Document" : address.absoluteString }
        return owner.text.isEmpty ? nil : "Text"
    }

    @ViewBuilder private var ownActions: some View {
        if owner.isOffered(.copyToPasteboard), !owner.text.isEmpty || !owner.pictures.isEmpty {
            row("Copy", "doc.on.doc", owner.copy)
        }
        if owner.isOffered(.saveToCameraRoll), !owner.pictures.isEmpty {
            row(owner.pictures.count == 1 ? "Save Picture" : "Save Pictures", "square.and.arrow.down", owner.save)
        }
        if owner.isOffered(.mail), !owner.text.isEmpty { row("Mail", "envelope", owner.mail) }
        if let address = owner.address {
            row("Open", "safari") {
                UIApplication.shared.open(address)
                owner.finish(nil, true)
            }
        }
    }

    private func row(_ title: String, _ symbol: String, _ action: @escaping () -> Void) -> some View {
        button(action) {
            HStack {
                Text(verbatim: title)
                Spacer(minLength: 8)
                Image(systemName: symbol).accessibilityHidden(true)
            }
            .contentShape(Rectangle())
        }
    }

    /// In a sheet of SwiftUI's the buttons end that.
    private func button(
        _ action: @escaping () -> Void, @ViewBuilder label: () -> some View
    ) -> some View {
        Button {
            let isPresented = owner.presentingViewController != nil
            action()
            if !isPresented { dismiss() }
        } label: {
            label()
        }
        .buttonStyle(.plain)
    }
}
