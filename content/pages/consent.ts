export const consent = {
  title: 'We use cookies to improve your experience',
  text: 'So far only the necessary ones. See our [terms](/terms).',
};

/** The site sets none of these yet, and each says so. */
export const consentChoices = [
  {
    name: 'analytics',
    label: 'Analytics',
    text: 'Would count which pages are read. We set none today.',
  },
  {
    name: 'marketing',
    label: 'Marketing',
    text: 'Would remember which campaign brought you here. We set none today.',
  },
  {
    name: 'functional',
    label: 'Functional',
    text: 'Would keep your choices on this device for up to 12 months. We set none today.',
  },
];
