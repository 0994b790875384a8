# A client of assistive technology, for the tests: evaluates what comes in lines on the standard input, "NUMBER EXPRESSION", and prints
# "NUMBER RESULT". Events that were listened to are kept by `listen` and taken by `events`.
import os
import random
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Gio, GLib
import pyatspi

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import fuzz as random_calls
import work

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


places = []


def usable(title, each):
    """What can be used in a window, of `each` of a role at most, in lines; `use` takes their numbers."""
    places[:] = work.usable(find("frame", title), each)
    return "|".join(f"{role} {name}" for role, name, _ in places).replace("\n", "\\n")


def use(title, number):
    return work.use_one(find("frame", title), *places[number])


def presented():
    """How many menus, sheets and alerts are open."""
    return sum(1 for item, _ in everything() if item.getRoleName() in ("menu", "dialog", "alert"))


def misfits(title):
    """What does not fit of a window's elements and texts; else nothing but how many texts were read."""
    found, texts = work.faults(find("frame", title))
    return "; ".join(found).replace("\n", "\\n") if found else f"{texts} texts"


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


def focused():
    """What has the focus: its role, its name and where it is."""
    return [(i.getRoleName(), i.name, extents(i)) for i, _ in everything() if "focused" in states(i)]


def question_times(rounds):
    """How long answers take: of each kind of question the time that nine of ten take no longer than, in milliseconds. The machine may be busy
    with something else now and then."""
    connection, name, times = bus(), owner(), {}
    paths = [entry[0][1] for entry in connection.call_sync(
        name, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems", None, None, 0, 20000, None).unpack()[0]]
    for number in range(rounds):
        for method in ("GetChildren", "GetState", "GetAttributes", "GetRelationSet", "GetInterfaces"):
            start = time.monotonic()
            connection.call_sync(
                name, paths[number % len(paths)], "org.a11y.atspi.Accessible", method, None, None, 0, 20000, None)
            times.setdefault(method, []).append((time.monotonic() - start) * 1000)
    return {method: round(sorted(all)[len(all) * 9 // 10], 2) for method, all in times.items()}


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


def fuzz(seed, rounds):
    return random_calls.fuzz(bus(), owner(), seed, rounds)


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


def portal_says(key, value, namespace="org.freedesktop.appearance"):
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
        GLib.Variant("(ssv)", (namespace, key, GLib.Variant("b" if isinstance(value, bool) else "u", value))))
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
