import { pageText } from '#app/firm/core/page-text.ts';

export const contact = pageText('contact.contact', {
  title: 'Contact',
  alsoCalled: [
    'phone number',
    'telephone',
    'email address',
    'office',
    'directions',
    'opening hours',
    'whatsapp',
    'complaint',
    'where are you',
    'waar is julle',
    'address',
    'parking',
    'talk',
    'contact us',
  ],
  description:
    'Write to {{firm.name}}, call, chat or visit us in {{firm.suburb}}, {{firm.city}}. One of our team answers every message.',
  hero: {
    eyebrow: 'Contact',
    title: 'Get in Touch',
    lede: 'Tell us what you have and what is due. One of our team answers by e-mail or phone {{firm.answerTime}}.',
    hint: 'What we answer to a first message is general information, not advice on your affairs, and does not yet make you a client. Please send no passwords, ID numbers or bank details. How we keep what you send is in our [privacy policy](/privacy).',
  },
  /** Topics of links to this page, in addition to plans and services. */
  services: {
    consultation: 'A consultation',
    career: 'A job or training contract',
  },
  subject: {
    plan: 'Get started with',
    customPlan: 'A consultation on',
    service: 'My question is about:',
    consultation: 'I would like a consultation',
    article: 'A consultation on',
  },
  /** Above the form for visitors from a consultation button, else one line with a link. */
  times: {
    title: 'Book a time now',
    next: 'Next free times',
    more: 'More times',
    link: 'Rather talk? Book a time',
  },
  // SARS’s words, quoted by https://csirt.uct.ac.za/tax-related-phishing-scams and https://sdmanagement.co.za/?p=2304.
  isItFromSars: {
    title: 'Is this message really from SARS?',
    text: 'SARS never asks for your bank details by SMS, e-mail or post. Open no link in the message: sign in to eFiling yourself and look whether it is there. You can report it to phishing@sars.gov.za. Not sure? [How to find out](/questions/is-this-message-from-sars), or ask us.',
  },
  about: { label: 'You are asking about', leaveOut: 'Something else' },
  sent: {
    eyebrow: 'Contact',
    title: 'Message sent successfully',
    lede: 'Thank you for reaching out. Our team will contact you shortly!',
    reference: 'Your reference',
    next: 'What happens next',
    /** `{day}` is the last day for the answer. */
    steps: [
      'We have mailed you this reference. If the mail is not there in ten minutes, look in your spam folder. Not there either? Then your address may have a slip in it: send the message again with the right one.',
      'One of our team reads your message and answers you by e-mail or phone by the end of {day}.',
      'Nothing costs anything yet. If you want us to do the work, you get the price and what it covers in writing first.',
    ],
    urgent: { title: 'Something due today?', text: 'Call us and quote your reference.' },
    account: 'Your enquiries and our answers',
    meanwhile: 'In the meantime',
    links: [
      { label: 'See which dates are due', to: '/deadlines' },
      { label: 'Work out your tax', to: '/calculator' },
      { label: 'Back to the home page', to: '/' },
    ],
  },
});
