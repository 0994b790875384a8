# A client of assistive technology, for the tests: evaluates what comes in lines on the standard input, "NUMBER EXPRESSION", and prints
# "NUMBER RESULT". Events that were listened to are kept by `listen` and taken by `events`.
import os
import random
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Gio, GLib
import pyatspi

kept = []


def application():
    for app in pyatspi.Registry.getDesktop(0):
        if app is not None and app.name == "GTKHostProbe":
            return app
    return None


def everything(start=None):
    """All objects in reading order, parents before children, with their depth."""
    waiting = [(start or application(), 0)]
    while waiting:
        item, depth = waiting.pop()
        if item is None:
            continue
        yield item, depth
        waiting += [(item.getChildAtIndex(i), depth + 1) for i in reversed(range(item.childCount))]


def find(role, name=None, start=None):
    """The one object of a role and a name."""
    found = [
        item for item, _ in everything(start) if item.getRoleName() == role and (name is None or item.name == name)
    ]
    if len(found) != 1:
        raise LookupError(f"{len(found)} of {role} “{name}”")
    return found[0]


def count(role, name=None):
    return sum(1 for item, _ in everything() if item.getRoleName() == role and (name is None or item.name == name))


def states(item):
    return sorted(pyatspi.stateToString(state) for state in item.getState().getStates())


def attributes(item):
    return dict(entry.split(":", 1) for entry in item.getAttributes())


def value(item):
    if "EditableText" in pyatspi.listInterfaces(item) or item.getRoleName() in ("entry", "text", "password text"):
        text = item.queryText()
        return text.getText(0, -1)
    return attributes(item).get("valuetext", "-")


def line(item, depth):
    has = states(item)
    return "~".join(
        [
            str(depth), item.getRoleName(), item.name or "-", value(item) or "-", attributes(item).get("id", "-"),
            "enabled" if "enabled" in has else "disabled", "selected" if "selected" in has else "-",
        ]
    )


def tree(title):
    window = find("frame", title)
    return "|".join(line(item, depth - 1) for item, depth in everything(window) if depth > 0).replace("\n", "\\n")


def do(role, name=None, action="click"):
    actions = find(role, name).queryAction()
    for index in range(actions.nActions):
        if actions.getName(index) == action:
            return actions.doAction(index)
    raise LookupError(f"no action {action}")


def actions(role, name=None):
    found = find(role, name).queryAction()
    return [found.getName(index) for index in range(found.nActions)]


RELATIONS = {
    1: "label-for", 2: "labelled-by", 3: "controller-for", 4: "controlled-by", 5: "member-of", 10: "flows-to", 11: "flows-from",
    17: "description-for", 18: "described-by",
}


def relations(item):
    """The names of the objects that one belongs to, by the kinds of relations."""
    return {
        RELATIONS[int(relation.getRelationType())]: [relation.getTarget(i).name for i in range(relation.getNTargets())]
        for relation in item.getRelationSet()
    }


def extents(item, kind=1):
    box = item.queryComponent().getExtents(kind)
    return (box.x, box.y, box.width, box.height)


def words(text, kind):
    """A text as a reader goes through it by one kind of unit."""
    found, offset = [], 0
    while offset < text.characterCount:
        string, start, end = text.getTextAtOffset(offset, kind)
        found.append(string)
        if end <= offset:
            break
        offset = end
    return found


def listen(*names):
    def note(event):
        source = "" if event.source is None else f"{event.source.getRoleName()} {event.source.name}"
        data = event.any_data
        if hasattr(data, "getRoleName"):
            data = f"{data.getRoleName()} {data.name}"
        kept.append(f"{event.type} {event.detail1} {event.detail2} {data} <{source}>")

    pyatspi.Registry.registerEventListener(note, *names)
    return "listening"


def listen_keys():
    """Hears of keys as screen readers do: from the registry, which programs tell."""
    def note(event):
        kept.append(f"key {'down' if event.type == pyatspi.KEY_PRESSED_EVENT else 'up'} {event.event_string}")
        return False

    pyatspi.Registry.registerKeystrokeListener(
        note, mask=0, kind=(pyatspi.KEY_PRESSED_EVENT, pyatspi.KEY_RELEASED_EVENT))
    return "listening"


def events():
    taken = "|".join(kept)
    kept.clear()
    return taken


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
Table RemoveRowSelection i|Table GetRowColumnExtentsAtIndex i|TableCell GetRowColumnSpan |TableCell GetColumnHeaderCells
Hypertext GetNLinks |Hypertext GetLink i|Hypertext GetLinkIndex i|Hyperlink GetObject i|Hyperlink GetURI i|Hyperlink IsValid
Collection GetMatches (aiia{ss}iaiiasib)uib|Collection GetMatchesTo o(aiia{ss}iaiiasib)uubib
Collection GetMatchesFrom o(aiia{ss}iaiiasib)uuib|Collection GetActiveDescendant
"""


def fuzz(seed, rounds):
    """Random calls with random arguments, of objects that are there, have gone or never were. Returns how many were answered, how many
    were refused, and how many had no answer at all."""
    chance = random.Random(seed)
    connection, name = bus(), owner()
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
        there.append((found, [interface.split(".")[-1] for interface in call("GetInterfaces")]))
        waiting += [child[1] for child in call("GetChildren")]

    def path():
        kind = chance.randrange(10)
        if kind > 4:
            return chance.choice(there)[0]
        if kind == 0:
            return "/org/a11y/atspi/accessible/" + chance.choice(["root", "nothing", "w", "w1_", "w99", "w1_99999999999", "w1_1_2", "w1_9_l0", "w1_9_c1_1", "w1_9_l", "w1_9_c1", "w1_9_x3", "n1"])
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
        try:
            connection.call_sync(name, target, interface, method, GLib.Variant.new_tuple(*arguments), None, 0, 20000, None)
            counts[0] += 1
        except GLib.Error as error:
            text = str(error)
            counts[2 if "NoReply" in text or "Timeout" in text or "Disconnected" in text else 1] += 1
    return counts


def die(count, seed):
    """Clients that ask, listen and die at any point, with answers under way that nobody takes. Returns how many."""
    chance = random.Random(seed)
    name = owner()
    known = 400
    for _ in range(count):
        client = bus()
        if chance.random() < 0.5:
            client.call("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "RegisterEvent",
                        GLib.Variant("(sass)", ("object:", [], "")), None, 0, -1, None, None)
        if chance.random() < 0.1:
            client.call(name, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems", None, None, 0, -1, None, None)
        for _ in range(chance.randrange(20)):
            path = f"/org/a11y/atspi/accessible/w1_{chance.randrange(1, known)}"
            method = chance.choice(["GetChildren", "GetState", "GetRole", "GetRelationSet", "GetAttributes"])
            client.call(name, path, "org.a11y.atspi.Accessible", method, None, None, 0, -1, None, None)
        if chance.random() < 0.5:
            client.flush_sync(None)
        client.get_stream().get_socket().shutdown(True, True)
    return count


def bus():
    session = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, 5000, None).unpack()[0]
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


def portal_says(key, value):
    """Tells the app, as the desktop's portal, that a setting has another value."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    # 4: nobody else is to have the name.
    session.call_sync(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
        GLib.Variant("(su)", ("org.freedesktop.portal.Desktop", 4)), None, 0, 5000, None)
    # The app hears of the name's owner first.
    time.sleep(0.2)
    session.emit_signal(
        None, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged",
        GLib.Variant("(ssv)", ("org.freedesktop.appearance", key, GLib.Variant("u", value))))
    session.flush_sync(None)
    return "told"


def owner():
    """The name of the application on the bus."""
    children = bus().call_sync(
        "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Accessible", "GetChildren", None, None,
        0, 5000, None).unpack()[0]
    return children[0][0]


def answer(text):
    number, expression = text.split(" ", 1)
    try:
        result = str(eval(expression))
    except Exception as error:
        result = f"{type(error).__name__}: {error}"
    print(number, result.replace("\n", "\\n"), flush=True)


pending = b""


def read(channel, condition):
    global pending
    data = os.read(0, 65536)
    if not data:
        os._exit(0)
    *lines, pending = (pending + data).split(b"\n")
    for text in lines:
        answer(text.decode())
    return True


GLib.io_add_watch(GLib.IOChannel(0), GLib.IO_IN | GLib.IO_HUP, read)
print("ready", flush=True)
GLib.MainLoop().run()
