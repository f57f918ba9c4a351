import { KIND_GROUPS, type EngagementType } from '#app/work/core/engagements/define-engagement.ts';
import {
  countOpenByKind,
  NONE_OPEN,
  type OpenOfKind,
} from '#app/work/core/engagements/kind-counts.server.ts';
import { ownDueText } from '#app/work/core/engagements/own-due.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { periodIn, PERIODS, ruleIn, RULES } from '#app/content/core/kinds/work-kind-rules.ts';
import { workKinds } from '#app/content/core/kinds/work-kinds.ts';
import { AS_IT_CAME, loadOverview, type Overview } from './overview.server.ts';

type Row = Overview['kinds'][number]['items'][number] & {
  group: string | null;
  often: string | null;
  due: string | null;
  open: OpenOfKind;
};

export type KindsList = { addPath: string | null; rows: Row[] };

/** `query`: words in the names. */
export async function loadKinds(me: { id: string }, query: string): Promise<KindsList> {
  const [{ kinds }, open] = await Promise.all([
    loadOverview(me, { query, kind: workKinds.name, of: 'kinds' }),
    countOpenByKind(),
  ]);
  const [kind] = kinds;
  const rows = (kind?.items ?? []).map((item): Row => {
    const type = typeOf(item.id);
    return {
      ...item,
      states: item.states.filter((state) => state !== AS_IT_CAME),
      group: type && KIND_GROUPS[type.group],
      often: type && PERIODS[periodIn(type)],
      due: type && dueText(type),
      open: open.get(item.id) ?? NONE_OPEN,
    };
  });
  return { addPath: kind?.addPath ?? null, rows };
}

function dueText(type: EngagementType): string {
  const rule = ruleIn(type);
  if (rule) return RULES[rule] ?? rule;
  return type.due ? capitalised(ownDueText(type.due)) : 'No day';
}
