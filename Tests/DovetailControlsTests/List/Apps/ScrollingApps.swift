import SwiftUI

/// Photos in as many columns as there is room for, with headers that stay.
struct PhotosApp: View {
    let log: Probe<String>
    @State private var chosen: Int?

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 4)], spacing: 4, pinnedViews: .sectionHeaders)
            {
                ForEach(0..<20, id: \.self) { month in
                    Section {
                        ForEach(0..<25, id: \.self) { day in
                            let number = month * 25 + day
                            Button {
                                chosen = number
                            } label: {
                                RoundedRectangle(cornerRadius: 4)
                                    .fill(Color(hue: Double(day) / 25, saturation: 0.5, brightness: 0.9))
                                    .aspectRatio(1, contentMode: .fit)
                                    .overlay { if chosen == number { Image(systemName: "checkmark") } }
                            }
                            .buttonStyle(.plain)
                            .accessibilityLabel("photo \(number)")
                            .onAppear { log.note("+\(number)") }
                            .onDisappear { log.note("-\(number)") }
                        }
                    } header: {
                        Text("Month \(month)").font(.headline)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .padding(4).background(.bar)
                    }
                }
            }
            .padding(.horizontal, 4)
        }
    }
}

/// Cards beside one another, of which one comes to rest at the edge.
struct CarouselApp: View {
    @State private var shown: Int?

    var body: some View {
        VStack {
            ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack(spacing: 10) {
                    ForEach(0..<30) { number in
                        RoundedRectangle(cornerRadius: 12).fill(.teal.gradient)
                            .overlay { Text("Card \(number)").foregroundStyle(.white) }
                            .containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }
                            .scrollTransition { content, phase in
                                content.scaleEffect(phase.isIdentity ? 1 : 0.9).opacity(phase.isIdentity ? 1 : 0.6)
                            }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: $shown)
            .contentMargins(.horizontal, 20, for: .scrollContent)
            .frame(height: 160)
            Text("shown \(shown ?? 0)")
            Button("Next") { withAnimation { shown = (shown ?? 0) + 1 } }
        }
    }
}

/// Messages that begin at the bottom, and stay there while more come.
struct ChatApp: View {
    struct Message: Identifiable {
        let id: Int
        var isOwn: Bool { id.isMultiple(of: 3) }
        var text: String {
            "Message \(id)" + (id % 5 == 0 ? ", which is rather long and needs more than one line" : "")
        }
    }

    @State private var messages = (1...40).map { Message(id: $0) }
    @State private var draft = ""

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 6) {
                    ForEach(messages) { message in
                        Text(message.text)
                            .padding(.horizontal, 12).padding(.vertical, 8)
                            .background(
                                message.isOwn ? Color.blue : Color.gray.opacity(0.3), in: .rect(cornerRadius: 14)
                            )
                            .foregroundStyle(message.isOwn ? .white : .primary)
                            .frame(maxWidth: .infinity, alignment: message.isOwn ? .trailing : .leading)
                    }
                }
                .padding()
            }
            .defaultScrollAnchor(.bottom)
            .safeAreaInset(edge: .bottom) {
                HStack {
                    TextField("Message", text: $draft).textFieldStyle(.roundedBorder).onSubmit(send)
                    Button("Send", action: send)
                    Button("First") { withAnimation { proxy.scrollTo(1, anchor: .top) } }
                }
                .padding(8)
                .background(.bar)
            }
        }
    }

    private func send() {
        messages.append(Message(id: messages.count + 1))
        draft = ""
    }
}

/// Rows of which more are made when the last one comes into sight.
struct EndlessApp: View {
    let log: Probe<String>
    @State private var count = 20
    @State private var isLoading = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(0..<count, id: \.self) { number in
                    Text("Row \(number)")
                        .onAppear {
                            if number == count - 1 { more() }
                        }
                }
                if isLoading {
                    HStack {
                        Spacer()
                        ProgressView()
                        Spacer()
                    }
                    .listRowSeparator(.hidden)
                }
            }
            .listStyle(.plain)
            .navigationTitle("Endless")
        }
    }

    private func more() {
        guard count < 200 else { return }
        log.note("more at \(count)")
        count += 20
    }
}

/// Pages as large as the window.
struct PagesApp: View {
    @State private var page: Int? = 0

    var body: some View {
        VStack(spacing: 0) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { number in
                        Text("Page \(number)")
                            .frame(maxHeight: .infinity)
                            .containerRelativeFrame(.horizontal)
                            .background(Color(hue: Double(number) / 10, saturation: 0.3, brightness: 1))
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .scrollPosition(id: $page)
            .scrollIndicators(.hidden)
            HStack {
                ForEach(0..<10, id: \.self) { number in
                    Circle().fill(page == number ? Color.accentColor : .gray.opacity(0.4)).frame(width: 8)
                }
                Button("Last") { withAnimation { page = 9 } }
                Text("at \(page ?? -1)")
            }
            .padding(8)
        }
    }
}
