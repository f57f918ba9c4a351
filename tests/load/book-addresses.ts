import type { Sql } from 'postgres';
import { addressesOf } from './page-bench.ts';

type Addresses = Record<string, string>;

export async function bookAddresses(sql: Sql): Promise<Record<string, Addresses>> {
  const [clerk] = await sql<{ id: string }[]>`select id from users where email = 'clerk7@firm.example'`;
  const [client] = await sql<{ id: string; name: string; number: string; work: string }[]>`
    select t.id, t.name, t.tax_number as number, e.id as work from taxpayers t join engagements e on e.taxpayer_id = t.id
    where e.state = 'collecting' and t.tax_number is not null order by t.id limit 1`;
  const [tag] = await sql<{ id: string }[]>`select id from taxpayer_tags limit 1`;
  const of = clerk?.id;
  return {
    board: addressesOf('/admin/work', {
      'the board': {},
      due: { state: 'due' },
      'with the client': { state: 'client' },
      'to look at': { state: 'review' },
      'planned, next month': { state: 'planned', opens: 'next-month' },
      ended: { state: 'ended' },
      'of a colleague': { of },
      'of nobody': { of: 'nobody' },
      'of a kind': { kind: 'payroll' },
      '“mokoena”': { q: 'mokoena' },
    }),
    client: {
      'a client': `/admin/taxpayers/${client?.id}`,
      'its work': `/admin/work/${client?.work}`,
      'a day': '/admin/day',
      'the day of a colleague': `/admin/day?of=${of}`,
      'the desk': '/admin',
    },
    search: addressesOf('/admin/search.json', {
      'part of a name': { q: 'moko' },
      'a whole name': { q: client?.name },
      'a number': { q: client?.number },
      'two words': { q: 'thandi mokoena' },
      'wrongly typed': { q: 'mokena' },
    }),
    book: {
      ...addressesOf('/admin/taxpayers', {
        all: {},
        companies: { kind: 'company' },
        '“mokoena”': { q: 'mokoena' },
        'by number': { q: client?.number },
        'with a tag': { tag: tag?.id },
        'without a number': { lacks: 'tax' },
        'without a PAYE number': { lacks: 'paye' },
        'without recurring work': { lacks: 'services' },
        'with VAT returns': { again: 'vat201' },
        'without payroll': { again: 'without.payroll' },
        'of a colleague': { of },
        'perhaps twice': { twice: 'perhaps' },
        'any status': { status: 'any' },
      }),
      'what is missing': '/admin/taxpayers/missing',
      FICA: '/admin/taxpayers/fica',
    },
    overview: {
      ...addressesOf('/admin/practice', {
        people: {},
        weeks: { view: 'weeks' },
        kinds: { view: 'kinds' },
        waiting: { view: 'waiting' },
        finished: { view: 'finished' },
        'finished, of a colleague': { view: 'finished', of },
      }),
      capacity: '/admin/practice/capacity',
      fees: '/admin/practice/fees',
      'fees of a kind': '/admin/practice/fees?kind=payroll',
      ...addressesOf('/admin/practice/time', {
        'time by person': {},
        'time by client': { by: 'client' },
        'time by kind': { by: 'kind' },
        'time by month': { by: 'month' },
        'time entries': { by: 'entries' },
      }),
    },
  };
}
