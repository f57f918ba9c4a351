import { startDemonstration } from './site.ts';

/** One site for the whole run, as `npm start` brings it up; the workers inherit where it is. */
export default async function setup() {
  const site = await startDemonstration();
  process.env.SITE_URL = site.url;
  process.env.MAILBOX_URL = site.mailboxUrl;
  process.env.SITE_DATABASE_URL = site.databaseUrl;
  return site.stop;
}
