import { waitsFor } from './approval-card.tsx';
import { isAgain } from '#app/work/core/engagements/item-states.ts';
import type { Work } from './work.server.ts';

export function NewsList({ work }: { work: Work }) {
  const { messages, unopened, open, toApprove } = work;
  const unread = messages.filter(({ isOurs, readAt }) => isOurs && readAt === null).length;
  const returned = open.filter(isAgain);
  const news = [
    ...toApprove
      .filter((item) => waitsFor(work, item))
      .map(({ id, what, approval }) => ({
        to: `#item-${id}`,
        text: `${approval?.signing ? 'To sign' : 'For your approval'}: ${what}`,
      })),
    ...returned.map(({ id, what }) => ({ to: `#item-${id}`, text: `Please look at it once more: ${what}` })),
    ...(unread > 0
      ? [{ to: '#messages', text: unread === 1 ? 'A message from us' : `${unread} messages from us` }]
      : []),
    ...(unopened > 0
      ? [{ to: '#from-us', text: unopened === 1 ? 'A document for you' : `${unopened} documents for you` }]
      : []),
  ];
  if (news.length === 0) return null;
  return (
    <nav aria-label="New for you" className="work-news">
      <ul>
        {news.map(({ to, text }) => (
          <li key={to}>
            <a href={to}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
