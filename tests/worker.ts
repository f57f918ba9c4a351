import { startJobs } from '#app/platform/jobs/workers.server.ts';
import { jobs } from '#app/registry/jobs.server.ts';

// For tests that kill this process while it processes the queue.
await startJobs(jobs);
