/** By status; `failure` for any other. */
export const errorTexts: Record<number, { title: string; text: string }> = {
  403: {
    title: 'Access Denied',
    text: 'This page is not open to you. If it should be, sign in with another account.',
  },
  404: {
    title: 'Oops! Page not found',
    text: 'The address may have changed, or a letter got lost on the way. Search our articles, or start from the home page: it leads everywhere.',
  },
  405: {
    title: 'That cannot be done here',
    text: 'The page does not take what was sent to it. Start from the home page.',
  },
  429: { title: 'Too many requests', text: 'Wait a moment, then try again.' },
  503: {
    title: 'We are busy for a moment',
    text: 'Part of the site is out of reach. Try again in a minute.',
  },
};

export const failure = {
  title: 'Something went wrong on our side',
  text: 'Nothing you sent was shown to anybody else. Try again in a minute, or phone us.',
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
