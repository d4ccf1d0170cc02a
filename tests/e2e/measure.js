// What is wrong with the screen as it is now, in words.
() => {
  const faults = [];
  const all = (query, within = document) => [...within.querySelectorAll(query)];
  const check = (good, fault) => good || faults.push(fault);
  const box = (node) => node.getBoundingClientRect();
  const name = (node) => node.className.baseVal ?? node.className;
  const inside = (a, b) =>
    a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const meet = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const words = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };

  const centre = box(document.querySelector('.table > .centre'));
  const part = (centre.width * centre.height) / (innerWidth * innerHeight);
  check(part >= 0.5, `the board has ${Math.round(part * 100)} % of the screen`);
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  check(scrollWidth <= innerWidth && scrollHeight <= innerHeight, `the page scrolls: ${scrollWidth} x ${scrollHeight}`);

  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const parts = all('.table > :is(.head, .legend, .centre, .foot, .side)').filter((one) => box(one).height > 0);
  parts.forEach((one, i) => {
    check(inside(box(one), screen), `${name(one)} leaves the screen`);
    for (const other of parts.slice(i + 1)) check(!meet(box(one), box(other)), `${name(one)} lies on ${name(other)}`);
  });

  // However long the name of a legend is, day and turn are read.
  if (/low|phone/.test(document.documentElement.dataset.shape))
    for (const title of all('.head h1 span')) check(title.scrollWidth <= title.clientWidth, `${title.textContent} is cut`);
  for (const when of all('.head h1 small')) check(inside(words(when), box(when.closest('h1'))), `${when.textContent} is cut`);

  // In the tracks nothing leaves its box, and no word stands on another.
  for (const hour of all('.foot :is(.hour, .sunrise)')) {
    for (const stone of all('.stones > *, .token', hour)) check(inside(box(stone), box(hour)), `a stone leaves ${hour.title}`);
    for (const symbol of hour.matches('.over') ? [] : all('.token', hour))
      check(all('.stones > *', hour).every((stone) => !meet(box(stone), box(symbol))), `a stone hides the symbol of ${hour.title}`);
    const [number, price] = all('.number, .price', hour).map(words);
    check(!number || inside(number, box(hour)), `the number of ${hour.title} is cut`);
    check(!price?.width || !meet(number, price), `number and price of ${hour.title}`);
  }
  const letters = all('.legend .letter .name').filter((one) => box(one).width).map(words);
  letters.forEach((one, i) => check(!i || !meet(letters[i - 1], one), `letter ${i} lies on the one before`));

  // Beside the board lines may go on below, never to the right; on a tall screen all heroes are in sight.
  for (const one of all('.side, .side .paper, .side [role=tabpanel]'))
    check(one.scrollWidth <= one.clientWidth + 1, `${name(one)} is cut on the right`);
  for (const called of all('.side .who b'))
    check(called.scrollWidth <= called.clientWidth, `${called.textContent} is cut`);
  for (const hero of all('[data-shape=tall] .side .sheets article'))
    check(inside(box(hero), box(hero.closest('.sheets'))), `${hero.ariaLabel} is cut`);

  // What ends a sharing out is in sight, and so are the goals: their title, on a tall screen all that the legend is won by.
  for (const end of all('.side .share .end button'))
    check(inside(box(end), box(end.closest('.acts, [role=tabpanel]'))), `${end.textContent} is cut`);
  for (const title of all('.side .quest > summary'))
    check(inside(box(title), box(title.closest('.acts, [role=tabpanel]'))), `${title.textContent} is out of sight`);
  for (const goal of all('[data-shape=tall] .acts .quest[open] .goals li:not(.extra)'))
    check(inside(box(goal), box(goal.closest('.acts'))), `${goal.textContent} is out of sight`);

  // A fight is whole, and so is what it is about: the space, or the room with its stack.
  for (const fight of all('.centre > .fight, .centre section.fight')) {
    check(inside(box(fight), centre), 'the fight leaves the board');
    check(fight.scrollHeight <= fight.clientHeight + 1, 'the fight is cut');
  }

  // What is told or taught hides no name of a room that a fight does not hide anyway.
  if (!document.querySelector('.fight.above'))
    for (const said of all('.telling > :is(.line, .banner), .lesson section'))
      for (const plaque of all('.castle .plaque')) check(!meet(box(said), box(plaque)), `${said.textContent} hides ${plaque.textContent}`);

  // Rooms keep what is in them, and their names stay free.
  for (const place of all('.castle .place')) {
    for (const one of all('.plaque, .stack, .mission, .pawn', place))
      check(inside(box(one), box(place)), `${name(one)} leaves ${place.ariaLabel}`);
    const [plaque] = all('.plaque', place);
    for (const count of all('.stack .count', place))
      for (const pawn of all('.pawn', place)) check(!meet(box(pawn), box(count)), `a hero covers the count of ${place.ariaLabel}`);
    for (const stack of all('.stack', place)) check(!meet(box(stack), box(plaque)), `the stack covers ${place.ariaLabel}`);
  }
  return faults;
}
