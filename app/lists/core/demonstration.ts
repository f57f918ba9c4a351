import type { Category } from '#app/lists/core/define-list.ts';
import type { Listing } from '#app/lists/core/listing.ts';
import type { ListName } from '#app/lists/core/lists.ts';

type DemonstrationRow = Pick<Listing, 'name' | 'description' | 'websiteUrl'> & {
  logoUrl?: string;
  category?: Category;
};

/** Only the three professional bodies are real; all clients, products and partners are invented. */
export const demonstration: Record<ListName, DemonstrationRow[]> = {
  clients: [
    {
      name: 'Marula Moon Bakery',
      description: 'Two bread ovens, one delivery van and a stall at the Saturday market in Hazelwood.',
      logoUrl: '/marks/marula-moon.svg',
      websiteUrl: 'https://marula-moon.example',
    },
    {
      name: 'Sunbird and Sons Plumbing',
      description: 'A family of plumbers in Centurion: geysers, leaks and compliance certificates.',
      logoUrl: '/marks/sunbird-plumbing.svg',
      websiteUrl: 'https://sunbird-plumbing.example',
    },
    {
      name: 'Silver Tree Software Studio',
      description: 'Nine developers in Cape Town who build booking systems for game lodges.',
      logoUrl: '/marks/silver-tree.svg',
      websiteUrl: 'https://silver-tree.example',
    },
    {
      name: 'Hadeda Home Repairs',
      description: 'Roofs, gutters and everything a highveld hailstorm leaves behind.',
      logoUrl: '/marks/hadeda-repairs.svg',
      websiteUrl: null,
    },
    {
      name: 'Kudu Lane Physiotherapy',
      description: 'A practice of three in Menlo Park, open to medical schemes and private patients.',
      logoUrl: '/marks/kudu-lane.svg',
      websiteUrl: 'https://kudu-lane.example',
    },
    {
      name: 'Baobab Bookbinders',
      description: 'Bind theses, ledgers and family bibles by hand in Polokwane.',
      logoUrl: '/marks/baobab-books.svg',
      websiteUrl: 'https://baobab-books.example',
    },
    {
      name: 'Weaver Bird Textiles',
      description: 'Cotton and mohair woven in Graaff-Reinet and sold to decorators in seven countries.',
      logoUrl: '/marks/weaver-bird.svg',
      websiteUrl: 'https://weaver-bird.example',
    },
    {
      name: 'Rooibos Ridge Guest House',
      description: 'Six rooms and a breakfast table above Clanwilliam.',
      logoUrl: '/marks/rooibos-ridge.svg',
      websiteUrl: 'https://rooibos-ridge.example',
    },
    {
      name: 'Thornveld Timber Supply',
      description: 'Treated poles and decking for farms and builders around Mbombela.',
      logoUrl: '/marks/thornveld-timber.svg',
      websiteUrl: null,
    },
    {
      name: 'Springtide Swim School',
      description: 'Teaches children in Durban North to swim, all year round.',
      logoUrl: '/marks/springtide.svg',
      websiteUrl: 'https://springtide.example',
    },
    {
      name: 'Porcupine Print Room',
      description: 'Small runs of posters and labels, printed overnight in Braamfontein.',
      logoUrl: '/marks/porcupine-print.svg',
      websiteUrl: 'https://porcupine-print.example',
    },
    {
      name: 'Loerie Lane Family Trust',
      description: 'Holds three rental houses in Knysna for two generations of one family.',
      websiteUrl: null,
    },
  ],
  'professional-bodies': [
    {
      name: 'South African Institute of Chartered Accountants (SAICA)',
      description: 'The professional body of chartered accountants in South Africa.',
      websiteUrl: 'https://www.saica.org.za',
    },
    {
      name: 'South African Institute of Professional Accountants (SAIPA)',
      description:
        'The professional body of Professional Accountants (SA) in practice, commerce and industry.',
      websiteUrl: 'https://www.saipa.co.za',
    },
    {
      name: 'Southern African Institute for Business Accountants (SAIBA)',
      // Renamed in 2022; the specification names it as it was: https://myciba.org/history-of-the-profession
      description:
        'The professional body of business accountants, since 2022 the Chartered Institute for Business Accountants (CIBA).',
      websiteUrl: 'https://myciba.org',
    },
  ],
  'software-accreditations': [
    {
      name: 'Tallybird Ledger',
      description: 'Certified advisers: cloud bookkeeping with daily bank feeds.',
      logoUrl: '/marks/tallybird.svg',
      websiteUrl: 'https://tallybird.example',
    },
    {
      name: 'Payquill Payroll',
      description: 'Certified implementers: payslips, leave and IRP5 certificates.',
      logoUrl: '/marks/payquill.svg',
      websiteUrl: 'https://payquill.example',
    },
    {
      name: 'Stampwise Returns',
      description: 'Accredited practice: tax returns prepared and tracked to assessment.',
      logoUrl: '/marks/stampwise.svg',
      websiteUrl: 'https://stampwise.example',
    },
    {
      name: 'Quartzbook Statements',
      description: 'Accredited practice: annual financial statements from a trial balance.',
      logoUrl: '/marks/quartzbook.svg',
      websiteUrl: 'https://quartzbook.example',
    },
  ],
  partners: [
    {
      category: 'financial',
      name: 'Copperleaf Bank',
      description: 'Business accounts with statements that arrive in the books by themselves.',
      logoUrl: '/marks/copperleaf.svg',
      websiteUrl: 'https://copperleaf-bank.example',
    },
    {
      category: 'financial',
      name: 'Stonebridge Growth Finance',
      description: 'Working capital for firms with two years of signed statements.',
      logoUrl: '/marks/stonebridge.svg',
      websiteUrl: 'https://stonebridge-growth.example',
    },
    {
      category: 'payment',
      name: 'Tapkraal Payments',
      description: 'Card machines and payment links, settled the next business day.',
      logoUrl: '/marks/tapkraal.svg',
      websiteUrl: 'https://tapkraal.example',
    },
    {
      category: 'payment',
      name: 'Debitmill Collections',
      description: 'Debit orders for schools, gyms and subscriptions.',
      logoUrl: '/marks/debitmill.svg',
      websiteUrl: 'https://debitmill.example',
    },
    {
      category: 'business',
      name: 'Ntaba Enterprise Incubator',
      description: 'A desk, a mentor and a first customer for new companies in Tshwane.',
      logoUrl: '/marks/ntaba-incubator.svg',
      websiteUrl: 'https://ntaba-incubator.example',
    },
    {
      category: 'business',
      name: 'Jacaranda Street Business Forum',
      description: 'Small firms of Hatfield and Arcadia who buy, insure and learn together.',
      logoUrl: '/marks/jacaranda-forum.svg',
      websiteUrl: 'https://jacaranda-forum.example',
    },
  ],
};
