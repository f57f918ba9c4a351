import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { expect, test } from 'vitest';
import { InsidePart } from './inside-part.tsx';

/** The page gives each part all its data. */
const PAGE = {
  step: { to: 'done', label: 'Finish' },
  engagement: { state: 'in_progress', version: 1, assignee: null },
  colleagues: [{ id: 'bob', name: 'Bob Brink' }],
  keeper: 'Ann Adams',
  today: '2026-11-29',
  submissionKey: 'key',
  answer: undefined,
} as never as Omit<Parameters<typeof InsidePart>[0], 'insideSteps'>;

const STEP = { id: 'one', of: null, what: 'Capture the slips', day: null, done: null, doneBy: null };

async function draw(steps: Parameters<typeof InsidePart>[0]['insideSteps']): Promise<string> {
  const routes = [{ path: '/', element: <InsidePart {...PAGE} insideSteps={steps} /> }];
  const context = await createStaticHandler(routes).query(new Request('http://localhost/'));
  if (context instanceof Response) throw new Error('The page redirects.');
  const router = createStaticRouter(routes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

test('each step says what it is and who does it, whatever else the page has', async () => {
  const page = await draw([{ ...STEP, who: 'bob', whoName: 'Bob Brink' }]);
  expect(page).toContain('Capture the slips</p>');
  expect(page).toContain('Bob Brink</p>');
  expect(page).toContain('name="item" value="one"');
  expect(await draw([{ ...STEP, who: null, whoName: null }])).toContain('Ann Adams</p>');
});
