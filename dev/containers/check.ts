import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { live, type Lifetime } from '#dev/lifetime.ts';
import { startMailbox } from '#dev/mailbox.ts';
import { startPostgres } from '#dev/postgres.ts';
import { checkSingleContainer } from './alone.ts';
import { checkReplicas } from './edge.ts';
import type { Services } from './container.ts';

await live(check);

async function check(lifetime: Lifetime): Promise<void> {
  const [image = ''] = process.argv.slice(2);
  const folder = await mkdtemp(join(tmpdir(), 'containers-'));
  lifetime.atEnd(() => rm(folder, { recursive: true, force: true }));
  const services = await startServices(lifetime, folder);
  await checkSingleContainer(image, services, lifetime);
  await checkReplicas(image, services, lifetime, folder);
}

async function startServices(lifetime: Lifetime, folder: string): Promise<Services> {
  const database = await startPostgres({ folder: join(folder, 'postgres'), throwaway: true });
  lifetime.atEnd(database.stop);
  const mailbox = await startMailbox();
  lifetime.atEnd(mailbox.stop);
  return { databaseUrl: database.url, smtpUrl: mailbox.smtpUrl, mailboxUrl: mailbox.webUrl };
}
