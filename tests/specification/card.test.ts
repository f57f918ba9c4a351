import { globSync, readFileSync } from 'node:fs';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '#dev/run.ts';
import { env } from '#app/platform/env/env.server.ts';
import { profiles, userRoles } from '#app/platform/db/schema/accounts.ts';
import {
  clients,
  partners,
  professionalBodies,
  softwareAccreditations,
} from '#app/platform/db/schema/lists.ts';

/** What the owner's card names, with a file that must use it. */
const USED: Record<string, string> = {
  '@remix-run/react': 'app/root.tsx',
  '@remix-run/node': 'app/root.tsx',
  react: 'app/root.tsx',
  'react-dom': 'app/platform/http/render.server.ts',
  'drizzle-orm': 'app/lists/core/find.server.ts',
  postgres: 'app/platform/db/connect.server.ts',
  'remix-auth': 'app/accounts/core/sign-in.server.ts',
  'remix-auth-form': 'app/accounts/core/sign-in.server.ts',
  bcryptjs: 'app/accounts/core/hashing-worker.mjs',
  '@aws-sdk/client-s3': 'app/platform/storage/s3.server.ts',
  nodemailer: 'app/platform/mail/delivery.server.ts',
  zod: 'app/firm/contact/enquiry-schema.ts',
  '@conform-to/react': 'app/lists/desk/add-form.tsx',
  '@conform-to/zod': 'app/routes/contact.tsx',
  '@tailwindcss/vite': 'vite.config.ts',
  tailwindcss: 'app/app.css',
  marked: 'app/platform/markdown/markdown.ts',
  'isomorphic-dompurify': 'app/platform/markdown/markdown.ts',
  vitest: 'vite.config.ts',
  '@playwright/test': 'tests/e2e/playwright.config.ts',
};

const TOP = [
  'package.json',
  'remix.config.js',
  'tsconfig.json',
  'docker-compose.yml',
  'Dockerfile',
  'README.md',
  ...['app', 'drizzle', 'content', 'public', 'tests'].map((folder) => `${folder}/`),
];

test('every package of the card is installed and used', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, object>;
  const installed = { ...dependencies, ...devDependencies };
  for (const [name, file] of Object.entries(USED)) {
    expect(installed).toHaveProperty([name]);
    expect(read(file), `${name} in ${file}`).toMatch(new RegExp(String.raw`['"]${name}[/'"]`));
  }
  expect(installed).toHaveProperty(['@remix-run/serve']);
});

test('the top level has the files and folders of the card', () => {
  expect(globSync(TOP, { cwd: ROOT }).toSorted()).toEqual(
    TOP.map((name) => name.replace(/\/$/, '')).toSorted(),
  );
});

test('docker compose starts the site, Postgres, MinIO and Mailpit', () => {
  const { services } = parse(read('docker-compose.yml'), { merge: true }) as { services: object };
  expect(Object.keys(services)).toEqual(expect.arrayContaining(['app', 'postgres', 'minio', 'mailpit']));
});

test('the tables of accounts and lists have the specified columns, logos their bucket', () => {
  const columns = Object.fromEntries(
    [profiles, userRoles, clients, professionalBodies, softwareAccreditations, partners].map((table) => {
      const { name, columns } = getTableConfig(table);
      return [name, columns.map((column) => stored(column.name))];
    }),
  );
  const listing = ['id', 'name', 'description', 'logo_url', 'website_url', 'is_active', 'display_order'];
  expect(columns).toEqual({
    profiles: expect.arrayContaining(['id', 'full_name', 'user_type']),
    user_roles: expect.arrayContaining(['user_id', 'role']),
    clients: expect.arrayContaining(listing),
    professional_bodies: expect.arrayContaining(listing),
    software_accreditations: expect.arrayContaining(listing),
    partners: expect.arrayContaining([...listing, 'category']),
  });
  expect(env().S3_BUCKET).toBe('client-logos');
  expect(clients.displayOrder.default).toBe(0);
  expect(clients.isActive.default).toBe(true);
  expect(partners.category.enumValues).toEqual(['financial', 'payment', 'business']);
  expect(userRoles.role.enumValues).toContain('admin');
  expect(profiles.userType.enumValues).toEqual(['individual', 'business']);
});

function stored(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function read(path: string): string {
  return readFileSync(`${ROOT}/${path}`, 'utf8');
}
