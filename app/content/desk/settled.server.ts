import { eq, sql } from 'drizzle-orm';
import { actorText } from '#app/platform/audit/words.ts';
import { db } from '#app/platform/db/client.server.ts';
import { listPart, readTogether } from '#app/platform/db/parts.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { contentSettled } from '#app/platform/db/schema/content.ts';
import { done, postedForms, unchanged, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import { findContent } from '#app/content/core/contents.server.ts';
import { mailSettings } from './mail-settings.server.ts';
import { OWN_ACCOUNT } from './set-up-accounts.server.ts';
import { SETTINGS, stepNames } from './set-up-elsewhere.server.ts';
import { SET_UP_PATH } from './set-up-part.ts';

/** By step: who settled it. `batch`: as for `readTogether`. */
export async function findSettled(batch: object): Promise<ReadonlyMap<string, { by: string; at: Date }>> {
  const { kind, settledBy, settledAt } = contentSettled;
  const steps = listPart(
    { kind, id: settledBy, at: settledAt, name: profiles.fullName },
    sql`from ${contentSettled} left join ${profiles} on ${eq(profiles.id, settledBy)}`,
    ({ kind: step, id, at, name }) => [step, { by: actorText(id, name), at: new Date(at) }] as const,
  );
  return new Map(await readTogether(batch, steps));
}

type Context = Posted & { me: { id: string } };
type Intent = 'settle' | 'unsettle';

/** Marks a step of the set-up as done with the original texts; Undo opens it again. */
export const settleSteps = postedForms<Context, Intent>({
  commands: {
    settle: async ({ form, me }) => {
      const { name, words } = stepIn(form);
      if (mustChange(name)) return unchanged(MUST_CHANGE);
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
  path: () => SET_UP_PATH,
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

const MUST_CHANGE = {
  title: 'It cannot stay as it is',
  description: 'Clients would write to the firm that the site came with, or to nobody.',
};

function mustChange(step: string): boolean {
  return step === OWN_ACCOUNT || (step === SETTINGS && mailSettings().some(({ isOwn }) => !isOwn));
}
