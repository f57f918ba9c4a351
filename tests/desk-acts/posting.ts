import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { documents, removedDocuments } from '#app/platform/db/schema/documents.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { proposals } from '#app/platform/db/schema/proposals.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { DAY, southAfricanDay } from '#app/platform/core/time.ts';
import { formOfFiles, PDF_PAGE } from '#app/work/documents/documents.test-support.ts';
import { itemsIn } from '#app/work/core/engagements/work.test-support.ts';
import { clientForm } from '#app/work/desk/taxpayers/shared-forms.ts';
import { findTaxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { SITE } from '#app/accounts/core/actor.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import type { EngagementState } from '#app/work/core/engagements/states.ts';
import { findStillOpenOf } from '#app/work/core/engagements/still-open.server.ts';
import { formOf } from '#tests/accounts.ts';
import { rowOf } from '#tests/database.ts';
import type { World } from './world.ts';

type Fields = Record<string, string>;
type Posted = { path: string; fields: Fields | FormData };

type Name = keyof World['ids'];

/** `only`: the records of an act on many; default: all. */
export type DeskAct = {
  form: string;
  /** The records of an act on many. */
  many?: readonly Name[];
  /** The answers to its question, one page after the other. */
  filled?: readonly Fields[];
  post(world: World, only?: readonly Name[]): Promise<Posted>;
};

type Work = 'itr12' | 'itr14' | 'planned';

export const dayIn = (days: number) => southAfricanDay(new Date(Date.now() + days * DAY));

export function onWork(
  of: Work,
  intent: string,
  fields: Fields | ((world: World) => Promise<Fields>) = {},
): DeskAct {
  return {
    form: `routes/admin.work.$id ${intent}`,
    async post(world) {
      const id = world.ids[of];
      const version = String((await rowOf(engagements, id))?.version ?? 0);
      const given = typeof fields === 'function' ? await fields(world) : fields;
      const posted = { intent, version, seen: new Date().toISOString(), ...given };
      return { path: `/admin/work/${id}`, fields: posted };
    },
  };
}

export const setTo = (of: Work, to: EngagementState, fields: Fields = {}): DeskAct =>
  withOpen(of, 'state', { to, ...fields });

/** Confirms the open points as seen. */
export function withOpen(of: Work, intent: string, fields: Fields = {}): DeskAct {
  const act = onWork(of, intent, fields);
  return {
    ...act,
    async post(world) {
      const { path, fields: posted } = await act.post(world);
      const engagement = await findEngagement(SITE, world.ids[of]);
      const open = engagement && (await findStillOpenOf([engagement])).get(engagement.id);
      const form = posted instanceof FormData ? posted : formOf(posted);
      for (const line of open ?? []) form.append('open', line);
      return { path, fields: form };
    },
  };
}

export function onItem(at: number, intent: string, fields: Fields = {}): DeskAct {
  return onWork('itr12', intent, async ({ ids }) => {
    const item = (await itemsIn(ids.itr12))[at];
    const version = String(item?.version ?? 0);
    return { item: item?.id ?? '', version, ticked: `${item?.id}.${version}`, ...fields };
  });
}

/** On the first letter from SARS in that work. */
export function onLetter(intent: string, fields: Fields = {}): DeskAct {
  return onWork('itr12', intent, async ({ ids }) => {
    const [letter] = (await rowOf(engagements, ids.itr12))?.sarsLetters ?? [];
    return { item: letter?.id ?? '', ...fields };
  });
}

/** On the first step inside the firm in that work. */
export function onStep(intent: string, fields: Fields = {}): DeskAct {
  return onWork('itr12', intent, async ({ ids }) => {
    const [step] = (await rowOf(engagements, ids.itr12))?.insideSteps ?? [];
    return { item: step?.id ?? '', ...fields };
  });
}

export function onMany(
  form: 'work' | 'taxpayers' | 'messages',
  many: readonly Name[],
  intent: string,
  filled: readonly Fields[] = [],
): DeskAct {
  const table = { work: engagements, taxpayers, messages: enquiries }[form];
  return {
    form: `routes/admin.${form}._index ${intent.replace(/:.*/, '')}`,
    many,
    filled,
    async post({ ids }, only = many) {
      const ticks = only.map(async (name) => `${ids[name]}.${(await rowOf(table, ids[name]))?.version}`);
      const ticked = (await Promise.all(ticks)).join(',');
      return { path: `/admin/${form}?index`, fields: { intent: intent.replace('ANN', ids.ann), ticked } };
    },
  };
}

export const onWorks = (intent: string) => onMany('work', ['itr12', 'itr14', 'planned'], intent);

export const HAND_OVER: DeskAct = {
  form: 'routes/admin.work.people_.$id hand-over',
  async post({ ids }) {
    return { path: `/admin/work/people/${ids.bob}`, fields: { intent: 'hand-over', to: ids.ann } };
  },
};

export function onClient(
  of: 'person' | 'company' | 'former',
  intent: string,
  fields: Fields | ((world: World) => Promise<Fields>) = {},
): DeskAct {
  return {
    form: `routes/admin.taxpayers.$id._index ${intent}`,
    async post(world) {
      const id = world.ids[of];
      const version = String((await rowOf(taxpayers, id))?.version ?? 0);
      const given = typeof fields === 'function' ? await fields(world) : fields;
      return { path: `/admin/taxpayers/${id}?index`, fields: { intent, version, ...given } };
    },
  };
}

export function dataOf(of: 'person' | 'company', change: (world: World) => Fields): DeskAct {
  return onClient(of, 'data', async (world) => {
    const stored = await findTaxpayer(SITE, world.ids[of]);
    return { ...(stored && clientForm([]).stored(stored)), seenAlike: world.ids.company, ...change(world) };
  });
}

export function onRecurring(intent: string, fields: Fields): DeskAct {
  return onClient('company', intent, async ({ ids }) => {
    const version = String((await rowOf(recurringWork, ids.recurring))?.version ?? 0);
    return { item: ids.recurring, version, ...fields };
  });
}

export function onEnquiry(intent: string, fields: Fields = {}): DeskAct {
  return {
    form: `routes/admin.messages.$id ${intent.replace(/:.*/, '')}`,
    async post({ ids }) {
      const version = String((await rowOf(enquiries, ids.enquiry))?.version ?? 0);
      const chosen = intent.replace('BOB', ids.bob).replace('PERSON', ids.person);
      return {
        path: `/admin/messages/${ids.enquiry}`,
        fields: { intent: chosen, version, stay: 'yes', ...fields },
      };
    },
  };
}

export function onBooking(intent: string, fields: (world: World) => Fields = () => ({})): DeskAct {
  return {
    form: `routes/admin.bookings.$id ${intent}`,
    async post(world) {
      const row = await rowOf(bookings, world.ids.booking);
      const seen = { sequence: String(row?.sequence ?? 0), version: String(row?.version ?? 0) };
      return { path: `/admin/bookings/${world.ids.booking}`, fields: { intent, ...seen, ...fields(world) } };
    },
  };
}

export const DELIVER: DeskAct = {
  form: 'routes/admin.work.$id_.deliver ',
  async post({ ids }) {
    const fields = formOfFiles([{ name: 'assessment.pdf', bytes: PDF_PAGE }]);
    return { path: `/admin/work/${ids.itr12}/deliver`, fields };
  },
};

export function onDelivered(intent: 'remove' | 'restore'): DeskAct {
  return {
    form: `routes/admin.documents.$id ${intent}`,
    async post({ ids }) {
      const table = intent === 'remove' ? documents : removedDocuments;
      const rows = await db().select().from(table).where(eq(table.engagementId, ids.itr12));
      const found = rows.find(({ name }) => name === 'assessment.pdf');
      return { path: `/admin/documents/${found?.id ?? randomUUID()}`, fields: { intent } };
    },
  };
}

export const ASK_APPROVAL: DeskAct = {
  form: 'routes/admin.work.$id_.deliver ',
  async post({ ids }) {
    const rows = await db().select().from(documents).where(eq(documents.engagementId, ids.itr12));
    const document = rows.find(({ name }) => name === 'assessment.pdf')?.id ?? '';
    const fields = { purpose: 'approve', what: 'The assessment', why: '', document };
    return { path: `/admin/work/${ids.itr12}/deliver`, fields };
  },
};

export const MOVE_PAPER: DeskAct = {
  form: 'routes/admin.work.$id_.papers_.$paper item',
  async post({ ids }) {
    const papers = await db().select().from(documents).where(eq(documents.engagementId, ids.itr12));
    const paper = papers.find(({ direction }) => direction === 'from_client');
    const item = (await itemsIn(ids.itr12))[3]?.id ?? '';
    return { path: `/admin/work/${ids.itr12}/papers/${paper?.id}`, fields: { intent: `item:${item}` } };
  },
};

export function onProposals(intent: 'send' | 'withdraw'): DeskAct {
  return {
    form: `routes/admin.taxpayers.$id_.propose ${intent}`,
    async post({ ids }) {
      const of = eq(proposals.taxpayerId, ids.company);
      const [last] = await db().select().from(proposals).where(of).orderBy(desc(proposals.sentAt)).limit(1);
      const offer = { type: 'itr14', 'period-itr14': '2027', 'price-itr14': '900', signatory: 'Kgosi Dube' };
      const fields = { intent, key: randomUUID(), proposal: last?.id ?? '', ...offer };
      return { path: `/admin/taxpayers/${ids.company}/propose`, fields };
    },
  };
}

export async function correctionIn({ ids }: World): Promise<Fields> {
  const { id, action } = auditEntries;
  const rows = await db()
    .select({ id, of: auditEntries.entityId })
    .from(auditEntries)
    .where(eq(action, 'taxpayer.correct'));
  return { correction: String(rows.find(({ of }) => of === ids.person)?.id ?? 0) };
}

export const guest = ({ addresses }: World) => addresses.find((one) => one.startsWith('guest')) ?? '';
