/** The first entry that matches the route up to and including its parameter. */
const OF_THINGS = [
  [/\/receipt\/:key$/, 'receipt'],
  [/\/book\/:token$/, 'bookingLink'],
  [/\/(request|lost)\/:token$/, 'requestLink'],
  [/\/due\/:token$/, 'dueFeed'],
  [/\/kept\/freelancer\/:token$/, 'keptFreelancer'],
  [/\/kept\/estate\/:token$/, 'keptEstate'],
  [/\/payment-mails\/:token$/, 'paymentMails'],
  [/\/in-person\/:token$/, 'inPerson'],
  [/:token$/, 'calculation'],
  [/:letter$/, 'letter'],
  [/taxpayers\/groups\/:id$/, 'group'],
  [/taxpayers\/:id$/, 'taxpayer'],
  [/proposal\/:id$/, 'proposal'],
  [/documents\/:id$|\/in-person\/:token\/files\/:id$|papers\/:paper$/, 'document'],
  [/work\/:id$/, 'engagement'],
  [/(history|logo)\/:id$/, 'client'],
  [/\/file\/:file$/, 'paper'],
  [/(messages|enquiries)\/:id$|:file$|:message$/, 'message'],
  [/bookings\/:id$/, 'booking'],
  [/(users|people)\/:id$/, 'member'],
  [/runs\/:id$/, 'run'],
  [/recoveries\/:id$/, 'recovery'],
] as const;

const FIXED: Record<string, string> = {
  ':card': 'firm',
  ':item': '45454545-4545-4454-8454-454545454545',
  ':kind': 'announcements',
  ':key': '44444444-4444-4444-8444-444444444444-1.webp',
  ':list': 'clients',
  ':mail': 'bookings.reminder',
  ':part': 'files',
  ':resource': 'clients',
  ':plan': 'individual-income-tax',
  ':slug': 'essential-tax-tips-south-african-freelancers',
  ':tax': 'individual',
  '*': 'no/such/page',
};

/** Ids, and the secrets of links. */
type Things = Record<(typeof OF_THINGS)[number][1], string>;

/** The address of a route with these things. Throws for an unknown parameter. */
export function addressOf(route: string, things: Things): string {
  return route.replaceAll(/:\w+|\*/g, (name, at: number) => {
    const [, thing] = OF_THINGS.find(([end]) => end.test(route.slice(0, at) + name)) ?? [];
    const value = thing ? things[thing] : FIXED[name];
    if (value === undefined) throw new Error(`Say in tests/addresses.ts what ${name} of ${route} is.`);
    return value;
  });
}
