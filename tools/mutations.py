"""The small changes that `tools/mutants.py` makes: one comparison, number, guard or call at a time.

Left out, because no test could or should notice:

- assertions (`strict=True` is one), raised errors and their messages, texts, annotations, defaults;
- the numbers that modules give to names (`GROUP: Final = 0`);
- first values of a Book's fields, which the loader replaces;
- functions that a module calls while it is imported: the change would come too late;
- a guard that always holds where the other branch only raises an error;
- filling a cache twice (`if known is None`), and margins for rounding (`+ TIE`);
- -1 made -2 where it is returned, kept or handed over: it stands for nobody or nothing, all ask
  only whether a number is below 0, and -2 is another nobody. It is made 0, which is somebody;
- `>` made `>=` where the larger or smaller of two is taken (`a if a > b else b`, or
  `if a > b: b = a`): of two equal ones either is the same;
- the same change twice: of whole numbers `x > 0` made `x >= 0` is `x > -1`, so the number of a
  comparison is changed in one direction, its sign in the other;
- a guard whose line says `# spares work` made to hold where it spares nothing. The mark claims that
  the result is the same without the guard, which stays because games are faster with it: a short
  cut that is taken less often, or work that is done more often, changes nothing. The other
  direction is changed as everywhere: a short cut that is taken too often, work that is not done.

The first item of a list is never changed to the last: often it is the only one.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

COMPARISONS: Final[dict[type[ast.cmpop], ast.cmpop]] = {
    ast.Lt: ast.LtE(),
    ast.LtE: ast.Lt(),
    ast.Gt: ast.GtE(),
    ast.GtE: ast.Gt(),
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
    ast.In: ast.NotIn(),
    ast.NotIn: ast.In(),
    ast.Is: ast.IsNot(),
    ast.IsNot: ast.Is(),
}
OTHER_CALL: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
CACHE: Final = "known is None"
MARGIN: Final = "TIE"
SPARES_WORK: Final = "# spares work"
UNTOUCHED: Final = (ast.Assert, ast.Raise, ast.JoinedStr, ast.arguments)
UNTOUCHED_FIELDS: Final = ("annotation", "returns", "decorator_list")
UNTOUCHED_FUNCTIONS: Final = ("__repr__", "__str__")


class Swap(NamedTuple):
    """One node of a syntax tree and what stands there instead."""

    parent: ast.AST
    field: str
    position: int  # in a list of nodes; -1 if the field holds one node
    new: ast.AST


class Mutant:
    """One change of one function."""

    def __init__(self, name: str, path: Path, tree: ast.Module, place: "Place", swap: Swap) -> None:
        self.name = name
        self.path = path
        self.tree = tree
        self.function = place.function
        self.lines = place.lines
        self.swap = swap


class Place(NamedTuple):
    """Where a change is: the function, the statement, and the lines of the statement's head."""

    function: str
    statement: ast.stmt
    lines: range


def mutants_of(path: Path, short: str) -> list[Mutant]:
    """Every change of a module, each with a name that says what it does."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    marked = {i for i, line in enumerate(text.splitlines(), 1) if line.endswith(SPARES_WORK)}
    needless = guards_that_spare_work(tree, marked)
    either = set(take_one_of_two(tree))
    found: list[Mutant] = []
    names: Counter[str] = Counter()
    early = called_by_import(tree)
    nobodies = set(stand_for_nobody(tree))
    for function, node in functions(tree, ""):
        if function in early or (path.name == "book.py" and node.name == "__init__"):
            continue
        for statement in statements(node):
            place = Place(function, statement, head(statement))
            for swap in swaps(node, statement):
                if swap.parent in nobodies and is_number(swap.new, 2):
                    continue
                if spares_less(swap, needless) or (swap.field == "ops" and swap.parent in either):
                    continue
                name = f"{short} {function}: {describe(statement, swap)}"
                names[name] += 1
                if names[name] > 1:
                    name = f"{name} ({names[name]})"
                found.append(Mutant(name, path, tree, place, swap))
    return found


def put(swap: Swap) -> ast.AST:
    """Make the change; answers the node that stood there."""
    if swap.position < 0:
        old = getattr(swap.parent, swap.field)
        setattr(swap.parent, swap.field, swap.new)
    else:
        nodes = getattr(swap.parent, swap.field)
        old = nodes[swap.position]
        nodes[swap.position] = swap.new
    assert isinstance(old, ast.AST)
    return old


# Finding places.


def called_by_import(tree: ast.Module) -> set[str]:
    found: set[str] = set()
    for statement in tree.body:
        if not isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
            calls = (node for node in ast.walk(statement) if isinstance(node, ast.Call))
            found |= {call.func.id for call in calls if isinstance(call.func, ast.Name)}
    return found


def functions(node: ast.AST, owner: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Functions of a module and methods of its classes; an inner one belongs to its outer one."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from functions(child, f"{owner}{child.name}.")
        elif isinstance(child, ast.FunctionDef) and child.name not in UNTOUCHED_FUNCTIONS:
            yield f"{owner}{child.name}", child


def statements(node: ast.AST) -> Iterator[ast.stmt]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt) and not isinstance(child, UNTOUCHED):
            yield child
        yield from statements(child)


def head(statement: ast.stmt) -> range:
    """The lines of a statement without those of its blocks."""
    last = statement.end_lineno or statement.lineno
    for child in ast.iter_child_nodes(statement):
        if isinstance(child, (ast.stmt, ast.ExceptHandler)):
            last = min(last, max(statement.lineno, child.lineno - 1))
    return range(statement.lineno, last + 1)


def describe(statement: ast.stmt, swap: Swap) -> str:
    """Say how the head of the statement reads before and after."""
    before = first_line(statement)
    if isinstance(swap.new, ast.stmt):
        return f"{before} → removed"
    back = put(swap)
    after = first_line(statement)
    put(swap._replace(new=back))
    return f"{before} → {after}"


def first_line(statement: ast.stmt) -> str:
    return ast.unparse(statement).splitlines()[0]


# The changes.


def swaps(function: ast.FunctionDef, statement: ast.stmt) -> Iterator[Swap]:
    yield from removals(function, statement)
    yield from inside(statement)


def removals(function: ast.FunctionDef, statement: ast.stmt) -> Iterator[Swap]:
    """A call that stands alone, an early exit: as if it were not written."""
    is_call = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)
    is_exit = isinstance(statement, (ast.Return, ast.Continue, ast.Break))
    if not is_call and not (is_exit and statement is not function.body[-1]):
        return
    for parent in ast.walk(function):
        for field, value in ast.iter_fields(parent):
            if isinstance(value, list) and any(node is statement for node in value):
                index = next(i for i, node in enumerate(value) if node is statement)
                yield Swap(parent, field, index, nothing_instead(statement))


def nothing_instead(statement: ast.stmt) -> ast.stmt:
    """No deed; after `super()` the class is still named, as a living function's closure must be."""
    new: ast.stmt = ast.Pass()
    if "super()" in ast.unparse(statement):
        new = ast.Expr(ast.Name("__class__", ast.Load()))
    return ast.fix_missing_locations(ast.copy_location(new, statement))


def inside(parent: ast.AST) -> Iterator[Swap]:
    """Changes of the expressions below a node that belong to the same statement."""
    for field, value in ast.iter_fields(parent):
        if field in UNTOUCHED_FIELDS:
            continue
        nodes = value if isinstance(value, list) else [value]
        for number, node in enumerate(nodes):
            if not isinstance(node, ast.AST) or isinstance(node, (ast.stmt, *UNTOUCHED)):
                continue
            if isinstance(node, ast.keyword) and node.arg == "strict":
                continue
            index = number if isinstance(value, list) else -1
            for new in instead(parent, field, node):
                yield Swap(parent, field, index, ast.fix_missing_locations(new))
            if not isinstance(node, ast.ExceptHandler):
                yield from inside(node)


def instead(parent: ast.AST, field: str, node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in the place of a node."""
    if isinstance(node, ast.cmpop) and not is_margin(parent):
        yield COMPARISONS[type(node)]
    if isinstance(node, ast.expr) and is_guard(parent, field):
        yield ast.copy_location(ast.Constant(False), node)
        if (
            not (isinstance(parent, ast.While) or only_raises(parent))
            and ast.unparse(node) != CACHE
        ):
            yield ast.copy_location(ast.Constant(True), node)
    if isinstance(node, ast.Constant):
        for number in other_numbers(node, is_index=isinstance(parent, ast.Subscript)):
            if not is_other_sign(parent, field, node, number):
                yield number
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield ast.copy_location(ast.BoolOp(other, node.values), node)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        if node.func.id in OTHER_CALL:
            name = ast.copy_location(ast.Name(OTHER_CALL[node.func.id], ast.Load()), node.func)
            yield ast.copy_location(ast.Call(name, node.args, node.keywords), node)
    elif isinstance(node, (ast.Add, ast.Sub)) and is_sum(parent) and not is_margin(parent):
        yield ast.Sub() if isinstance(node, ast.Add) else ast.Add()


def stand_for_nobody(tree: ast.AST) -> Iterator[ast.AST]:
    """Every -1 that is returned, kept or handed over, also as one of two."""
    for node in ast.walk(tree):
        values: list[ast.expr | None] = []
        if isinstance(node, (ast.Return, ast.Assign, ast.AnnAssign)):
            values = [node.value]
        elif isinstance(node, ast.IfExp):
            values = [node.body, node.orelse]
        elif isinstance(node, ast.List):
            values = [*node.elts]
        elif isinstance(node, ast.Call) and ast.unparse(node.func) != "range":
            values = [*node.args]
        for value in values:
            if value is not None and ast.unparse(value) == "-1":
                yield value


def take_one_of_two(tree: ast.AST) -> Iterator[ast.Compare]:
    """Every comparison that only says which of the two it compares is taken."""
    for node in ast.walk(tree):
        taken: list[ast.expr] = []
        if isinstance(node, ast.IfExp):
            taken = [node.body, node.orelse]
        elif isinstance(node, ast.If) and len(node.body) == 1 and not node.orelse:
            one = node.body[0]
            if isinstance(one, ast.Assign) and len(one.targets) == 1:
                taken = [one.value, one.targets[0]]
        test = node.test if isinstance(node, (ast.IfExp, ast.If)) else None
        if taken and isinstance(test, ast.Compare) and len(test.ops) == 1:
            compared = [ast.unparse(test.left), ast.unparse(test.comparators[0])]
            is_order = isinstance(test.ops[0], (ast.Lt, ast.LtE, ast.Gt, ast.GtE))
            if is_order and sorted(map(ast.unparse, taken)) == sorted(compared):
                yield test


# Guards that spare work.


def guards_that_spare_work(tree: ast.AST, marked: set[int]) -> dict[ast.AST, int]:
    """What is asked on the marked lines, and the direction in which a change spares less work.

    1: it holds more often; -1: it holds less often. A mark is for the whole of an `if` without
    `else`, or for one of the parts that `and` or `or` joins, each on a line of its own.
    """
    found: dict[ast.AST, int] = {}
    lines: set[int] = set()

    def note(node: ast.AST, direction: int) -> None:
        found[node] = direction
        if isinstance(node, ast.BoolOp):
            for value in node.values:
                note(value, direction)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            note(node.operand, -direction)

    for node in ast.walk(tree):
        if isinstance(node, ast.If) and node.lineno in marked & {node.test.end_lineno}:
            assert not node.orelse, f"a mark on a guard with `else`, line {node.lineno}"
            is_short_cut = isinstance(node.body[-1], (ast.Return, ast.Continue, ast.Break))
            note(node.test, -1 if is_short_cut else 1)
            if is_short_cut and len(node.body) == 1:
                found[node.body[0]] = -1
            lines.add(node.lineno)
        if isinstance(node, ast.BoolOp) and node.lineno != node.end_lineno:
            for value in node.values:
                if value.lineno in marked & {value.end_lineno}:
                    note(value, 1 if isinstance(node.op, ast.And) else -1)
                    lines.add(value.lineno)
    assert lines == marked, f"marks without a guard in lines {marked - lines}"
    return found


def spares_less(swap: Swap, needless: dict[ast.AST, int]) -> bool:
    """Whether a change makes a guard hold where it spares nothing."""
    old = getattr(swap.parent, swap.field)
    old = old if swap.position < 0 else old[swap.position]
    if isinstance(swap.new, ast.Pass):
        return old in needless
    if isinstance(old, ast.cmpop) or isinstance(swap.parent, ast.Compare):
        return needless.get(swap.parent, 0) * looser(swap.parent, old, swap.new) > 0
    if isinstance(old, ast.BoolOp):
        direction = 1 if isinstance(old.op, ast.And) else -1
        if isinstance(swap.new, ast.Constant):
            direction = 1 if swap.new.value else -1
        return needless.get(old, 0) * direction > 0
    if isinstance(swap.new, ast.Constant) and isinstance(swap.new.value, bool):
        return needless.get(old, 0) * (1 if swap.new.value else -1) > 0
    return False


def looser(parent: ast.AST, old: ast.AST, new: ast.AST) -> int:
    """Whether a comparison holds more often (1) or less often (-1) with a new sign or number."""
    assert isinstance(parent, ast.Compare)
    if isinstance(new, (ast.LtE, ast.GtE)):
        return 1
    if isinstance(new, (ast.Lt, ast.Gt)):
        return -1
    before = old.value if isinstance(old, ast.Constant) and old is not parent.left else None
    after = new.value if isinstance(new, ast.Constant) else None
    if isinstance(before, (int, float)) and isinstance(after, (int, float)):
        is_more = after > before
        if isinstance(parent.ops[0], (ast.Lt, ast.LtE)):
            return 1 if is_more else -1
        if isinstance(parent.ops[0], (ast.Gt, ast.GtE)):
            return -1 if is_more else 1
    return 0


def is_number(node: ast.AST, value: int) -> bool:
    return isinstance(node, ast.Constant) and node.value == value


def is_guard(parent: ast.AST, field: str) -> bool:
    if isinstance(parent, (ast.If, ast.IfExp, ast.While)):
        return field == "test"
    return isinstance(parent, ast.comprehension) and field == "ifs"


def only_raises(parent: ast.AST) -> bool:
    """Whether nothing but an error comes of a guard that does not hold."""
    return isinstance(parent, ast.If) and [type(one) for one in parent.orelse] == [ast.Raise]


def is_margin(parent: ast.AST) -> bool:
    """A comparison or sum with the margin for rounding."""
    return any(isinstance(node, ast.Name) and node.id == MARGIN for node in ast.walk(parent))


def is_other_sign(parent: ast.AST, field: str, old: ast.Constant, new: ast.Constant) -> bool:
    """Whether a comparison with this number is the one that its other sign makes."""
    if not isinstance(parent, ast.Compare) or field != "comparators" or len(parent.ops) > 1:
        return False
    if isinstance(old.value, bool) or not isinstance(old.value, int):
        return False
    is_more = isinstance(new.value, int) and new.value > old.value
    return isinstance(parent.ops[0], (ast.Lt, ast.GtE) if is_more else (ast.LtE, ast.Gt))


def is_sum(parent: ast.AST) -> bool:
    """Of numbers, as far as one can see: joined texts and lists are none."""
    if isinstance(parent, ast.AugAssign):
        return not isinstance(parent.value, (ast.List, ast.JoinedStr))
    assert isinstance(parent, ast.BinOp)
    sides = (parent.left, parent.right)
    return not any(isinstance(side, (ast.List, ast.ListComp, ast.JoinedStr)) for side in sides)


def other_numbers(node: ast.Constant, *, is_index: bool) -> Iterator[ast.Constant]:
    value = node.value
    if isinstance(value, bool):
        yield ast.copy_location(ast.Constant(not value), node)
    elif isinstance(value, (int, float)):
        yield ast.copy_location(ast.Constant(value + 1), node)
        if not is_index or value != 0:
            yield ast.copy_location(ast.Constant(value - 1), node)
