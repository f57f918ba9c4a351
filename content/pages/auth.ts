import { firm } from '#app/platform/content/firm.ts';

export const signIn = {
  /** As the search shows the page. */
  entry: {
    title: 'Sign in',
    about: 'Your account: work in progress, documents, due days and saved calculations.',
    alsoCalled: [
      'login',
      'log in',
      'my account',
      'forgot password',
      'client portal',
      'upload documents',
      'cannot log in',
      'can’t log in',
      'my documents',
      'sign up',
    ],
  },
  heading: 'Welcome Back',
  subtext: 'Sign in to your account to access premium services',
};

export const signUp = {
  get heading() {
    return `Join ${firm.name}`;
  },
  subtext: 'Create your account to get started with professional accounting services',
  consent:
    'By opening an account you agree to our [terms](/terms). How we keep what you enter is in our [privacy policy](/privacy).',
};

/** Between the sign-up and the mailed link. */
export const mailSent = {
  heading: 'Look in your mail',
  to: 'We mailed a link to',
  next: 'Open it, and press Confirm. Then you go on where you were.',
  again: 'Send it again',
  missing: 'Nothing there after some minutes? Look among the spam too. Is the address wrong?',
  other: 'Enter it again',
  confirmed: 'Confirmed already?',
  signIn: 'Sign in',
};

/** Below the notice that the database is away. */
export const tryAgain =
  'What you entered is still here, but for the password. Enter it again, and send the form in a minute.';
