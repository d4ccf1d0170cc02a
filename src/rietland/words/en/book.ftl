# The gamebook family: questions, log lines, the sheet.

group-way = Choices
group-gift = Gift

book-do-roll = Rolled a { $number }
book-do-take = Choose “{ $way }”
book-do-send = { $hero } takes the test
book-do-use = Use { $what }
book-do-accept = Leave it at that
book-do-forget = Forget: { $what }
book-do-read_on = Read on
book-do-close = Close the book here

## Questions

book-ask-way = { $who }, what do you choose?
book-ask-send = { $who }, who takes the test ({ $test }, { $against } needed)?
book-ask-gift = { $who }, do you use your gift? You have { $total } of { $against }.
book-ask-forget = { $who }, what do you forget?
book-ask-ending = { $who }, do you read on? This chapter ends here: { $what }.
book-ask-choose = { $who }, choose.
book-ask-roll = What does the die show?
    .test = What does { $who } roll ({ $test }, { $against } needed)?
book-over = The book is closed.

## The log

book-log-ended = A bad ending: { $why }.
    .won = A good ending: { $why }.
book-log-die = { $who } rolls a { $amount }.
book-log-choice = { $who } chooses: { $what }.
book-log-turned = { $who } opens “{ $what }”.
book-log-took = { $who } decides: { $what }.
book-log-gained = New on the sheet: { $what }.
    .thing = You take along: { $what }.
    .memory = You remember: { $what }.
    .mark = From now on: { $what }.
book-log-lost = Gone from the sheet: { $what }.
    .thing = Gone: { $what }.
    .memory = Forgotten: { $what }.
    .mark = No longer: { $what }.
book-log-changed = { $what_The }: { $amount } more.
    .less = { $what_The }: { $amount } less.
book-log-test = { $who } takes a test: { $what }, { $amount } needed.
book-log-passed = { $who } passes with { $amount }.
book-log-failed = { $who } fails with { $amount }.
book-log-gift = { $who } uses a gift: { $what }.
book-log-chapter = A chapter begins: { $what }.
book-log-ending = An ending: { $what }.

## Choices that are closed

book-lacks-once = You’ve already been there.
book-lacks-thing = needs: { $what }
book-lacks-role = only with: { $what }
book-lacks-number = needs { $number } { $what }
book-lacks-or = { $first }, or { $second }
book-bonus-also = what you know

## In the terminal

book-sight-page = Page { $number }, chapter { $chapter }: { $title }
book-sight-sheet = Sheet: { $stats }
book-sight-stat = { $name } { $value }
    .most = { $name } { $value } of { $most }
book-sight-things = Things: { $names }
book-sight-memories = Memories: { $names }
book-sight-marks = Marks: { $names }
book-sight-hero = { $name } ({ $role })
book-sight-reads = has the book
book-sight-gift = gift: { $what }
book-sight-rests = took the last test
book-sight-test = Test ({ $test }): { $total } against { $against }, { $left ->
        [one] { $left } die
       *[other] { $left } dice
    } to roll
book-sight-way = { $what } ({ $test }, { $against } needed: { $chances })
book-sight-chance = { $name } { $percent }%
book-sight-closed = Closed: { $what } ({ $lacks })

## The story of a reading

book-page = Page { $number }
book-pages = { $number ->
        [one] { $number } page read
       *[other] { $number } pages read
    }
book-sections = { $number ->
        [one] { $number } section seen
       *[other] { $number } sections seen
    }
book-memories = { $number ->
        [one] { $number } memory found
       *[other] { $number } memories found
    }

## The book on the screen

book-state = Sheet and trail
book-ways-hint = Choose in the book, on the right-hand page.
book-replay-at = { $at } of { $all }, page { $turn }
book-sheet = Sheet
book-things = Things
book-marks = Marks
book-memories-found = Memories: { $number } of { $all }
book-none = None yet.
book-gift-used = gift used in this chapter
book-closed = closed
book-once = Only once.
book-taken = { $number ->
        [one] Taken once.
       *[other] Taken { $number } times.
    }
book-test = Test
book-test-needed = { $test }: { $against } needed
book-plus = +{ $number } ({ $what })
book-total = { $total } against { $against }
book-chance = { $name }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }{ $plus ->
        [0] {""}
       *[other] {" "}+ { $plus }
    }, { $percent }
    .gift = { $name }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }{ $plus ->
        [0] {""}
       *[other] {" "}+ { $plus }
    }, { $percent }, with the gift { $gift }
book-wound = If you fail, you lose the difference: { $what }.
book-trail = Trail and map
book-map = Pages you have seen
book-map-of = { $number ->
        [one] Map with { $number } page
       *[other] Map with { $number } pages
    }
book-pages-read = Pages in the order you read them
book-mark = Bookmark on this page
book-mark-page = Bookmark: { $title }
book-back = Read on from here
book-back-to = Read on from here: { $title }
book-back-how = Put a bookmark on a page to be able to go back to it. A new reading begins there; this one is kept.
book-ending = Ending
    .good = A good ending
    .bad = A bad ending
book-help-ways = Read the page, then choose how to go on: click a choice, or press its number. A choice with a lock is closed and says what it needs.
book-help-test = Some choices call for a test. Beside them you see what is needed, what you add to the dice, and the exact chance for each hero.
book-help-sheet = Everybody shares one sheet: its numbers are above the book, things and memories beside it.
book-help-trail = “Trail and map” shows every page you have read, and what you remembered there. From a bookmark you can read on and choose differently.
book-help-why = Log lines name the rule behind them, and so do closed choices. Click it to read it.
    .touch = Log lines name the rule behind them, and so do closed choices. Tap it to read it.
key-book-trail = M
    .does = show trail and map
key-book-mark = B
    .does = put a bookmark on this page, or take it away
lesson-book-ways = Read the page, then choose how to go on. What you choose may be remembered.
lesson-book-test = This choice calls for a test. You see what is needed and how likely it is.
lesson-book-sheet = The sheet is what you all share. Keep an eye on the cold.
lesson-book-trail = “Trail and map” shows where you have been. A bookmark lets you go back.
