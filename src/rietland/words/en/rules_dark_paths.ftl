# The rules of Dark Paths, one text for each rule of the ledger.

rule-FE-DP-1 = One reader leads one hero. Up to four heroes may read together and share one sheet. The book is handed on with every section, and the reader who holds it speaks for all. The group decides which hero takes a test, with that hero’s dice and gift; the same hero cannot take two tests in a row.
rule-FE-DP-2 = The sheet shows will (10 at the start, at most 20), strength (2), frost (1, never below 0), things, marks and memories. There is only one of each thing, and things need no slot.
rule-FE-DP-3 = When you turn to a section, its effects happen in order. Then the rules for exhaustion and frost are checked (FE-DP-4, FE-DP-5), then you make a choice.
rule-FE-DP-4 = When will is 0 or less, the hero loses 1 strength (strength never drops below 1), gains 2 frost, and will becomes 3.
rule-FE-DP-5 = When frost is 8 or more in a section that is not an ending, the hero sinks into the ice sleep: turn to the ice sleep of the chapter.
rule-FE-DP-6 = A choice is open when all its conditions hold. Every section that is not an ending has at least one choice without conditions. A choice that can be made once is gone afterwards; a choice of last resort is offered only when there is no other.
rule-FE-DP-7 = A test is passed when the result is at least the number it asks for. Strength: the hero’s dice by will, the highest counts (the wizard may flip it), plus strength and bonuses. Nerve: one die, plus 0, 2 or 4 with will up to 6, 13 or 20, plus bonuses. Luck: one die plus bonuses. A failed test that wounds costs will equal to the difference.
rule-FE-DP-8 = A fire costs the firewood. The fire keeper needs none, and a fire of the fire keeper takes away 1 more frost.
rule-FE-DP-9 = Every hero has a gift, once in each chapter. Warrior: adds 2 to a failed nerve test. Fire keeper: rolls a failed nerve test again. Wizard: flips the die of a failed luck or nerve test. Dwarf, who starts with the rope: when frost would reach 8, it becomes 6 instead. A gift that could not turn the test is not offered.
rule-FE-DP-10 = The ending of the first chapter decides where the second begins. You read on, or close the book with that ending. If you read on, will becomes at least 8 and frost becomes 3; things, marks and memories are kept.
rule-FE-DP-11 = If a section makes you forget, you choose which memories go.
rule-FE-DP-12 = The second chapter can be read alone. Choose one of its five beginnings; the sheet starts with 10 will, 2 strength, 3 frost, the firewood and the memory of Sennet’s name.
