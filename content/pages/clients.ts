import { pageText } from '#app/firm/core/page-text.ts';

export const clientsPage = pageText('clients.clientsPage', {
  title: 'Our Clients',
  alsoCalled: ['customers'],
  description:
    'Some of the companies, practices and trusts whose books {{firm.name}} keeps and whose returns it files.',
  hero: {
    eyebrow: 'Our clients',
    title: 'Who trusts us with their books',
    lede: '{{firm.clients}}: salaried people and freelancers, companies, trusts and the executors of estates. Some clients are named here.',
  },
  whoFor: { eyebrow: 'Who we work for', title: 'Which one are you?' },
  closing: {
    title: 'Start with one message',
    text: 'Tell us what you have and what is due. You get a price before we start. {{firm.promises}}',
    button: 'Get Started Today',
  },
});

export const clientTypes = pageText<
  {
    title: string;
    text: string;
    href: string;
    icon: 'people' | 'structure' | 'scales' | 'filing';
  }[]
>('clients.clientTypes', [
  {
    title: 'Individuals',
    text: 'Salaried, self-employed, retired or paid from abroad: one return, with everything you may claim.',
    href: '/tax/individual',
    icon: 'people',
  },
  {
    title: 'Companies',
    text: 'Books, payroll, VAT and company tax done by one team, so the figures agree.',
    href: '/tax/company',
    icon: 'structure',
  },
  {
    title: 'Trusts',
    text: 'What the trust earns, what it pays out, and who pays the tax on which part.',
    href: '/tax/trust',
    icon: 'scales',
  },
  {
    title: 'Deceased estates',
    text: 'The returns an executor has to submit for the time before and after the death, in the right order.',
    href: '/tax/deceased-estate',
    icon: 'filing',
  },
]);
