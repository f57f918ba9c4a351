export const errorTexts: Record<number, { title: string; text: string }> = {
  403: {
    title: 'Access Denied',
    text: 'Your account can’t open this page. If it should, sign in with a different one.',
  },
  404: {
    title: 'Oops! Page not found',
    text: 'The address may have changed or been mistyped. Search the site, or start from the home page.',
  },
  405: {
    title: 'That doesn’t work here',
    text: 'This page can’t use what was sent to it. Start from the home page.',
  },
  429: { title: 'Too many requests', text: 'Wait a moment, then try again.' },
  503: {
    title: 'We are busy for a moment',
    text: 'Part of the site is not available. Try again in a minute.',
  },
};

/** Answers a form that was sent while the database or the files were away. */
export const sendAgain = {
  title: 'That did not get through',
  kept: 'Part of the site does not answer just now. What you wrote is kept on this page: send it again in a minute. To make sure that it has not arrived, look first.',
  notKept:
    'Part of the site does not answer just now. Go back, and send it again in a minute. To make sure that it has not arrived, look first.',
  button: 'Send again',
  look: 'Look first',
};

/** On pages of an account or of a mailed link. */
export const clientNotFound = {
  title: 'Oops! Page not found',
  text: 'It has moved, or it belongs to another account or address. Look in your account, or have new links to your work mailed to you.',
  home: 'To your account',
  links: 'Mail me the links',
};

/** At the desk, for a colleague. */
export const deskNotFound = {
  title: 'Oops! Page not found',
  text: 'It has moved or was deleted, or the address was mistyped. Search for it, or start from the overview.',
  home: 'To the overview',
  search: 'Search the desk',
};

export const failure = {
  title: 'Something went wrong on our side',
  text: 'Nobody else has seen what you sent. Try again in a minute, or phone us.',
};

export const popularPages: { label: string; to: string }[] = [
  { label: 'Tax calculators', to: '/calculator' },
  { label: 'Prices', to: '/pricing' },
  { label: 'Tax for individuals', to: '/tax/individual' },
  { label: 'Tax for companies', to: '/tax/company' },
  { label: 'Accounting', to: '/accounting' },
  { label: 'Payroll', to: '/payroll' },
  { label: 'All articles', to: '/blog' },
  { label: 'Contact', to: '/contact' },
];
