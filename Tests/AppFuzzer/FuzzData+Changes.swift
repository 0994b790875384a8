import DovetailTesting
import SwiftUI

extension FuzzData {
    private static let animations: [Animation?] = [nil, nil, .default, .linear(duration: 0.15), .bouncy]

    /// Does what the app's own code may do at any moment, gradually or at once.
    func perform(_ change: FuzzStep.Change, _ numbers: [Int]) {
        withAnimation(Self.animations[numbers[2] % Self.animations.count]) {
            if change == .look { look = numbers } else { perform(change, numbers[0], numbers[1]) }
        }
    }

    private func perform(_ change: FuzzStep.Change, _ a: Int, _ b: Int) {
        switch change {
        case .insert: insert(at: a)
        case .remove: remove(at: a)
        case .shuffle: rotate(by: a)
        case .toggle: flags[a % flags.count].toggle()
        case .present: presented[a % presented.count].toggle()
        case .select:
            selection = a % 4
            chosen = b % 3 == 0 || rows.isEmpty ? nil : rows[b % rows.count].id
            if b % 2 == 0 { path = Array(repeating: a % 40, count: b % 4) }
        case .update:
            text = RandomEvents.texts[a % RandomEvents.texts.count]
            number = Double(b) / 1000
            if !rows.isEmpty { rows[a % rows.count].title = "Item \(b)" }
        case .look, .close: break
        }
    }
}
