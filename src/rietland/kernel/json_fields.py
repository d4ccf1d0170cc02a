"""Reading plain JSON back: each helper takes one field and says clearly when it is not there."""


def number(data: dict[str, object], key: str) -> int:
    value = data.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"'{key}' should be a whole number, not {value!r}")
    return value


def text(data: dict[str, object], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise ValueError(f"'{key}' should be a text, not {value!r}")
    return value


def items(data: dict[str, object], key: str) -> list[object]:
    value = data.get(key)
    if not isinstance(value, list):
        raise ValueError(f"'{key}' should be a list, not {value!r}")
    return value


def numbers(data: dict[str, object], key: str) -> list[int]:
    return as_numbers(items(data, key), key)


def as_numbers(values: object, key: str) -> list[int]:
    if not isinstance(values, list):
        raise ValueError(f"'{key}' should be a list, not {values!r}")
    result: list[int] = []
    for value in values:
        if not isinstance(value, int) or isinstance(value, bool):
            raise ValueError(f"'{key}' should hold whole numbers, not {value!r}")
        result.append(value)
    return result


def as_number(value: object, key: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"'{key}' should hold whole numbers, not {value!r}")
    return value


def row(value: object, length: int, key: str) -> list[object]:
    if not isinstance(value, list) or len(value) != length:
        raise ValueError(f"'{key}' should be a row of {length} values, not {value!r}")
    return value
