# What a client of assistive technology can check and do with a window that it knows nothing of, for the tests.
import pyatspi

SEVERAL = (pyatspi.TEXT_BOUNDARY_WORD_START, pyatspi.TEXT_BOUNDARY_SENTENCE_START, pyatspi.TEXT_BOUNDARY_LINE_START)


def contains(outer, inner, margin):
    return (inner[0] >= outer[0] - margin and inner[1] >= outer[1] - margin
            and inner[0] + inner[2] <= outer[0] + outer[2] + margin and inner[1] + inner[3] <= outer[1] + outer[3] + margin)


def text_faults(item):
    """What does not fit of a text that is read by characters, words, sentences and lines, with their places."""
    text = item.queryText()
    whole, faults = text.getText(0, -1), []
    count = text.characterCount
    if count != len(whole):
        faults.append(f"{count} characters of “{whole}”")
    if "".join(text.getText(i, i + 1) for i in range(min(count, 60))) != whole[:60]:
        faults.append(f"the characters of “{whole}”")
    for kind in SEVERAL:
        offset, joined = 0, ""
        while offset < count:
            part, start, end = text.getTextAtOffset(offset, kind)
            if start != offset or end <= offset or part != whole[start:end]:
                faults.append(f"“{part}”, {start} to {end}, at {offset} of “{whole}”")
                break
            joined += part
            offset = end
        else:
            if joined != whole:
                faults.append(f"“{joined}” of “{whole}”")
    box = item.queryComponent().getExtents(1)
    around = (box.x, box.y, box.width, box.height)
    # A letter may reach a little out of its line, and what does not fit is drawn on.
    range_box = tuple(text.getRangeExtents(0, count, 1)) if count else around
    for i in range(min(count, 60)):
        place = tuple(text.getCharacterExtents(i, 1))
        if not contains(range_box, place, 2):
            faults.append(f"{place} of “{whole[i]}” is not within {range_box} of “{whole}”")
            break
        # Where letters are not known, each is where the element is.
        if place[2] < 3 or place[3] < 3 or whole[i].isspace() or not contains(around, place, 0) or place == around:
            continue
        found = text.getOffsetAtPoint(place[0] + place[2] // 3, place[1] + place[3] // 2, 1)
        # Marks and ligatures are one with their letter.
        if found < 0 or tuple(text.getCharacterExtents(found, 1)) != place:
            if abs(found - i) > 1:
                faults.append(f"{found} is where {i} of “{whole}” is")
                break
    return faults


def faults(window):
    """What does not fit of the elements of a window, and how many texts were read."""
    found, texts = [], 0
    waiting = [window]
    while waiting:
        item = waiting.pop()
        waiting += [item.getChildAtIndex(i) for i in range(item.childCount)]
        if item.getIndexInParent() >= 0 and item is not window and item.parent.getChildAtIndex(item.getIndexInParent()) != item:
            found.append(f"{item.name} is not where it says among its siblings")
        states = item.getState().getStates()
        if "Text" in pyatspi.listInterfaces(item) and pyatspi.STATE_SHOWING in states:
            texts += 1
            # One that changes by itself, such as the seconds of a timer, may be read as two.
            found += text_faults(item) and text_faults(item)
    return found[:3], texts


# What a client does with an element, by its role.
KINDS = {
    "push button": "press", "radio button": "press", "check box": "press", "page tab": "press", "link": "", "combo box": "press",
    "menu item": "press", "slider": "value", "spin button": "value", "entry": "type", "text": "type", "password text": "type",
    "list": "select", "table": "select", "list item": "scroll", "table row": "scroll", "label": "scroll",
}


def use(item):
    """Uses an element. Returns what was done, or what went wrong with it."""
    kind = KINDS.get(item.getRoleName(), "")
    if kind == "press":
        actions = item.queryAction()
        for index in range(actions.nActions):
            if actions.getName(index) == "click":
                return "pressed" if actions.doAction(index) else "FAILED to press"
        return "FAILED: no action"
    if kind == "value":
        number = item.queryValue()
        middle = number.minimumValue if number.currentValue > number.minimumValue else number.maximumValue
        if abs(middle) > 1e12:
            middle = number.currentValue + 1
        number.currentValue = middle
        return f"set to {middle}"
    if kind == "type":
        return "typed" if item.queryEditableText().setTextContents("7") else "FAILED to type"
    if kind == "select":
        table = item.queryTable()
        if table.nRows == 0:
            return "nothing to select"
        row = table.nRows - 1
        cell = table.getAccessibleAt(row, 0)
        if cell is None:
            return f"FAILED: no cell in row {row}"
        if not cell.queryComponent().scrollTo(pyatspi.Atspi.ScrollType.ANYWHERE):
            return "FAILED to scroll"
        table.addRowSelection(row)
        return "selected"
    if kind == "scroll":
        return "scrolled" if item.queryComponent().scrollTo(pyatspi.Atspi.ScrollType.ANYWHERE) else "FAILED to scroll"
    return ""


def usable(window, each):
    """What can be used in a window: the role, name and number among those of the same, of `each` of a role at most."""
    found, counts, waiting, numbers = [], {}, [window], {}
    while waiting:
        item = waiting.pop()
        waiting += [item.getChildAtIndex(i) for i in reversed(range(item.childCount))]
        role, name = item.getRoleName(), item.name
        number = numbers[(role, name)] = numbers.get((role, name), -1) + 1
        states = item.getState().getStates()
        if not KINDS.get(role) or pyatspi.STATE_ENABLED not in states or pyatspi.STATE_SHOWING not in states:
            continue
        counts[role] = counts.get(role, 0) + 1
        if counts[role] <= each:
            found.append((role, name, number))
    return found


def use_one(window, role, name, number):
    """Uses the element that `usable` told of, if it is still there."""
    waiting = [window]
    while waiting:
        item = waiting.pop()
        waiting += [item.getChildAtIndex(i) for i in reversed(range(item.childCount))]
        if item.getRoleName() == role and item.name == name:
            if number == 0:
                return use(item) if pyatspi.STATE_ENABLED in item.getState().getStates() else "gone"
            number -= 1
    return "gone"
