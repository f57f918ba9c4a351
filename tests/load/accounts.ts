import type { Sql } from 'postgres';

export const PASSWORD = 'Quiet-Karoo-7';

type User = { email: string; hash?: string; name?: string; role?: 'staff' | 'admin' };

/** Confirmed; without `hash` nobody can sign in. Returns the id. */
export async function addUser(sql: Sql, { email, hash = 'none', name = 'Thandi Nkosi', role }: User) {
  const [user] = await sql`
    insert into users (email, password_hash, email_verified_at) values (${email}, ${hash}, now()) returning id`;
  const id = String(user?.id);
  await sql`insert into profiles (id, full_name, user_type) values (${id}, ${name}, 'individual')`;
  if (role) await sql`insert into user_roles (user_id, role) values (${id}, ${role})`;
  return id;
}

export async function postForm(
  url: string,
  path: string,
  fields: Record<string, string>,
  more: Record<string, string> = {},
) {
  const answer = await fetch(url + path, {
    method: 'POST',
    // Compressed, answers that show two addresses of the same length have different lengths.
    headers: { Origin: new URL(url).origin, 'Accept-Encoding': 'identity', ...more },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

export async function signIn(url: string, email: string): Promise<string> {
  const { headers } = await postForm(url, '/auth', { email, password: PASSWORD });
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
