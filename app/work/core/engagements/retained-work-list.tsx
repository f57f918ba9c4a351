import { retention } from '#content/retention.ts';
import { Notice } from '#app/platform/ui/notice.tsx';

export type RetainedWork = { title: string; taxpayer: string; until: string };

export function RetainedWorkList({ kept }: { kept: readonly RetainedWork[] }) {
  if (kept.length === 0) return null;
  return (
    <Notice title="What we must keep">
      <p>
        Work that we agreed on stays in our records, with its documents and messages, because the papers
        behind a return must be there for {retention.taxRecordYears} years (section 29 of the Tax
        Administration Act 28 of 2011). You can no longer open it here, so{' '}
        <a href="/account/documents.zip" download>
          download what you need
        </a>{' '}
        first: one ZIP with the papers of all work. Work that is not finished does not end with the account:
        tell us if it should.
      </p>
      <ul className="mt-3 grid gap-1">
        {kept.map(({ title, taxpayer, until }) => (
          <li key={`${taxpayer} ${title}`}>
            {title}, for {taxpayer}: kept {until}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
