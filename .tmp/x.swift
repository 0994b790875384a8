import SwiftUI
let a = 1
