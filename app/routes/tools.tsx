import type { MetaFunction } from '@remix-run/node';
import { doors } from '#app/tools/calculators/doors.ts';
import { ToolList } from '#app/tools/calculators/tool-list.tsx';
import { publicPage } from '#app/platform/http/cache.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';

const TITLE = 'Tax Calculators and Tools';

export const headers = publicPage;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: TITLE,
    description:
      'Every tax calculator and tool of the firm: each with the working and the source of every line, free and without an account.',
  });

export default function Tools() {
  return (
    <div className="wrap pt-8 pb-20 md:pt-12">
      <h1 className="text-2xl">{TITLE}</h1>
      <p className="lede mt-3">
        Each shows the working and the source of every line, prints on a page, and needs no account. What no
        published source confirms is not worked out, and the page says so.
      </p>
      <ToolList doors={doors} />
    </div>
  );
}
