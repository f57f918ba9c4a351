/** In any text `{{payroll.sdlExemption 2027}}` is a figure of `fillFigures`, and `[words](/path)` a link. */
export type ServicePage = {
  path: `/${string}`;
  /** For the tab and search results; the firm's name is added. */
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
  /** `next` shows the next dates of somebody, under a title. */
  dates: Part & { next?: { whose: Watched; title: string } };
  questions: { title: string; answers: Answer[] };
  closing: { title: string; text: string };
};

export type Hero = {
  eyebrow: string;
  heading: string;
  lede: string;
  points: string[];
  button: { label: string; to: string };
  drawing: 'before' | 'beside' | 'below';
};

/** `beside` is at the right of the blocks where there is room; `split` puts the heading at their left. */
export type Part = { title: string; lede?: string; blocks: Block[]; beside?: Block; split?: boolean };

/** Companies here have a financial year that ends with February. */
export type Watched = 'employer' | 'company' | 'company with VAT' | 'individual' | 'trust';

export type Tool = { title: string; text: string; to: string };

export type TaxAlert = {
  path: `/${string}`;
  title: string;
  description: string;
  hero: Pick<Hero, 'eyebrow' | 'heading' | 'lede' | 'button'> & { alt: string };
  parts: (Part & { id: string })[];
  closing: { title: string; text: string };
};

export type Answer = { question: string; answer: string };

export type Block =
  | { kind: 'paragraphs'; text: string[] }
  | { kind: 'entries'; entries: Entry[] }
  | { kind: 'columns'; entries: Entry[] }
  | { kind: 'groups'; groups: { title: string; entries: Entry[] }[] }
  /** Numbered; `when` is above the title. */
  | { kind: 'steps'; steps: (Entry & { when?: string })[] }
  | { kind: 'ticks'; lists: { title?: string; items: string[] }[] }
  | { kind: 'estate steps' }
  | Table
  | Worked;

export type Entry = { title: string; text: string };

/** The first cell names its row. `amounts`: columns with amounts, from 0. `sheet`: on a ledger page. */
export type Table = {
  kind: 'table';
  caption: string;
  head: string[];
  rows: string[][];
  amounts?: number[];
  sheet?: boolean;
  note?: string;
};

export type Worked = {
  kind: 'worked';
  title: string;
  text?: string;
  lines: { label: string; amount: string; total?: boolean }[];
  note?: string;
};
