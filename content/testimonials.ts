export type Testimonial = {
  /** A text for those that colleagues add at the desk. */
  id: number | string;
  content: string;
  author: string;
  role: string;
  service: { label: string; to: string };
  rating: 1 | 2 | 3 | 4 | 5;
  /** Agreement to be named here; not shown. `on`: a day as 2026-03-02. */
  consent: { on: string; how: string };
};

/** Their source, shown with them everywhere. */
export const testimonialsFrom = 'Invented, like the firm: no real clients.';

const INVENTED = { on: '2026-03-02', how: 'Invented for the demonstration' };

export const testimonials: Testimonial[] = [
  {
    id: 1,
    content:
      'I brought three years of invoices in two shopping bags. They came back as three returns, a list of what I had missed and a folder I can find things in. SARS asked for proof once, and it was there.',
    author: 'Nomvula Sithebe',
    role: 'Freelance illustrator, Centurion',
    service: { label: 'Individual tax', to: '/tax/individual' },
    rating: 5,
    consent: INVENTED,
  },
  {
    id: 2,
    content:
      'Our payslips used to go out on the third. Now they go out on the twenty-fifth, the EMP201 is in before the seventh, and my staff book their own leave. I have stopped thinking about payroll.',
    author: 'Gerrit Vosloo',
    role: 'Owner, Moreleta Joinery',
    service: { label: 'Payroll', to: '/payroll' },
    rating: 5,
    consent: INVENTED,
  },
  {
    id: 3,
    content:
      'When my father died I was the executor and knew nothing. They told me which returns were owed, in what order, and what each would cost before they began. The estate was closed without a penalty.',
    author: 'Ayesha Dramat',
    role: 'Executor of a family estate, Laudium',
    service: { label: 'Deceased estates', to: '/tax/deceased-estate' },
    rating: 5,
    consent: INVENTED,
  },
  {
    id: 4,
    content:
      'The monthly reports are plain enough that I read them. Moving our old books across took a month longer than I had hoped, though they warned me it might.',
    author: 'Tebogo Maphanga',
    role: 'Director, Umthombo Water Tanks',
    service: { label: 'Accounting', to: '/accounting' },
    rating: 4,
    consent: INVENTED,
  },
];
