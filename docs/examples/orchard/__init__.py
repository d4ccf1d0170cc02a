"""The Orchard: a family of games in a few pages. docs/family.md builds it step by step."""

from rietland import families

families.register(
    families.Family(
        name="orchard",
        content="orchard.content:OrchardContent",
        static="orchard.view:static",
        clock="turns",
    )
)
