import { pageText } from '#app/firm/core/page-text.ts';

export const licensingPage = pageText('licensing.licensingPage', {
  title: 'Licensing and accreditation',
  alsoCalled: ['registered', 'practitioner number', 'professional bodies'],
  description:
    'The professional bodies that {{firm.name}} answers to, {{firm.bodies}}, and the software companies that have accredited us.',
  hero: {
    eyebrow: 'Licensing',
    title: 'Who we answer to',
    lede: 'We are members of {{firm.bodies}}, and the companies whose software we use have accredited us. Their rules bind us, and you can hold us to them.',
  },
  practitioners: {
    eyebrow: 'Tax practitioners',
    title: 'Who signs your return',
    lede: 'One of these people. Section 240 of the Tax Administration Act requires everyone who completes returns for a fee to be registered with SARS, each under their own number. You know whose it is before we start.',
    caption: 'Registered tax practitioners',
    head: { name: 'Name', body: 'Body', number: 'SARS number' },
  },
  bodies: {
    eyebrow: 'Membership',
    title: 'Professional Licensing Bodies',
    lede: 'Each one has a code of conduct, makes its members keep studying, and handles complaints about them. Their own websites say how.',
  },
  accreditations: {
    eyebrow: 'Accreditation',
    title: 'Software Accreditations',
    lede: 'We work in this software every day, and the companies that make it have accredited us.',
  },
  closing: {
    title: 'Partner with Certified Excellence',
    text: 'Tell us what you have and what is due. We tell you who will do it, what it costs, and which body they answer to.',
    primaryButton: 'Get Started Today',
    secondaryButton: 'Schedule Consultation',
  },
});

export const strengths = pageText<{ title: string; text: string; icon: 'shield' | 'cloud' | 'handshake' }[]>(
  'licensing.strengths',
  [
    {
      title: 'Professional Standards',
      text: 'The codes of {{firm.bodies}} apply to every return and every set of statements.',
      icon: 'shield',
    },
    {
      title: 'Cutting-Edge Technology',
      text: 'AI sorts the entries of your cloud books, an accountant checks them, and you see the same ledger we do.',
      icon: 'cloud',
    },
    {
      title: 'Trusted Expertise',
      text: 'Between us we have {{firm.experience}}. We work for {{firm.clients}}.',
      icon: 'handshake',
    },
  ],
);
