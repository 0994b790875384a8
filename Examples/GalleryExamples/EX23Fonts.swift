import SwiftUI

/// A font for all, and one for one.
public enum EX23 {
    public struct ContentView: View {
        public init() {}

        public var body: some View {
            ImageRow()
                .font(.title2)
        }
    }

    public struct ImageRow: View {
        public init() {}

        public var body: some View {
            HStack {
                Image(systemName: "1.circle")
                    .font(.largeTitle)
                Image(systemName: "2.circle")
                Image(systemName: "3.circle")
                Image(systemName: "4.circle")
            }
        }
    }
}
