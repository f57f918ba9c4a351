import { accountJob } from '#app/accounts/account-job.server.ts';
import { mailJob } from '#app/mail/mail.server.ts';
import { upkeepJob } from './upkeep.server.ts';

/** Every job that this site's workers run. */
export const jobs = [mailJob, accountJob, upkeepJob];
