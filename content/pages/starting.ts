import { firm } from '#app/platform/content/firm.ts';

const WHO = 'You say who it is for. Nothing else is needed to see the proposal.';

/** `/start/{plan}` before signing in, and what the sign-up says about the plan. */
export const starting = {
  steps: {
    title: 'What happens',
    who: WHO,
    /** For a registered VAT vendor. */
    whoVendor:
      'You say who it is for, and its VAT category: you find it on the VAT103, the notice of registration from SARS. If you do not know it, we look it up. Nothing else is needed to see the proposal.',
    list: [
      'You open an account, so that nobody else can read your papers.',
      WHO,
      'You read the letter of engagement, with the price and what it covers. Accept it, or leave it: until then nothing is agreed and nothing costs anything.',
      'We say which papers we need, and you send them from your phone or computer.',
    ],
  },
  signUp: 'Create an account',
  confirm:
    'Before it goes on you confirm your e-mail address: we mail you a link, and it brings you back to this plan.',
  signIn: 'I have an account',
  talk: 'Rather talk to us first?',
  write: 'Write to us about this plan',
  included: 'What is included',
  paidOnTop: 'Paid to others:',
  dates: 'Due first',
  registeredDates: 'These are the days of a business that is registered already:',
  /** `day`: when the books are open. */
  oldFirm: (day: string) =>
    `Your books are open with us by ${day}, within ${firm.commitments.switchBusinessDays} working days: the periods that are proposed are due after that. One that began earlier is ours too, unless your old firm still does it: then choose the next one.`,
  /** What the plan's price does not cover; `price`: the maximum for a late month. */
  quote: {
    toCome: 'Due before your books are open',
    toComeText: 'Your old firm does these, or you do. Shall we? Tick them.',
    behind: 'Is something from before not done yet?',
    behindText:
      'Tick what is behind. Yearly statements and returns are made from the books of their year: your old firm’s, or ours once they are caught up.',
    sinceWhen: 'Books behind? The first month that is not done',
    notKnown: 'I do not know',
    orBefore: (month: string) => `${month} or before`,
    since: (month: string, last: string) => `from ${month} to ${last}`,
    /** `day`: by which the client has the price. */
    price: (price: string, day: string) =>
      `It is not in the price of the plan: we send you a quote of its own for what you tick, by ${day}. A late month of books costs at most ${price}, once, and its returns are in the same quote.`,
    /** For a colleague. */
    step: (what: string) => `Send a quote of its own: ${what}`,
    line: (what: string, day: string) => `A quote of its own was asked for, by ${day}: ${what}`,
    takenBack: (what: string) => `The quote is not wanted any more: ${what}`,
    wantedAgain: (what: string) => `The quote is wanted after all: ${what}`,
    takeBack: 'I do not want it any more',
    dropped: 'Quotes that you do not want any more',
    wasDropped: 'You do not want it any more: we send no quote for it',
    askAgain: 'Ask for it again',
    promised: (day: string) => `We send you a quote by ${day}`,
    kept: 'What you ticked is not part of the plan. It stands below, and on the first page of your account, where you can take it back.',
    title: 'You asked us for a quote',
    by: (day: string) => `by ${day}`,
    notYet:
      'It is not in our hands before you accept that quote: what is due sooner, file as before, or call us.',
    tooSoon: ', which may be too soon for our quote: call us today, or file it as before',
  },
  vatCategory: {
    choose: 'Choose the category: it is on your VAT103. If you do not know it, say so.',
    unknown: 'I do not know it: look it up for me',
    unknownVendor: 'Registered for VAT, and I do not know the category',
    tick: 'We are registered for VAT and do not know our category: look it up for us',
    /** On the page of the proposal. */
    title: 'We look up your VAT category',
    text: 'The letters leave your VAT returns out, because nobody should guess their months. Once the letters are accepted, we look the category up at SARS and send you the letter for the VAT returns. The price of the plan stays the same. Is a VAT return due before that? Then file it as before, or call us.',
    offered:
      'Once the letters are accepted, we look it up at SARS and send you a letter for the VAT returns, with the right months. The price of the plan stays the same.',
    /** As the taxpayer’s VAT until the category is entered. */
    lookedUp: 'Registered, category not known yet',
    /** In the mail with the receipt. */
    promised: (day: string) =>
      `We look up your VAT category by ${day}, and send you the letter for the VAT returns.`,
    /** In place of the VAT days. */
    noDaysYet: (day: string) =>
      `Your VAT days are not in this list yet: we look up your VAT category by ${day}.`,
    noDaysUnknown:
      'Your VAT days are not in this list yet: your VAT category is not known. It is on your VAT103.',
    noDaysBefore:
      'Your VAT days are not in this list yet: we look up your VAT category once you have accepted our letters.',
    /** For a colleague. */
    step: 'Look up the VAT category at SARS, enter it, and propose the VAT returns of the plan, in its price',
    line: 'The VAT category is not known: we look it up at SARS',
  },
  /** The plan is already proposed, and waits for an answer. */
  open: {
    title: (taxpayer: string) => `The proposal for ${taxpayer} is open`,
    text: 'Nothing is agreed yet. Read it, then accept or decline it. Something in it is wrong? There you start again with other answers.',
    read: 'Read the proposal',
  },
  /** The answers now differ from the firm's data. */
  otherwise: {
    title: 'You told us something else than what we have',
    line: ({ label, have, theirs }: { label: string; have: string; theirs: string }) =>
      `${label}: we have “${have}”, you told us “${theirs}”.`,
    text: 'We look at it, and write to you. Until then the proposal goes by what we have. Not right?',
    see: 'See it, or take it back',
  },
  /** On an open proposal, about a fact that decides its content. */
  wrong: {
    title: ({ label }: { label: string }) => `You told us that “${label}” is wrong, and we look at it`,
    text: ({ have, theirs }: { have: string; theirs: string }) =>
      `The letters go by “${have}”, you told us “${theirs}”. Wait for our answer, or start again with the right answers.`,
  },
  again: {
    button: 'Start again with other answers',
    text: 'Is an answer that you gave wrong? The form opens with your answers: once you change one and go on, this proposal is declined, and you get a new one. What you asked a quote for stays ticked there.',
    filled: 'Your answers are filled in. Change what is wrong.',
  },
  /** On the page of the proposal before. */
  replaced: {
    title: 'You started again',
    text: 'You started again with other answers. This proposal has ended, and nothing of it begins.',
    way: { to: '/account', label: 'Go to your account' },
  },
  /** On the first page of the account. */
  unfinished: {
    title: 'Your new start is not finished',
    text: 'Nothing is proposed yet: go on, and you get the new proposal',
  },
  /** Where a plan is for companies alone. */
  onlyCompany: {
    text: 'This plan is for a company. Do you trade in your own name?',
    link: 'Find your price',
    to: '/pricing#finder',
  },
  /** On a proposal with monthly books. */
  firstMonth: (month: string) => `The first month that you pay for is ${month}.`,
  behind: {
    text: 'Books or returns behind? Starting from today does not catch them up: late months have a price of their own, once.',
    link: 'What catching up costs',
    to: '/questions/what-catching-up-costs',
  },
  inView: 'You are starting with',
  afterSignIn: 'Next you say who it is for, and read the proposal. Nothing is agreed before you accept it.',
};
