import { expect, test } from 'vitest';
import { PAGES } from '#app/desk/frame/sections.ts';
import { pagesLike } from './pages.ts';

test.each(['undo', 'bulk', 'what did I just do', 'take back', 'mistake'])(
  'who looks for “%s” finds what was done to many at once',
  (typed) => {
    expect(pagesLike(typed.split(' '), PAGES).map(({ path }) => path)).toContain('/admin/runs');
  },
);
