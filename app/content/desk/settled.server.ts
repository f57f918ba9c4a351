import { eq } from 'drizzle-orm';
import { actorText } from '#app/platform/audit/words.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { contentSettled } from '#app/platform/db/schema/content.ts';
import { done, postedForms, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import { CONTENT_PATH } from '#app/content/core/content-path.ts';
import { findContent } from '#app/content/core/contents.server.ts';
import { stepNames } from './set-up-elsewhere.server.ts';

export async function findSettled(): Promise<ReadonlyMap<string, { by: string; at: Date }>> {
  const { kind, settledBy, settledAt } = contentSettled;
  const rows = await db()
    .select({ kind, id: settledBy, at: settledAt, name: profiles.fullName })
    .from(contentSettled)
    .leftJoin(profiles, eq(profiles.id, settledBy));
  return new Map(rows.map(({ kind: name, id, at, name: who }) => [name, { by: actorText(id, who), at }]));
}

type Context = Posted & { me: { id: string } };
type Intent = 'settle' | 'unsettle';

/** A step of the set-up is done although its texts are those that came with the site; Undo asks for it again. */
export const settleSteps = postedForms<Context, Intent>({
  commands: {
    settle: async ({ form, me }) => {
      const { name, words } = stepIn(form);
      await db().insert(contentSettled).values({ kind: name, settledBy: me.id }).onConflictDoNothing();
      const undo = { intent: 'unsettle', kind: name } as const;
      return done({ title: `Settled: ${words} may stay as they came`, place: `#step-${name}`, undo });
    },
    unsettle: async ({ form }) => {
      const { name, words } = stepIn(form);
      await db().delete(contentSettled).where(eq(contentSettled.kind, name));
      return done({ title: `Still to do: ${words}`, place: `#step-${name}` });
    },
  },
  path: () => `${CONTENT_PATH}/set-up`,
});

function stepIn(form: FormData): { name: string; words: string } {
  const kind = textIn(form, 'kind');
  const content = findContent(kind);
  const step = content
    ? { name: content.name, words: content.plural }
    : stepNames().find(({ name }) => name === kind);
  if (!step) throw badRequest();
  return step;
}
