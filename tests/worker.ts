import { startJobs } from '#app/jobs/workers.server.ts';
import { jobs } from '#app/registry/jobs.server.ts';

// A process that only works off the queue, for tests that kill it in the middle.
await startJobs(jobs);
