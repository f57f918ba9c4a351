import { firm, practice } from '#app/platform/content/firm.ts';
import { tools } from './tools.ts';

/** For a company that comes from another accountant: days, letter and costs. */
const TALK_TO_LETTER = 2;

export const switching = {
  title: tools.switching.name,
  alsoCalled: [
    'switch accountants',
    'switching accountants',
    'change accountant',
    'fire my bookkeeper',
    'change my accountant',
    'new accountant',
    'move from my accountant',
    'leave my accountant',
    'my accountant is not answering',
  ],
  get description() {
    return `Change your accountant in ${firm.commitments.switchBusinessDays} working days: the dates from today, the letter to the old firm, who you meet, the price, and a sample report.`;
  },
  /** The service that provides the people and plans. */
  service: 'accounting',
  get heading() {
    return `Change accountants in ${firm.commitments.switchBusinessDays} working days`;
  },
  lede: 'You write one letter. We fetch the rest, set up your books, and tell you what is missing.',
  toLetter: 'Write the letter',
  toReport: 'Read a sample report',
  days: {
    /** `when`: `today`, or `on` a day. */
    title: (when: string) => `If we talk ${when}`,
    titleUntil: (when: string, last: string) => `If we talk ${when}, and the old firm works until ${last}`,
    /** Why it takes longer than promised: `count` of the days follow the old firm's last one. */
    later: (last: string, count: number) =>
      `Your books need the old firm’s papers: they open ${count} working days after ${last}, the last day of its work.`,
    closed: (from: string, until: string) =>
      `We are closed from ${from} to ${until}: those days do not count.`,
    note: 'Public holidays do not count. What your old accountant takes longer for moves the days after it. The days of SARS do not move, so tell us what is due next.',
    /** Business days from the day on which the papers are due until the books are open. */
    papersToBooks: 3,
    /** Business days from the first talk until the letter is sent. */
    talkToLetter: TALK_TO_LETTER,
    /**
     * `after` in business days from the first talk; the last step has the promise of the whole. `task`: what a
     * colleague does by then, once a plan with books is accepted. `waitsFor`: not before the old firm's last day has
     * passed and its papers are due, or the books can be set up from them.
     */
    steps: [
      {
        after: 0,
        title: 'We talk for half an hour',
        text: 'What you sell, how you are paid, how far behind the books are, and what is due next.',
        task: 'Talk with the client: what is sold, how it is paid, how far behind the books are, what is due next',
      },
      {
        after: 1,
        title: 'You have the price in writing',
        text: 'One price a month, and one for catching up if the books are behind. You accept it online or leave it.',
      },
      {
        after: TALK_TO_LETTER,
        title: 'You send the letter',
        text: 'To your present accountant. It is drafted below, with the list of what we need.',
        task: 'Has the client sent the letter to the old firm, if there is one? It is drafted at /switching',
      },
      {
        after: 3,
        title: 'We set up the ledger',
        text: 'Accounts that suit your business, and a read-only feed that you allow at your bank.',
        task: 'Set up the ledger, and the feed of the bank',
      },
      {
        after: 7,
        waitsFor: 'papers' as const,
        title: 'We ask for what has not come',
        text: 'We write to your old accountant, accountant to accountant, and you get a copy. If nothing comes, we begin with your bank statements and what SARS and the CIPC hold.',
        task: 'Write to the old firm about what has not come, with a copy to the client',
      },
      {
        get after() {
          return firm.commitments.switchBusinessDays;
        },
        waitsFor: 'books' as const,
        title: 'Your books are open',
        text: 'With the opening balances of your last signed statements, and one list of what we could not explain.',
        task: 'Books open: opening balances, and one list of what we could not explain',
      },
    ],
    report: {
      title: 'Your first report',
      task: (month: string) => `Send the first report, for ${month}`,
      /** `opened`: a day, as in a sentence. */
      text: (month: string, opened: string) =>
        `For ${month}. Your books open on ${opened}, so it is the first month that ends with us. We enter its first days from your bank and the old firm’s ledger.`,
    },
  },
  letter: {
    title: 'The letter to your present accountant',
    lede: 'Four entries, and you can print it. We write it and store nothing.',
    fields: {
      business: { label: 'Your business', hint: 'As registered, with (Pty) Ltd if it is a company.' },
      signer: { label: 'Your name', hint: 'Who signs: a director, a member or the owner.' },
      accountant: { label: 'Your present accountant', hint: 'The name of the firm.' },
      last: {
        label: 'The last day of their work',
        hint: 'Often the end of a month. The days at the top follow it.',
      },
    },
    missing: {
      business: 'Enter the name of your business.',
      signer: 'Enter the name of who signs.',
      accountant: 'Enter the name of your present accountant.',
      last: 'Choose the last day of their work.',
    },
    noDate: 'This is no date. Write it as 2027-02-28.',
    farDate: 'This day is more than two years away. Please look at the year.',
    oldDate: 'This day is more than two years ago. Please look at the year.',
    button: 'Write the letter',
    word: 'Download for Word',
    print: 'Print',
    copy: 'Copy the text',
    again: (day: string) =>
      `It has the date on which you send it by the days above, ${day}. Do you send it on another day? Change the date in Word. We keep nothing of it.`,
    subject: (business: string) => `The books of ${business}`,
    greeting: 'Good day',
    /** `hasEnded`: before the day of the letter. */
    opening: ({ business, last, hasEnded }: { business: string; last: string; hasEnded: boolean }) =>
      hasEnded
        ? `${business} is moving its accounting to ${firm.name}. Your work for us ended on ${last}: if an account for it is still open, please send it.`
        : `${business} is moving its accounting to ${firm.name}. Please do our work up to and including ${last}, and send us your account for it.`,
    /** Business days from the letter until the papers are due. */
    papersAfter: 5,
    ask: (day: string) => `Please send these to ${firm.name}, ${firm.email}, by ${day}:`,
    papers: [
      'The last signed financial statements, and the trial balance behind them',
      'The general ledger since then, or a copy of the accounting file with access to it',
      'The list of what the business owns: bought when, for how much, written down to what',
      'Who owes us and whom we owe on that day, invoice by invoice',
      'The returns filed since the last statements (income tax, provisional tax, VAT, EMP201 and EMP501), with what SARS sent back',
      'Payroll records of this tax year, if you run our payroll',
      'What you know to be open with SARS, the CIPC or the Department of Labour, and what is due in the next two months',
    ],
    /** `due`: the returns between the last day and the day of the open books, if any. */
    filing: ({ due, opened, hasEnded }: { due: string; opened: string; hasEnded: boolean }) =>
      due
        ? `Our books are open with ${firm.name} by ${opened}. Before that these are due: ${due}. ${hasEnded ? 'If you no longer file those for which we are registered, please tell us so at once.' : 'Please still file those for which we are registered.'} ${firm.name} files what is due later.`
        : `Our books are open with ${firm.name} by ${opened}. Please file the VAT201 and EMP201 that are due up to your last day. ${firm.name} files those due later.`,
    get consent() {
      return `You may give these papers to ${firm.name} and answer their questions. ${firm.name} will tell SARS separately who represents us from then on.`;
    },
    closing:
      'If anything is owed to you or still unfinished, please write to me now. Thank you for your work.',
    signature: 'Signature',
  },
  who: {
    title: 'Who you meet first',
    text: 'You meet before you decide. One person looks after your books and answers your questions: once you have accepted, you read their name.',
    task: 'Decide who looks after the client, and enter it: the client reads the name',
    /** For a client who has accepted. `by`: the latest day for a colleague to take it. */
    taken: (colleague: string) => `${colleague} looks after your work and answers your questions.`,
    open: (by: string) => `A colleague takes your work by ${by}: from then on you read their name here.`,
    books: (day: string) => `Your books are open with us by ${day}.`,
    next: 'Next free:',
    all: 'All free times',
  },
  cost: {
    title: 'What it costs',
    get text() {
      return `Changing costs nothing. The monthly price depends on your turnover, your staff and VAT. You pay your subscription to the accounting software, ${practice.software.books}, to its maker: its price is on the maker’s site, and in none of these amounts.`;
    },
    get late() {
      const { mostTimesThePlan: times } = practice.catchUp;
      const most = times === 1 ? 'what its plan costs a month' : `${times} times what its plan costs a month`;
      return `A late month of books adds ${most} at most, once.`;
    },
    behind: 'Are the books behind? What catching up costs',
    behindTo: '/questions/what-catching-up-costs',
    software: 'Which software we use, and how your books come over',
    softwareTo: '/questions/which-software',
    finder: 'Answer four questions, and get your price',
  },
  report: {
    title: 'What you get every month',
    get text() {
      return `By the ${firm.commitments.reportDay}th: profit, cash, who owes you, and half a page in plain words. Leaf through one.`;
    },
    link: 'The sample report',
  },
};
