import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';

type Service = {
  image: string;
  environment: Record<string, string>;
  networks: Record<string, unknown>;
  deploy?: { replicas: number };
  depends_on?: Record<string, { required: boolean }>;
};

const EXAMPLE = parseEnv(readFileSync('.env.example', 'utf8'));
const compose = [process.env.COMPOSE ?? '', 'docker-compose', 'docker compose'].find(isCompose2);

test.skipIf(!compose)('an operator’s own services replace the bundled ones, for app and backups', () => {
  const own = {
    DATABASE_URL: 'postgres://me:x@db.example.org/site?sslmode=verify-full',
    S3_ENDPOINT: 'https://s3.example.org',
    S3_REGION: 'af-south-1',
    S3_BUCKET: 'mine',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_ENCRYPTION: 'aws:kms',
    SMTP_URL: 'smtp://mail.example.org:587',
  };
  const { edge, app, backup, ...others } = servicesWith({ ...own, COMPOSE_PROFILES: '' });
  expect(edge).toBeDefined();
  expect(others).toEqual({});
  for (const service of [app, backup]) {
    expect(service?.environment).toMatchObject(own);
    expect(Object.keys(service?.networks ?? {}), 'one leads outside').toContain('front');
  }
});

test.skipIf(!compose)('without them, the bundled services run and are used', () => {
  const services = servicesWith({});
  expect(Object.keys(services).toSorted()).toEqual(['app', 'backup', 'edge', 'mailpit', 'minio', 'postgres']);
  expect(services.app?.environment).toMatchObject({
    DATABASE_URL: 'postgres://site:example@postgres:5432/site',
    S3_ENDPOINT: 'http://minio:9000',
    S3_ACCESS_KEY_ID: 'site',
    S3_SECRET_ACCESS_KEY: EXAMPLE.MINIO_PASSWORD,
    SMTP_URL: 'smtp://mailpit:1025',
    APP_URL: 'https://localhost',
  });
  expect(services.edge?.environment.OUTER_PORT).toBe('');
  expect(services.postgres?.environment.WAL_ARCHIVE).toBe('off');
});

test.skipIf(!compose)('replicas, image, outer port and the archive follow one variable each', () => {
  const { app, backup, edge, postgres } = servicesWith({
    REPLICAS: '3',
    SITE_IMAGE: 'site:7',
    HTTPS_PORT: '8443',
    WAL_ARCHIVE: 'on',
  });
  expect(app?.deploy?.replicas).toBe(3);
  expect([app?.image, backup?.image]).toEqual(['site:7', 'site:7']);
  expect([app?.environment.APP_URL, edge?.environment.OUTER_PORT]).toEqual([
    'https://localhost:8443',
    ':8443',
  ]);
  expect(postgres?.environment.WAL_ARCHIVE).toBe('on');
});

function servicesWith(variables: Record<string, string>): Record<string, Service | undefined> {
  const [program = '', ...args] = compose?.split(' ') ?? [];
  const env = { NODE_ENV: 'test' as const, PATH: process.env.PATH, ...EXAMPLE, ...variables };
  const flags = ['--env-file', '/dev/null', 'config', '--format', 'json'];
  const { stdout, stderr, status } = spawnSync(program, [...args, ...flags], { env, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return (JSON.parse(stdout) as { services: Record<string, Service> }).services;
}

function isCompose2(command: string): boolean {
  const [program = '', ...args] = command.split(' ');
  if (program === '') return false;
  const { stdout } = spawnSync(program, [...args, 'version', '--short'], { encoding: 'utf8' });
  return /^v?[2-9]/.test(stdout ?? '');
}
