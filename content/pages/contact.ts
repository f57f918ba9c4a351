import { firm } from '../firm.ts';

export const contact = {
  title: 'Contact',
  description: `Write to ${firm.name}, call, chat or visit us in ${firm.address.suburb}, ${firm.city}. One of our team answers every message.`,
  hero: {
    eyebrow: 'Contact',
    title: 'Get in Touch',
    lede: 'Tell us what you have and what is due. One of our team reads every message and answers by e-mail or phone.',
    hint: 'What we answer to a first message is general information, not advice on your affairs, and does not yet make you a client. Please send no passwords, ID numbers or bank details. How we keep what you send is in our [privacy policy](/privacy).',
  },
};
