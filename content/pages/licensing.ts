import { firm } from '../firm.ts';
import { bodies } from './phrases.ts';

export const licensingPage = {
  title: 'Licensing and accreditation',
  description: `The professional bodies that ${firm.name} answers to, ${bodies}, and the software companies that have accredited us.`,
  hero: {
    eyebrow: 'Licensing',
    title: 'Answerable to more than ourselves',
    lede: `We are members of ${bodies}, and accredited by the companies whose software we use. Their rules bind us, and you can hold us to them.`,
  },
  bodies: {
    eyebrow: 'Membership',
    title: 'Professional Licensing Bodies',
    lede: 'Each has a code of conduct, asks its members to go on learning, and hears complaints about them. Their own sites say how.',
  },
  accreditations: {
    eyebrow: 'Accreditation',
    title: 'Software Accreditations',
    lede: 'The companies behind the software that your books, payslips and returns are made in have accredited us to work with it.',
  },
  closing: {
    title: 'Partner with Certified Excellence',
    text: 'Ask us who will sign your return, and which body they answer to. You hear both before we start.',
    primaryButton: 'Get Started Today',
    secondaryButton: 'Schedule Consultation',
  },
};

export const strengths: { title: string; text: string; icon: 'shield' | 'cloud' | 'handshake' }[] = [
  {
    title: 'Professional Standards',
    text: `The codes of ${bodies} stand behind every return and every set of statements.`,
    icon: 'shield',
  },
  {
    title: 'Cutting-Edge Technology',
    text: 'AI sorts the entries of your cloud books, an accountant checks them, and you see the same ledger as we do.',
    icon: 'cloud',
  },
  {
    title: 'Trusted Expertise',
    text: `We bring ${firm.experience} to the desk, for ${firm.clients}.`,
    icon: 'handshake',
  },
];
