import { z } from 'zod';
import { readDatabaseUrl } from './database-address.ts';
import { tlsOptions } from './database-tls.server.ts';
import { withSecretFiles } from './secret-files.server.ts';
import { isSigningCertificate } from './signing-certificate.server.ts';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { messageOf } from '#app/platform/core/own-error.ts';

const ADDRESS = /^(?:[^<>]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;

const SIGNING = 'must be a private key (RSA or elliptic, without a password) and its certificates, in PEM';

const port = z.coerce.number().int().min(0).max(65535);

const EnvSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  METRICS_PORT: port.optional(),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.string().superRefine(requireDatabaseUrl),
  DATABASE_DIRECT_URL: z.string().superRefine(requireDatabaseUrl).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().regex(ADDRESS).optional(),
  MAIL_TO: z.string().regex(ADDRESS).optional(),
  INBOUND_IMAP_URL: z.url({ protocol: /^imaps?$/ }).optional(),
  INBOUND_AUTHSERV_ID: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional(),
  CLAMD_URL: z.url({ protocol: /^(tcp|unix)$/, hostname: /.*/ }).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().min(3).default('client-logos'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_ENCRYPTION: z
    .string()
    .regex(/^(none|AES256|aws:kms(:\S+)?)$/)
    .optional(),
  SESSION_SECRET: z.string().min(32),
  SESSION_SECRET_PREVIOUS: z.string().min(32).optional(),
  SIGNING_CERTIFICATE: z.string().refine(isSigningCertificate, SIGNING).optional(),
  TIMESTAMP_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  NOTICE_WAIT_SECONDS: z.coerce.number().int().min(0).max(3600).default(300),
  DEMONSTRATION: z.stringbool().default(true),
  JOBS: z.stringbool().default(true),
  REQUIRE_ADMIN_2FA: z.stringbool().default(false),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  WEBHOOKS_TO_PRIVATE: z.stringbool().default(false),
  RENDERS_PER_NETWORK: z.coerce.number().int().min(1).default(10),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

type Settings = z.infer<typeof EnvSchema>;

export type Env = Omit<Settings, 'APP_URL' | 'DATABASE_DIRECT_URL'> & {
  /** Public origin without trailing slash: for mails, canonical links and the Origin check. */
  APP_URL: string;
  /** Direct, without a pooler: for migrations and notices. `DATABASE_URL` if it is not set. */
  DATABASE_DIRECT_URL: string;
};

const EXPECTED: Record<string, string> = {
  DATABASE_URL: 'a Postgres address, for instance postgres://user:password@host:5432/name',
  DATABASE_DIRECT_URL: 'a Postgres address past the pooler, or unset',
  PORT: 'a whole number from 0 to 65535',
  METRICS_PORT: 'a whole number from 0 to 65535, or unset',
  APP_URL: 'the public address of the site, for instance https://www.example.co.za',
  SMTP_URL: 'a mail server, for instance smtp://user:password@host:587',
  MAIL_FROM: 'an e-mail address, for instance "Firm <info@example.co.za>", or unset',
  MAIL_TO: 'an e-mail address, for instance info@example.co.za, or unset',
  INBOUND_IMAP_URL: 'a mailbox, for instance imaps://user:password@host:993/INBOX',
  INBOUND_AUTHSERV_ID: 'the name with which your mail server begins its Authentication-Results headers',
  CLAMD_URL: 'a ClamAV daemon, for instance tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl',
  S3_ENDPOINT: 'the address of the object storage, for instance https://s3.example.com',
  S3_ENCRYPTION: 'AES256, aws:kms, aws:kms:KEY or none',
  SESSION_SECRET: 'at least 32 random characters, for instance from "openssl rand -hex 32"',
  SESSION_SECRET_PREVIOUS: 'the secret before SESSION_SECRET, or unset',
  TIMESTAMP_URL: 'a time stamp server (RFC 3161), for instance https://timestamp.example.com, or unset',
  NOTICE_WAIT_SECONDS: 'a whole number of seconds from 0 to 3600',
  DEMONSTRATION: 'yes or no',
  JOBS: 'yes or no',
  REQUIRE_ADMIN_2FA: 'true or false',
  TRUST_PROXY: 'the number of proxies in front of the site, 0 to 10',
  WEBHOOKS_TO_PRIVATE: 'yes or no',
  RENDERS_PER_NETWORK: 'a whole number from 1',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
};

/** Examples from `.env.example` and manuals: attackers try these first. */
const WELL_KNOWN = /^(example.*|postgres|password|secret|changeme|minioadmin)$/i;
/** In 32 random hexadecimal digits, at least 10 different ones are expected. */
const LEAST_DIFFERENT = 8;

/** Throws an Error with one sentence per wrong variable. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const nonEmpty = Object.fromEntries(
    Object.entries(withSecretFiles(source)).filter(([, value]) => value !== ''),
  );
  const parsed = EnvSchema.safeParse(nonEmpty);
  if (!parsed.success) throw new Error(parsed.error.issues.map(sentence).join('\n'));
  const { APP_URL, ...rest } = parsed.data;
  if (rest.S3_ENDPOINT && !(rest.S3_ACCESS_KEY_ID && rest.S3_SECRET_ACCESS_KEY)) {
    throw new Error('S3_ENDPOINT is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.');
  }
  const url = new URL(APP_URL ?? `http://localhost:${rest.PORT}`);
  if (url.hostname !== 'localhost') refuseWeakSecrets(rest);
  return { ...rest, APP_URL: url.origin, DATABASE_DIRECT_URL: rest.DATABASE_DIRECT_URL ?? rest.DATABASE_URL };
}

export function env(): Env {
  return singleton('env', readEnv);
}

/** By vitest's own variable, which no operator sets, unlike NODE_ENV. */
export function isTest(): boolean {
  return process.env.VITEST === 'true';
}

function requireDatabaseUrl(url: string, context: z.RefinementCtx): void {
  try {
    tlsOptions(readDatabaseUrl(url));
  } catch (error) {
    context.addIssue({ code: 'custom', message: messageOf(error) });
  }
}

function refuseWeakSecrets({
  SESSION_SECRET,
  DATABASE_URL,
  DATABASE_DIRECT_URL = DATABASE_URL,
  S3_SECRET_ACCESS_KEY = '',
}: Settings): void {
  if (WELL_KNOWN.test(SESSION_SECRET)) {
    throw new Error(
      'SESSION_SECRET is the one of .env.example, which everybody knows: put the output of "openssl rand -hex 32" in its place.',
    );
  }
  if (new Set(SESSION_SECRET).size < LEAST_DIFFERENT) {
    throw new Error('SESSION_SECRET can be guessed: put the output of "openssl rand -hex 32" in its place.');
  }
  for (const [name, url] of Object.entries({ DATABASE_URL, DATABASE_DIRECT_URL })) {
    if (!WELL_KNOWN.test(readDatabaseUrl(url).password)) continue;
    throw new Error(`The password in ${name} is an example that everybody knows: set another in Postgres.`);
  }
  if (WELL_KNOWN.test(S3_SECRET_ACCESS_KEY)) {
    throw new Error('S3_SECRET_ACCESS_KEY is an example that everybody knows: set another in the storage.');
  }
}

function sentence(issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0]);
  if (issue.code === 'custom') return `${name} ${issue.message}.`;
  return `${name} must be ${EXPECTED[name] ?? 'a valid value'}.`;
}
