import Foundation

/// Prints a line at once, so that it comes in order with what the compiler and apps print, also where a program reads it.
func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
}
