# The gamebook family: questions, log lines, the sheet.

group-way = Ways on
group-gift = Gift

book-do-roll = Rolled a { $number }
book-do-take = Take the way “{ $way }”
book-do-send = { $hero } takes the test
book-do-use = Use { $what }
book-do-accept = Leave it at that
book-do-forget = Forget: { $what }
book-do-read_on = Read on
book-do-close = Close the book here

## Questions

book-ask-way = { $who }, which way do you take?
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
book-log-changed = { $what }: { $amount } more.
    .less = { $what }: { $amount } less.
book-log-test = { $who } takes a test: { $what }, { $amount } needed.
book-log-passed = { $who } passes with { $amount }.
book-log-failed = { $who } fails with { $amount }.
book-log-gift = { $who } uses a gift: { $what }.
book-log-chapter = A chapter begins: { $what }.
book-log-ending = An ending: { $what }.

## Ways that are closed

book-lacks-once = You’ve been there.
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
book-sight-test = Test ({ $test }): { $total } of { $against }, { $left ->
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
