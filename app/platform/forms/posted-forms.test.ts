import { expect, test } from 'vitest';
import type { Draft } from '#app/platform/drafts/drafts.server.ts';
import { takeToast } from '#app/platform/http/toast.server.ts';
import {
  choiceIn,
  done,
  missing,
  postedForms,
  refused,
  shown,
  stale,
  unchanged,
  type Posted,
} from './posted-forms.server.ts';
import { answerTo } from './posted-forms.ts';

const draft = { of: null as Draft | null };

const act = postedForms({
  commands: {
    paint: async ({ form }: Posted) =>
      done({
        title: `Painted ${String(form.get('colour'))}`,
        place: '#wall',
        undo: { intent: 'wash', by: 'ann' },
      }),
    stripe: async ({ form }: Posted) => done({ title: `Striped ${choiceIn(form)}` }),
    wash: async () => unchanged({ title: 'Clean already', description: 'Nothing came off.' }),
    walk: async () => new Response(null, { status: 302, headers: { Location: '/garden' } }),
    move: async () => done({ title: 'Moved', to: '/elsewhere', undo: { intent: 'return' } }),
    lend: async () => done({ title: 'Lent', to: '/elsewhere', undo: { intent: 'wash' }, undoHere: true }),
    clean: async () => done({ title: 'Clean', undo: { intent: 'paint', brick: ['7', '8'] } }, { left: 3 }),
    full: async () => refused('The bin is full.', undefined, 503),
    fall: () => Promise.reject(new Error('The ladder broke.')),
    leave: () => Promise.reject(new Response(null, { status: 403 })),
    refuse: async ({ form }: Posted) =>
      refused(form.get('colour') ? { colour: 'No such colour.' } : 'Choose first.'),
    late: async () => stale('Somebody painted it.', { nearest: ['blue'] }),
    look: async () => shown({ nearest: ['red'] }),
    missing: async () => missing(),
    'half-missing': async () => missing('There is no such brush.'),
  },
  path: () => '/wall',
  missing: 'There is no such wall.',
  row: 'brick',
  failed: (_, intent, error) => refused(`${intent}: ${String(error)}`, undefined, 503),
  oneForm: ['paint', 'stripe'],
  kept: () => ({
    find: async () => draft.of,
    forget: async () => {
      draft.of = null;
    },
  }),
});

test('a command is chosen by the intent alone; another one is a bad request', async () => {
  expect(await post({ intent: 'paint', colour: 'red' })).toMatchObject({
    status: 303,
    location: '/wall#wall',
  });
  expect(await post({ intent: 'move' })).toMatchObject({ status: 303, location: '/elsewhere' });
  expect(await post({ intent: 'walk' })).toMatchObject({
    status: 302,
    location: '/garden',
    toast: undefined,
  });
  for (const intent of ['', 'toString', '__proto__', 'constructor', 'PAINT', 'paint '])
    expect(await post({ intent }), intent).toMatchObject({ status: 400 });
  expect(await post({})).toMatchObject({ status: 400 });
});

test('a button says what it chooses behind a colon', async () => {
  for (const choice of ['red', 'red: dark', ''])
    expect((await post({ intent: `stripe:${choice}` })).toast).toMatchObject({ title: `Striped ${choice}` });
  expect((await post({ intent: 'stripe' })).toast).toMatchObject({ title: 'Striped ' });
  expect(await post({ intent: ':stripe' })).toMatchObject({ status: 400 });
});

test('what is done says so, and Undo posts its fields to the page', async () => {
  const { toast } = await post({ intent: 'paint', colour: 'red' });
  const fields = [
    ['intent', 'wash'],
    ['by', 'ann'],
  ];
  const action = { label: 'Undo', path: '/wall', fields };
  expect(toast).toEqual({ title: 'Painted red', tone: 'gain', action });
  expect((await post({ intent: 'wash' })).toast).toMatchObject({ title: 'Clean already', tone: 'loss' });
});

test('Undo is posted to the page that follows, or here; a field may come several times', async () => {
  const fields = [['intent', 'return']];
  expect((await post({ intent: 'move' })).toast?.action).toMatchObject({ path: '/elsewhere', fields });
  expect(await post({ intent: 'lend' })).toMatchObject({
    location: '/elsewhere',
    toast: { action: { path: '/wall' } },
  });
  const twice = [
    ['intent', 'paint'],
    ['brick', '7'],
    ['brick', '8'],
  ];
  expect((await post({ intent: 'clean' })).toast?.action).toMatchObject({ path: '/wall', fields: twice });
});

test('a live script gets what was done as data, and the rest as without one', async () => {
  const action = expect.objectContaining({ label: 'Undo', path: '/wall' });
  const toast = { title: 'Clean', tone: 'gain', action };
  const empty = { row: '7', errors: {}, typed: {}, isStale: false };
  expect(await post({ intent: 'clean', brick: '7', live: 'yes' })).toEqual({
    status: 200,
    data: { intent: 'clean', left: 3, toast, ...empty },
  });
  expect(await post({ intent: 'wash', live: 'yes' })).toMatchObject({ data: { toast: { tone: 'loss' } } });
  expect(await post({ intent: 'late', live: 'yes' })).toMatchObject({ status: 409 });
});

test('what throws is answered by the page; an answer that is thrown stays as it is', async () => {
  const error = 'fall: Error: The ladder broke.';
  expect(await post({ intent: 'fall' })).toMatchObject({ status: 503, data: { error, isStale: false } });
  expect(await post({ intent: 'full' })).toMatchObject({ status: 503, data: { error: 'The bin is full.' } });
  expect(await post({ intent: 'leave' })).toMatchObject({ status: 403 });
});

test('a form that is refused, stale or shown again gets what was typed, never a secret', async () => {
  const typed = { intent: 'refuse', colour: 'mud', brick: '7' };
  expect(await post({ ...typed, draftOwner: 'x', pdfPassword: 'secret', proof: 'secret' })).toEqual({
    status: 400,
    data: { intent: 'refuse', row: '7', errors: { colour: 'No such colour.' }, typed, isStale: false },
  });
  const whole = { error: 'Choose first.', errors: {}, row: '' };
  expect(await post({ intent: 'refuse' })).toMatchObject({ status: 400, data: whole });
  const late = { error: 'Somebody painted it.', isStale: true, nearest: ['blue'] };
  expect(await post({ intent: 'late' })).toMatchObject({ status: 409, data: late });
  expect(await post({ intent: 'look' })).toMatchObject({
    status: 200,
    data: { nearest: ['red'], isStale: false },
  });
});

test('what is no longer there is 404, with the sentence of the page or its own', async () => {
  expect(await post({ intent: 'missing' })).toEqual({ status: 404, text: 'There is no such wall.' });
  expect(await post({ intent: 'half-missing' })).toEqual({ status: 404, text: 'There is no such brush.' });
});

test('the kept draft of exactly the form that was done is forgotten', async () => {
  draft.of = { intent: 'paint', brick: '7' };
  for (const [intent, brick] of [
    ['paint', ''],
    ['paint', '8'],
    ['move', '7'],
  ] as const)
    await post({ intent, brick });
  await post({ intent: 'refuse', brick: '7' });
  expect(draft.of).not.toBeNull();
  await post({ intent: 'paint', brick: '7' });
  expect(draft.of).toBeNull();
  draft.of = { intent: 'wash' };
  await post({ intent: 'wash' });
  expect(draft.of, 'nothing was done').not.toBeNull();
});

test('the buttons of one form share its kept draft', async () => {
  draft.of = { intent: 'stripe:red' };
  await post({ intent: 'move' });
  expect(draft.of).not.toBeNull();
  await post({ intent: 'paint' });
  expect(draft.of).toBeNull();
});

test('an answer is for the form of its intent and row', () => {
  const answer = { intent: 'paint', row: '7' };
  expect(answerTo(answer, 'paint', '7')).toBe(answer);
  expect(answerTo(answer, 'paint')).toBeUndefined();
  expect(answerTo(answer, 'wash', '7')).toBeUndefined();
  expect(answerTo(undefined, 'paint')).toBeUndefined();
});

async function post(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const request = new Request('http://desk.example/wall', { method: 'POST' });
  const answer = await act({ request, form }).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) {
    const { data, init } = answer as Awaited<ReturnType<typeof act>> & { data: object; init: ResponseInit };
    return { status: init.status, data };
  }
  if (answer.status >= 400) return { status: answer.status, text: await answer.text() };
  const location = answer.headers.get('Location');
  const cookie = String(answer.headers.get('Set-Cookie')).split(';')[0] ?? '';
  const toast = await takeToast(new Request(request.url, { headers: { Cookie: cookie } }));
  return { status: answer.status, location, toast: toast?.toast };
}
