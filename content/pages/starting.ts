import { firm } from '#app/platform/content/firm.ts';

/** `/start/{plan}` before signing in, and what the sign-up says about the plan. */
export const starting = {
  steps: {
    title: 'What happens',
    list: [
      'You open an account, so that nobody else can read your papers.',
      'You say who it is for. Nothing else is needed to see the proposal.',
      'You read the letter of engagement, with the price and what it covers. Accept it, or leave it: until then nothing is agreed and nothing costs anything.',
      'We say which papers we need, and you send them from your phone or computer.',
    ],
  },
  signUp: 'Create an account',
  signIn: 'I have an account',
  talk: 'Rather talk to us first?',
  write: 'Write to us about this plan',
  included: 'What is included',
  paidOnTop: 'Paid to others:',
  dates: 'Due first',
  registeredDates: 'These are the days of a business that is registered already:',
  get oldFirm() {
    return `Do you have an accountant now? Your books open with us within ${firm.commitments.switchBusinessDays} working days. A period that began before that is ours too, unless your old firm still does it: then choose the next one.`;
  },
  behind: {
    text: 'Books or returns behind? Starting from today does not catch them up: late months have a price of their own, once.',
    link: 'What catching up costs',
    to: '/questions/what-catching-up-costs',
  },
  inView: 'You are starting with',
  afterSignIn: 'Next you say who it is for, and read the proposal. Nothing is agreed before you accept it.',
};
