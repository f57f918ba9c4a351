import { expect, test } from 'vitest';
import { readLogbook } from './logbook.ts';
import { logbookAsRead } from './pasted-logbook.ts';

const TRIPS = [
  'Date,From,To,Opening km,Closing km,Km,Type',
  '2026-03-02,Office,Menlyn,10 000,10 042.5,42.5,Business',
  '"2026-03-03",Home,"School, then shops",10 042.5,10 060,17.5,Private',
  '2026-03-04,Office,Centurion,10 060,10 100,40,business',
  'Total,,,,,100,',
].join('\n');

const TEMPLATE = [
  'SARS travel logbook 2026/27,,,,,',
  'Vehicle: a bakkie,,,,,',
  'Date,Opening kilometres,Closing kilometres,Total kilometres,Business kilometres,Business travel details',
  '2026-03-02,10 000,10 120,120,80,To a client',
  '2026-03-03,10 120,10 180,60,20,To the bank',
].join('\n');

function tableOf(text: string) {
  const table = logbookAsRead(text);
  if ('error' in table) throw new Error(table.error);
  return table;
}

function read(text: string) {
  const table = logbookAsRead(text);
  if ('error' in table) return table.error;
  const { book } = readLogbook(table.counted ?? '');
  return book && [book.trips, book.businessKm / 100, book.totalKm === null ? null : book.totalKm / 100];
}

test('the columns of SARS’s own template: an opening reading is no distance', () => {
  expect(read(TEMPLATE)).toEqual([2, 100, 180]);
  const { columns, rows, sums, remarks, questions } = tableOf(TEMPLATE);
  expect(columns).toEqual(['Trip', 'Business km', 'All km']);
  expect(rows).toEqual([
    ['2 March 2026', '80', '120'],
    ['3 March 2026', '20', '60'],
  ]);
  expect(sums).toEqual(['Together', '100', '180']);
  expect(remarks).toEqual(['Not counted: 2 lines above the headings.']);
  expect(questions).toEqual([]);
});

test('business trips are added up, whatever the columns are called', () => {
  for (const [text, expected] of [
    [TRIPS, [2, 82.5, 100]],
    [TRIPS.replaceAll(',', ';').replace('; then', ', then'), [2, 82.5, 100]],
    ['Day\tDistance\tCategory\n1/3\t12 km\tWork\n2/3\t8\tPrivate', [1, 12, 20]],
    ['DATE,DISTANCE (KM),CATEGORY\n1/3,12,BUSINESS\n2/3,8,PERSONAL', [1, 12, 20]],
    ['Date,Activity,Kms\n1/3,Business,12\n2/3,Commute,8', [1, 12, 20]],
    ['Datum;Afstand;Soort\n1/3;12,5;Besigheid\n2/3;8;Privaat', [1, 12.5, 20.5]],
    ['Date;Business km;Private km\n1/3;12;0\n2/3;0;8,5', [1, 12, 20.5]],
    ['Date,Business,Personal\n1/3,12,0\n2/3,0,8.5', [1, 12, 20.5]],
    ['Date,Business km\n1/3,12\n2/3,30', [2, 42, null]],
    ['Date,Kilometres,Business\n1/3,12,x\n2/3,8,', [1, 12, 20]],
    ['Date,Km travelled,Purpose of trip\n1/3,12,Business - client\n2/3,8,Private', [1, 12, 20]],
    ['Start odometer,End odometer,Type\n100,150,B\n150,160,P\n\n170,190,B', [2, 70, 90]],
    ['start_odometer,end_odometer,trip_type\n100,150,business\n150,160,private', [1, 50, 60]],
    ['Date,Start,End,Distance,Rate per km,Type\n1/3,08:00,09:00,12,4.95,Business', [1, 12, 12]],
    ['Month,Business km,Total km\nMar,"1,234","2,500"\nApr,"1,010","2,010"', [2, 2244, 4510]],
    ['Date,Distance,Type\n1/3,12.345,Business\n2/3,8.1,Private', [1, 12.35, 20.45]],
    ['Date,Km,Type\n1/3,12,Business\n2/3,8,Private\n,20,', [1, 12, 20]],
    ['\u202aDate\u202c,Km,Type\n1/3,\u200b12,Business\n\u001a', [1, 12, 12]],
  ] as const)
    expect([text, read(text)]).toEqual([text, expected]);
});

test('miles are converted, and that is said', () => {
  // 1 mile is 1.609344 km: 10 miles are 16.09 km, 2.5 miles 4.02 km.
  const text = 'Date,Distance (miles),Category\n3/1/2026,10,Business\n3/2/2026,2.5 mi,Personal';
  expect(read(text)).toEqual([1, 16.09, 20.11]);
  expect(tableOf(text).remarks).toContain('Miles were converted: a mile is 1.609344 km.');
  expect(tableOf(text).rows.map(([day]) => day)).toEqual(['3/1/2026', '3/2/2026']);
  expect(read('Date,Miles,Type\n1/3,10,Business')).toEqual([1, 16.09, 16.09]);
});

test('distance between the trips counts as private, with a note', () => {
  const text = 'Opening km,Closing km,Business km\n100,150,50\n200,210,10';
  expect(read(text)).toEqual([2, 60, 110]);
  expect(tableOf(text).remarks).toEqual([
    'The odometer went 50 km further between the trips. They count as private.',
  ]);
});

test('impossible trips are questioned, or not counted at all', () => {
  for (const [text, question] of [
    ['Opening km,Closing km,Km,Type\n150,100,50,B\n150,160,10,P', /Line 2: the odometer goes backwards/],
    ['Opening km,Closing km,Type\n100,150,B\n90,120,P\n150,160,B', /Line 3: the odometer begins below/],
    ['Opening km,Closing km,Km,Type\n100,150,70,B', /Line 2: the odometer makes another distance/],
    [
      'Date,Km,Type\n1/3,12,Business\n2/3,8,Gym\n3/3,9,Business',
      /^1 row \(the first in line 3\) says neither/,
    ],
    ['Date,Km,Business km\n1/3,12,13\n2/3,9,1', /Line 2 has more business kilometres/],
  ] as const) {
    const { questions, counted } = tableOf(text);
    expect([text, questions]).toEqual([text, expect.arrayContaining([expect.stringMatching(question)])]);
    expect(readLogbook(counted ?? '').book).not.toBeNull();
  }
  const { counted, questions } = tableOf('Date,Km,Business km\n1/3,12,13\n2/3,1,1');
  expect([counted, questions[0]]).toEqual([
    null,
    expect.stringMatching(/^14 km of business are more than 13 km/),
  ]);
});

test('unreadable rows are named with their line, and never count as zero', () => {
  for (const [text, error] of [
    ['2026-03-02,42,Menlyn', /must name the columns/],
    ['Date,Km\n1/3,12', /must name the columns/],
    ['Date,Km,Type\n1/3,12,Business\n2/3,far,Business', /^Line 3: “far” is no number of kilometres/],
    ['Date,Km,Type\n1/3,12 km 500,Business', /^Line 2: “12 km 500”/],
    ['Date,Km,Type\n1/3,12,Business\n2/3,,Business', /^Line 3 has no kilometres: “2\/3, Business”/],
    ['Date,Km,Type', /No line below the headings/],
    ['Date,Km,"Type\n1/3,12,Business', /never closed/],
  ] as const)
    expect([text, read(text)]).toEqual([text, expect.stringMatching(error)]);
});
