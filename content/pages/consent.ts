export const consent = {
  title: 'We use cookies to improve your experience',
  text: 'Necessary ones keep the site working. You choose the rest, and can change your mind in the footer at any time. Our [terms](/terms) say more.',
};

export const consentChoices = [
  {
    name: 'analytics',
    label: 'Analytics',
    text: 'Counts which pages are read, so that we can make them better.',
  },
  { name: 'marketing', label: 'Marketing', text: 'Remembers which of our campaigns brought you here.' },
  { name: 'functional', label: 'Functional', text: 'Keeps your choices on this device for up to 12 months.' },
];
