import { firm } from '#app/platform/content/firm.ts';

const WHO = 'You say who it is for. Nothing else is needed to see the proposal.';

/** `/start/{plan}` before signing in, and what the sign-up says about the plan. */
export const starting = {
  steps: {
    title: 'What happens',
    who: WHO,
    /** For who is registered for VAT. */
    whoVendor:
      'You say who it is for, and its VAT category, which stands on the VAT103. Nothing else is needed to see the proposal.',
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
  /** `day`: on which the books are open. */
  oldFirm: (day: string) =>
    `Your books are open with us by ${day}, within ${firm.commitments.switchBusinessDays} working days: the periods that are proposed are due after that. One that began earlier is ours too, unless your old firm still does it: then choose the next one.`,
  /** What is due before the books are open; `price`: of a late month, at most. */
  before: {
    title: 'Due before your books are open, and not proposed',
    text: (price: string) =>
      `Your old firm does these, or you do. Shall we? Choose that period above: we catch up, a month of books costs at most ${price}, once, and its returns are in the same quote.`,
  },
  behind: {
    text: 'Books or returns behind? Starting from today does not catch them up: late months have a price of their own, once.',
    link: 'What catching up costs',
    to: '/questions/what-catching-up-costs',
  },
  inView: 'You are starting with',
  afterSignIn: 'Next you say who it is for, and read the proposal. Nothing is agreed before you accept it.',
};
