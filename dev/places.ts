/** One sentence each on a folder of `app/` and its modules. */
export type Place = { about: string; modules?: Readonly<Record<string, string>> };

const core = (what: string) => `${what}: the rules, the rows and the mails, for every side.`;

/** Lowest first: a place imports from itself and those before it, a side from `core`, never the reverse. */
export const PLACES = {
  platform: {
    about: 'What any site needs, and nothing that knows a tax or a client.',
    modules: {
      audit: 'Who changed what, and when.',
      calendar: 'Calendar files (iCalendar).',
      content: 'What the firm has written over the files of `content/`, as pages read it.',
      core: 'Time, text, addresses of mail, errors and figures of the process.',
      csv: 'Spreadsheets read and written.',
      db: 'Postgres: the connection, the schema, failures, pages by key.',
      docx: 'Letters as Word files.',
      drafts: 'What somebody typed, kept until it is sent.',
      env: 'The settings of the process, checked once at the start.',
      filters: 'Filters of lists: their fields, declared once for address, form and rows.',
      forms: 'Posted forms: their commands, phone numbers, hidden fields, the trap.',
      http: 'Requests and answers: forms, origins, caches, toasts, rendering.',
      images: 'Photos and drawings, read in a process of their own.',
      jobs: 'The queue and what runs by itself.',
      mail: 'Mail written, sent, received and parsed.',
      markdown: 'Markdown to safe HTML, at build time.',
      processes: 'A process with a limit of time and memory.',
      scan: 'The virus scanner.',
      storage: 'Files, on disk or in S3.',
      'stored-data': 'What is kept about a person: for export and deletion.',
      ui: 'Parts of pages that draw what they are given.',
    },
  },
  tax: { about: 'The arithmetic, the tables of every year and their sources; no input and no output.' },
  firm: {
    about: 'What the firm is and promises: services, prices, hours, people, days.',
    modules: {
      clocks: 'How long a letter from SARS gives: counted, explained, and left open where it is unsure.',
      contact: 'How one reaches the firm: addresses, topics and the fields of a form.',
      core: 'Services, plans, hours, business days and the rules of due days.',
      deadlines: 'The pages of due days and of an estate.',
      'linked-data': 'What search engines read of a page.',
      people: 'The people of the firm, with their portraits.',
      sources: 'How sure a figure is, and where it is published.',
    },
  },
  accounts: {
    about: 'Who somebody is, and what they may do.',
    modules: {
      access: 'What a page of the desk asks before it opens, and what it declares.',
      bulk: 'What somebody does to many records at once: asked, run, shown, taken back.',
      core: core('Accounts, sessions, second steps and roles'),
      invitations: 'Invitations of colleagues.',
      leaving: 'What somebody holds, and who gets it when their role ends.',
      recovery: 'New access for who has lost phone or address: asked, proved, approved, stopped.',
    },
  },
  tools: {
    about: 'Calculators, and what shows or keeps their results.',
    modules: {
      api: 'The calculators for other programs.',
      calculators: 'Every calculator: its fields, its result, its working.',
      estate: 'Letters after a death, and the steps that a family keeps by a link.',
      papers: 'What SARS and employers print, read in the browser: notices of assessment and IRP5s.',
      rates: 'The tables as pages.',
      freelancer: 'What a freelancer puts away for tax, month by month.',
      kept: 'What visitors keep by a private link, without an account.',
      'refund-check': 'What can be claimed for the last tax year, one question each.',
      saved: 'Calculations that were saved or sent along.',
    },
  },
  lists: {
    about: 'The public lists: clients shown, bodies, accreditations, partners.',
    modules: { core: core('The lists'), desk: 'How colleagues keep the lists.' },
  },
  site: {
    about: 'The public site around every page.',
    modules: {
      blog: 'Articles.',
      brand: 'Colours and marks, from one file.',
      legal: 'Terms, privacy and the other legal texts.',
      offline: 'What is shown without a connection.',
      roads: 'The questions that people come with, each with its answer and its tools.',
      search: 'One box over everything that the site shows.',
      'service-pages': 'The pages of the services.',
      'share-card': 'The picture of a shared link.',
      shell: 'Header, footer, consent and messages of a page.',
      switching: 'How a company changes its accountant: the days, the letter, a sample report.',
      sitemap: 'Everything that the site shows, for search engines and for its own search.',
    },
  },
  bookings: {
    about: 'Talks with somebody of the firm.',
    modules: {
      core: core('Bookings'),
      desk: 'The diary of the colleagues.',
      public: 'How a visitor or client books and changes a talk.',
    },
  },
  work: {
    about: 'Work for clients, from the proposal to the last paper.',
    modules: {
      client: 'Where clients see their work and answer.',
      core: core('Engagements, taxpayers, checklists and reminders'),
      desk: 'Where colleagues do the work.',
      documents: 'Papers: received, scanned, joined, delivered, deleted.',
      signatures: 'What clients sign: what the law lets be signed so, the seal, and how a file is checked.',
      letters: 'Letters of engagement.',
      proposals: 'What is offered and accepted.',
      year: 'A client’s year on one page of paper.',
    },
  },
  enquiries: {
    about: 'What somebody writes to the firm, and the answers.',
    modules: {
      client: 'A member reads and answers their own enquiries.',
      core: core('Enquiries'),
      desk: 'The inbox, and the page of one enquiry.',
      public: 'The contact form.',
      received: 'Mail that came in: which enquiry or work it belongs to.',
    },
  },
  content: {
    about: 'The firm edits its own site: what was written over the files of `content/`.',
    modules: {
      core: core('Kinds of content, their stored versions, what is published and when'),
      desk: 'The pages on which colleagues write it.',
    },
  },
  desk: {
    about: 'The pages of the desk that belong to no one subject.',
    modules: {
      api: 'The firm’s own programs: their tokens, what they read, what they hand in.',
      audit: 'The page of all changes.',
      day: 'What one colleague has to do on a day.',
      frame: 'The menu around every page, and what waits.',
      mail: 'Mail that could not be sent.',
      search: 'One search over everything.',
      taxpayer: 'A client at a glance, and its timeline.',
      users: 'Accounts and roles.',
    },
  },
  registry: { about: 'Lists of what the places declare: jobs, mails, notices, searches, stored data.' },
  routes: { about: 'One file an address: it loads, it acts, it draws.' },
} satisfies Record<string, Place>;

/**
 * Outside `app/`: the firm's configuration, as code. It only imports declarations (`define…` functions and types) from
 * these modules; any place may read its values.
 */
export const CONTENT = {
  about: 'The firm in code: facts, words, prices, kinds of work, checklists, articles.',
  imports: ['firm/core', 'platform/content', 'platform/db', 'work/core'],
};
