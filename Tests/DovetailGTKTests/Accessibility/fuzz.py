# Random calls of all interfaces by a client of assistive technology, for the tests.
import random

from gi.repository import GLib

METHODS = """
Accessible GetChildAtIndex i|Accessible GetChildren |Accessible GetIndexInParent |Accessible GetRelationSet |Accessible GetRole
Accessible GetRoleName |Accessible GetState |Accessible GetAttributes |Accessible GetApplication |Accessible GetInterfaces
Application GetLocale u|Component Contains iiu|Component GetAccessibleAtPoint iiu|Component GetExtents u
Component GetPosition u|Component GetSize |Component GetLayer |Component GetMDIZOrder |Component GrabFocus |Component GetAlpha
Component SetExtents iiiiu|Component SetPosition iiu|Component SetSize ii|Component ScrollTo u|Component ScrollToPoint uii
Action GetDescription i|Action GetName i|Action GetLocalizedName i|Action GetKeyBinding i|Action GetActions |Action DoAction i
Image GetImageExtents u|Image GetImagePosition u|Image GetImageSize |Selection GetSelectedChild i|Selection SelectChild i
Selection DeselectSelectedChild i|Selection IsChildSelected i|Selection SelectAll |Selection ClearSelection
Selection DeselectChild i|Text GetText ii|Text GetStringAtOffset iu|Text GetTextBeforeOffset iu|Text GetTextAtOffset iu
Text GetTextAfterOffset iu|Text GetCharacterAtOffset i|Text GetAttributeValue is|Text GetAttributes i|Text GetAttributeRun ib
Text GetDefaultAttributes |Text GetDefaultAttributeSet |Text GetCharacterExtents iu|Text GetRangeExtents iiu
Text GetOffsetAtPoint iiu|Text GetBoundedRanges iiiiuuu|Text GetNSelections |Text GetSelection i|Text AddSelection ii
Text RemoveSelection i|Text SetSelection iii|Text SetCaretOffset i|Text ScrollSubstringTo iiu|EditableText SetTextContents s
EditableText InsertText isi|EditableText CopyText ii|EditableText CutText ii|EditableText DeleteText ii|EditableText PasteText i
Table GetAccessibleAt ii|Table GetIndexAt ii|Table GetRowAtIndex i|Table GetColumnAtIndex i|Table GetRowDescription i
Table GetColumnDescription i|Table GetRowExtentAt ii|Table GetColumnExtentAt ii|Table GetRowHeader i|Table GetColumnHeader i
Table GetSelectedRows |Table GetSelectedColumns |Table IsRowSelected i|Table IsSelected ii|Table AddRowSelection i
Table RemoveRowSelection i|Table IsColumnSelected i|Table AddColumnSelection i|Table RemoveColumnSelection i|Table GetRowColumnExtentsAtIndex i|TableCell GetRowColumnSpan |TableCell GetColumnHeaderCells
Hypertext GetNLinks |Hypertext GetLink i|Hypertext GetLinkIndex i|Hyperlink GetObject i|Hyperlink GetURI i|Hyperlink IsValid
Collection GetMatches (aiia{ss}iaiiasib)uib|Collection GetMatchesTo o(aiia{ss}iaiiasib)uubib
Collection GetMatchesFrom o(aiia{ss}iaiiasib)uuib|Collection GetActiveDescendant
"""


# What is no object at any time.
NOWHERE = ["nothing", "w", "w1_", "w99", "w1_99999999999", "w1_1_2", "w1_9_l", "w1_9_c1", "w1_9_x3", "n", "n99", "w1_9_l_1"]

# Arguments that name one of several, by their place: no object has so many, or one of a number below 0.
INDICES = {
    "Accessible GetChildAtIndex": 0, "Action GetDescription": 0, "Action GetName": 0, "Action GetLocalizedName": 0, "Action GetKeyBinding": 0,
    "Action DoAction": 0, "Selection GetSelectedChild": 0, "Selection SelectChild": 0, "Selection DeselectSelectedChild": 0,
    "Selection IsChildSelected": 0, "Selection DeselectChild": 0, "Text GetStringAtOffset": 0, "Text GetTextBeforeOffset": 0,
    "Text GetTextAtOffset": 0, "Text GetTextAfterOffset": 0, "Text GetCharacterAtOffset": 0, "Text GetAttributeValue": 0,
    "Text GetAttributes": 0, "Text GetAttributeRun": 0, "Text GetCharacterExtents": 0, "Text GetSelection": 0, "Text RemoveSelection": 0,
    "Text SetSelection": 0, "Text SetCaretOffset": 0, "Text GetText": 0, "EditableText InsertText": 0, "EditableText PasteText": 0,
    "Table GetAccessibleAt": 0, "Table GetIndexAt": 0, "Table GetRowAtIndex": 0, "Table GetColumnAtIndex": 0,
    "Table GetRowDescription": 0, "Table GetColumnDescription": 0, "Table GetRowExtentAt": 0, "Table GetColumnExtentAt": 0,
    "Table GetRowHeader": 0, "Table GetColumnHeader": 0, "Table IsRowSelected": 0, "Table IsColumnSelected": 0, "Table IsSelected": 0,
    "Table AddRowSelection": 0, "Table RemoveRowSelection": 0, "Table AddColumnSelection": 0, "Table RemoveColumnSelection": 0,
    "Table GetRowColumnExtentsAtIndex": 0, "Hypertext GetLink": 0, "Hyperlink GetObject": 0, "Hyperlink GetURI": 0,
}
# Arguments that say what places are measured from: 0, 1 or 2.
COORDINATES = {
    "Component Contains": 2, "Component GetAccessibleAtPoint": 2, "Component GetExtents": 0, "Component GetPosition": 0,
    "Image GetImageExtents": 0, "Image GetImagePosition": 0, "Text GetCharacterExtents": 1, "Text GetRangeExtents": 2,
    "Text GetOffsetAtPoint": 2,
}


def is_wrong(path, call, arguments):
    """Whether a call makes no sense, whatever the object is and however it changes meanwhile."""
    if path.rsplit("/", 1)[1] in NOWHERE:
        return True
    index = INDICES.get(call)
    if index is not None and not 0 <= arguments[index].unpack() < 10**6:
        return True
    measured = COORDINATES.get(call)
    return measured is not None and arguments[measured].unpack() > 2


def fuzz(connection, name, seed, rounds):
    """Random calls with random arguments, of objects that are there, have gone or never were. Returns how many were answered, how many were refused, and how many had no answer at all, and the wrong ones among those
    that were answered."""
    chance = random.Random(seed)
    wrong = []
    methods = [entry.strip().split(" ") for line in METHODS.strip().split("\n") for entry in line.split("|")]
    properties = [("Accessible", "Name"), ("Accessible", "ChildCount"), ("Accessible", "Parent"), ("Text", "CaretOffset"),
                  ("Text", "CharacterCount"), ("Value", "CurrentValue"), ("Value", "MaximumValue"), ("Table", "NRows"),
                  ("Action", "NActions"), ("Selection", "NSelectedChildren"), ("Image", "ImageDescription"), ("Text", "Nothing"),
                  ("Hyperlink", "StartIndex"), ("Hyperlink", "NAnchors"), ("TableCell", "Position"), ("TableCell", "Table")]
    numbers = [-(2**31), -1000, -2, -1, 0, 0, 1, 1, 2, 3, 5, 8, 40, 1000, 2**31 - 1]
    texts = ["", "a", "Ada", "\U0001f600e\u0301", "x" * 2000, "two\nlines", "weight"]

    # What is there at the beginning, with what it can be asked; some of it goes on the way.
    there = []
    waiting = ["/org/a11y/atspi/accessible/root"]
    while waiting:
        found = waiting.pop()
        call = lambda method: connection.call_sync(
            name, found, "org.a11y.atspi.Accessible", method, None, None, 0, 20000, None).unpack()[0]
        try:
            there.append((found, [interface.split(".")[-1] for interface in call("GetInterfaces")]))
            waiting += [child[1] for child in call("GetChildren")]
        except GLib.Error:
            # It has gone meanwhile.
            continue

    def path():
        kind = chance.randrange(10)
        if kind > 4:
            return chance.choice(there)[0]
        if kind == 0:
            return "/org/a11y/atspi/accessible/" + chance.choice(NOWHERE + ["root", "w1_9_l0", "w1_9_c1_1", "n1"])
        if kind == 1:
            return "/org/a11y/atspi/accessible/w1"
        return f"/org/a11y/atspi/accessible/w1_{chance.randrange(1, known)}"

    def value(kind):
        if kind == "i":
            return GLib.Variant("i", chance.choice(numbers))
        if kind == "u":
            return GLib.Variant("u", chance.choice([0, 1, 2, 3, 4, 5, 6, 7, 99, 2**32 - 1]))
        if kind == "b":
            return GLib.Variant("b", chance.random() < 0.5)
        if kind == "s":
            return GLib.Variant("s", chance.choice(texts))
        if kind == "o":
            return GLib.Variant("o", path())
        words = [chance.choice([0, 1, 2**30, -(2**31)]) for _ in range(chance.randrange(4))]
        return GLib.Variant(
            "(aiia{ss}iaiiasib)",
            (words, chance.randrange(-1, 6), {"id": "press"} if chance.random() < 0.3 else {}, chance.randrange(6), words,
             chance.randrange(6), ["Action"] if chance.random() < 0.3 else [], chance.randrange(6), chance.random() < 0.5))

    known = 400
    counts = [0, 0, 0]
    for _ in range(rounds):
        if chance.random() < 0.15:
            interface, member = chance.choice(properties)
            target = path()
            if interface == "Value" and chance.random() < 0.3:
                number = GLib.Variant("v", GLib.Variant("d", chance.choice([0.0, -1.0, 1e300, float("nan"), 3.0])))
                call = ("Set", [GLib.Variant("s", "org.a11y.atspi.Value"), GLib.Variant("s", "CurrentValue"), number])
            else:
                call = ("Get", [GLib.Variant("s", "org.a11y.atspi." + interface), GLib.Variant("s", member)])
            interface, (method, arguments) = "org.freedesktop.DBus.Properties", call
            meant = ""
        else:
            entry = chance.choice(methods)
            target, interfaces = chance.choice(there)
            if chance.random() < 0.8:
                entry = chance.choice([one for one in methods if one[0] in interfaces])
            else:
                target = path()
            interface, method = "org.a11y.atspi." + entry[0], entry[1]
            kinds = entry[2].replace("(aiia{ss}iaiiasib)", "R") if len(entry) > 2 else ""
            arguments = [value(kind) for kind in kinds]
            meant = entry[0] + " " + entry[1]
        try:
            connection.call_sync(name, target, interface, method, GLib.Variant.new_tuple(*arguments), None, 0, 20000, None)
            counts[0] += 1
            if is_wrong(target, meant, arguments):
                wrong.append(f"{target} {meant} {[one.unpack() for one in arguments]}")
        except GLib.Error as error:
            text = str(error)
            counts[2 if "NoReply" in text or "Timeout" in text or "Disconnected" in text else 1] += 1
    return counts + [wrong[:5]]
