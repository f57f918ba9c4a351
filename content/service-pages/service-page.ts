/**
 * One service page, in the order in which it is read. In any text `{{payroll.sdlExemption 2027}}` names a figure that
 * `fillFigures` of `app/blog` knows, and `[words](/path)` is a link.
 */
export type ServicePage = {
  path: `/${string}`;
  /** Of the tab and of search results; the firm's name is added. */
  title: string;
  description: string;
  hero: Hero;
  get: Part;
  cost: Part & {
    /** Ids of `content/plans.ts`, in the order shown. */
    plans: string[];
  };
  how: Part;
  needs: Part;
  /** `next`: whose next dates from the table of deadlines stand beside, and under which title. */
  dates: Part & { next?: { whose: Watched; title: string } };
  questions: { title: string; answers: Answer[] };
  closing: { title: string; text: string };
};

export type Hero = {
  eyebrow: string;
  heading: string;
  lede: string;
  /** What the service consists of, in a few words each. */
  points: string[];
  button: { label: string; to: string };
  /** Where the drawing stands: at the left or the right of the words, or across the page below them. */
  drawing: 'before' | 'beside' | 'below';
};

/**
 * One of the page's sections. Its blocks stand under each other; where there is room, `beside` stands at their right, or
 * (`split`) its heading at their left.
 */
export type Part = { title: string; lede?: string; blocks: Block[]; beside?: Block; split?: boolean };

/** Companies here have a financial year that ends with February. */
export type Watched = 'employer' | 'company' | 'company with VAT' | 'individual' | 'trust';

/** A calculator, and what it works out. */
export type Tool = { title: string; text: string; to: string };

/** The other tab of the page for individuals: what has happened, what it costs people, what they can do. */
export type TaxAlert = {
  path: `/${string}`;
  title: string;
  description: string;
  /** `alt`: what is to be seen in the drawing. */
  hero: Pick<Hero, 'eyebrow' | 'heading' | 'lede' | 'button'> & { alt: string };
  parts: (Part & { id: string })[];
  closing: { title: string; text: string };
};

export type Answer = { question: string; answer: string };

export type Block =
  | { kind: 'paragraphs'; text: string[] }
  /** Ruled lines of a name and what there is to say of it. */
  | { kind: 'entries'; entries: Entry[] }
  /** The same as columns, for shorter texts. */
  | { kind: 'columns'; entries: Entry[] }
  /** Entries under headings that stand at their left. */
  | { kind: 'groups'; groups: { title: string; entries: Entry[] }[] }
  /** Numbered; `when` stands above the title. */
  | { kind: 'steps'; steps: (Entry & { when?: string })[] }
  /** Lists to tick off, side by side. */
  | { kind: 'ticks'; lists: { title?: string; items: string[] }[] }
  /** The time limits of a deceased estate, as `app/firm` knows them. */
  | { kind: 'estate steps' }
  | Table
  | Worked;

export type Entry = { title: string; text: string };

/** The first cell of a row names it. `amounts`: numbers of the columns that hold amounts, from 0. `sheet`: on a page of the ledger. */
export type Table = {
  kind: 'table';
  caption: string;
  head: string[];
  rows: string[][];
  amounts?: number[];
  sheet?: boolean;
  note?: string;
};

/** An example that is worked out on a page of the ledger. */
export type Worked = {
  kind: 'worked';
  title: string;
  text?: string;
  lines: { label: string; amount: string; total?: boolean }[];
  note?: string;
};
