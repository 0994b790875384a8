/// The words of a name that is written as one: "mostlyClear" as "Mostly Clear".
func words(of name: String) -> String {
    var result = ""
    for character in name {
        if result.isEmpty {
            result += character.uppercased()
        } else {
            if character.isUppercase { result += " " }
            result.append(character)
        }
    }
    return result
}
