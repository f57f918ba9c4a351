import { firm as ofFile } from '#content/firm.ts';
import { practice as practiceOfFile } from '#content/practice.ts';
import { heldItems, holdContent } from './held.ts';

export const FIRM = 'firm';
export const PRACTICE = 'practice';

type Fixed = Omit<
  typeof ofFile,
  | 'name'
  | 'tagline'
  | 'legalName'
  | 'legalForm'
  | 'registrationNumber'
  | 'vatNumber'
  | 'practitioner'
  | 'directors'
  | 'headed'
  | 'informationOfficer'
  | 'phone'
  | 'email'
  | 'chatNumber'
  | 'social'
  | 'commitments'
  | 'city'
  | 'address'
  | 'supportHours'
  | 'promises'
  | 'clients'
  | 'experience'
  | 'bodies'
  | 'trainsWith'
>;

export type Heads = 'member' | 'partner' | 'owner' | 'trustee';

export type Body = keyof typeof ofFile.bodySites;
type TrainingBody = (typeof ofFile.trainsWith)[number];

/** By ISO weekday (1 = Monday); a day that is absent is closed. */
export type OpenDays = Readonly<Partial<Record<number, { opens: string; closes: string }>>>;

export type Firm = Fixed & {
  /** The site was taken over: it may differ from what its specification fixes. */
  isOtherFirm?: boolean;
  /** Planned work begins only once a colleague has approved it. */
  opensApproved?: boolean;
  /** In cents: colleagues see assessments that differ from the filed figure by this much. */
  noticedDifference?: number;
  name: string;
  tagline: string;
  legalName: string;
  legalForm: string;
  /** Null: it is not a company. */
  registrationNumber: string | null;
  /** Null: it is not registered for VAT, and no page mentions VAT numbers. */
  vatNumber: string | null;
  practitioner: { name: string; number: string };
  directors: readonly string[];
  /** What the people who head the firm are called; null: directors. */
  headed: Heads | null;
  informationOfficer: { name: string; role: string; email: string };
  phone: string;
  email: string;
  /** Null: it has no WhatsApp. */
  chatNumber: string | null;
  social: readonly { name: string; url: string }[];
  commitments: Record<keyof typeof ofFile.commitments, number>;
  city: string;
  address: Record<keyof typeof ofFile.address, string>;
  supportHours: { timeZone: string; days: OpenDays };
  promises: readonly string[];
  clients: string | null;
  experience: string | null;
  bodies: readonly Body[];
  trainsWith: readonly TrainingBody[];
};

export type Practice = {
  software: Record<keyof typeof practiceOfFile.software, string>;
  catchUp: Record<keyof typeof practiceOfFile.catchUp, number>;
};

export function firmNow(): Firm {
  return heldItems<Firm>(FIRM, [ofFile])[0] ?? ofFile;
}

export function practiceNow(): Practice {
  return heldItems<Practice>(PRACTICE, [practiceOfFile])[0] ?? practiceOfFile;
}

/** Null: the facts are those of the file. */
export function changedFirm(): Firm | null {
  return changedFacts() === undefined ? null : firmNow();
}

/** For a browser, which only has the facts of the file: what differs now, as JSON. */
export function changedFacts(): string | undefined {
  const now = Object.entries(firmNow());
  const changed = now.filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(ofFile, name)),
  );
  return changed.length > 0 ? JSON.stringify(Object.fromEntries(changed)) : undefined;
}

/** In a browser, before it draws a page that the server wrote: takes what `changedFacts` said there. */
export function holdFacts(changed: string | undefined): void {
  if (changed === undefined) return;
  const facts = JSON.parse(changed) as Partial<Firm>;
  holdContent(new Map([[FIRM, [{ ...ofFile, ...facts }]]]));
}

/** As published now: read it while a page, a mail or a file is made, not when a module is loaded. */
export const firm = live<Firm>(firmNow, ofFile);

export const practice = live<Practice>(practiceNow, practiceOfFile);

function live<Facts extends object>(now: () => Facts, file: Facts): Facts {
  return new Proxy(file, { get: (_, name) => Reflect.get(now(), name) });
}
