import SwiftUI

struct ErrandList: View {
    @EnvironmentObject private var store: ErrandStore

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Image("Flag")
                Text("errands.title").font(.headline)
            }
            ForEach(store.errands) { errand in
                HStack {
                    Image(systemName: errand.isDone ? "checkmark.circle.fill" : "circle")
                        .foregroundColor(.accentColor)
                    Text(errand.title)
                }
            }
            Text(store.note)
            Text("errands.version \(store.version)").font(.caption)
        }
        .padding()
        .background(Color("Paper Tint"))
    }
}

struct ErrandList_Previews: PreviewProvider {
    static var previews: some View {
        ErrandList().environmentObject(ErrandStore())
    }
}
