import { randomUUID } from 'node:crypto';
import { postForm, signIn } from '#tests/load/accounts.ts';
import { addMember } from './member.ts';
import { mailsTo, type App, type TestSite } from './test-site.ts';

export const WORKS = 80;
/** In seconds. */
export const NOTICE_WAIT = 300;

export type Desk = {
  post(path: string, fields: Record<string, string>): ReturnType<typeof postForm>;
  /** For all work; answers a question first. Returns where that led. */
  set(state: string): Promise<string>;
  write(text: string): Promise<void>;
  move(email: string): Promise<void>;
  /** From the first client, who then has an account. */
  hear(text: string): Promise<void>;
};

/** Signed in as an administrator, with this many clients who have work in progress. */
export async function deskOf(testSite: TestSite, app: App, works = WORKS): Promise<Desk> {
  const { sql } = testSite;
  await sql`insert into taxpayers (id, kind, name, email)
    select gen_random_uuid(), 'individual', 'Client ' || n, 'client-' || n || '@example.org' from generate_series(1, ${works}::int) n`;
  await sql`insert into engagements (taxpayer_id, type, period, state)
    select id, 'emp501', '2027-1', 'in_progress' from taxpayers`;
  const cookie = await signIn(app.url, await addMember(testSite, 'admin'));
  const post: Desk['post'] = (path, fields) => postForm(app.url, path, fields, { cookie });
  let client = '';
  return {
    post,
    async set(state) {
      const rows = await sql<{ tick: string }[]>`select id || '.' || version as tick from engagements`;
      const ticked = rows.map(({ tick }) => tick).join();
      const { headers } = await post('/admin/work?index', { intent: `state:${state}`, ticked });
      const path = headers.get('location') ?? '';
      if (path.startsWith('/admin/runs/'))
        await accepted(post(path, { intent: 'start', people: String(works) }));
      return path;
    },
    async write(text) {
      const [work] = await sql<{ id: string }[]>`select id from engagements limit 1`;
      await accepted(post(`/admin/work/${work?.id}`, { intent: 'message', text, key: randomUUID() }));
    },
    async move(email) {
      const [client] = await sql<{ id: string; version: string; name: string }[]>`
        select id, version::text, name from taxpayers limit 1`;
      const fields = { intent: 'data', kind: 'individual', yearEnd: '2', email, ...client };
      await accepted(post(`/admin/taxpayers/${client?.id}?index`, fields));
    },
    async hear(text) {
      const [work] = await sql<{ id: string }[]>`select id from engagements order by id limit 1`;
      const id = work?.id ?? '';
      client ||= await clientOf(testSite, app, id);
      const fields = { intent: 'message', text, key: randomUUID() };
      await accepted(postForm(app.url, `/work/${id}`, fields, { cookie: client }));
    },
  };
}

async function clientOf(testSite: TestSite, app: App, engagementId: string): Promise<string> {
  const email = await addMember(testSite);
  await testSite.sql`insert into taxpayer_members (taxpayer_id, user_id, role)
    select e.taxpayer_id, u.id, 'owner' from engagements e, users u where e.id = ${engagementId} and u.email = ${email}`;
  return signIn(app.url, email);
}

async function accepted(answer: ReturnType<typeof postForm>): Promise<void> {
  const { status, body } = await answer;
  if (status !== 303) throw new Error(`Refused with ${status}: ${body.slice(0, 200)}`);
}

/** `whose`: the start of their addresses. */
export async function newsOf(testSite: TestSite, whose = 'client-') {
  return (await mailsTo(testSite)).filter(({ to }) => to.startsWith(whose));
}

export async function mailedTo(testSite: TestSite, whose?: string) {
  const news = await newsOf(testSite, whose);
  return {
    people: new Set(news.map(({ to }) => to)).size,
    mails: news.length,
    different: new Set(news.map(({ messageId }) => messageId)).size,
  };
}
