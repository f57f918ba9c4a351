import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { expect, test } from 'vitest';
import { exampleBooking } from '#app/bookings/core/example-booking.ts';
import { MoveForm } from './change-forms.tsx';
import { clockText } from '#app/platform/core/time.ts';

const NOW = clockText(exampleBooking.startsAt);

async function timeAfter(typed: Record<string, string>): Promise<string | undefined> {
  const about = { intent: 'move', row: '', errors: {}, isStale: true } as const;
  const answer = { ...about, error: 'Ann moved it meanwhile.', typed };
  const element = <MoveForm booking={exampleBooking} answer={answer} starts={[]} none={null} day={null} />;
  const routes = [{ path: '/', element }];
  const context = await createStaticHandler(routes).query(new Request('http://localhost/'));
  if (context instanceof Response) throw new Error('The page redirects.');
  const router = createStaticRouter(routes, context);
  const page = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  return /name="at"[^>]*value="([\d:]+)"/.exec(renderToStaticMarkup(page))?.[1];
}

test('after a free time was refused the fields follow the booking; a typed time stays', async () => {
  expect(await timeAfter({ slot: '2026-12-02 10:00', day: '2026-12-01', at: '08:00' })).toBe(NOW);
  expect(await timeAfter({ day: '2026-12-01', at: '06:15' })).toBe('06:15');
});
