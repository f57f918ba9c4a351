import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { expect, onTestFinished, test } from 'vitest';
import { SECRETS } from '#app/platform/env/secret-files.server.ts';
import { ROOT } from '#dev/run.ts';
import { render, type Manifest } from './render.ts';
import { moduleOf, schemaFault, WITHOUT_SCHEMA } from './schemas.ts';

const FOLDER = join(ROOT, 'deploy/kubernetes');
const OVERLAYS = ['managed', 'operators'];
const rendered = OVERLAYS.map((name) => ({ name, manifests: render(join(FOLDER, 'overlays', name)) }));
const all = rendered.flatMap(({ manifests }) => manifests);
const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');

type Container = {
  name: string;
  image: string;
  command?: string[];
  env?: { name: string }[];
  ports?: { name: string; containerPort: number }[];
  securityContext?: Record<string, unknown>;
  [probe: string]: unknown;
};

type Pod = {
  securityContext?: Record<string, unknown>;
  containers: Container[];
  initContainers?: Container[];
};

test('every manifest is what the schemas of Kubernetes and of the operators allow', async () => {
  for (const manifest of all) expect(await schemaFault(manifest)).toBeNull();
  const wrong = structuredClone(all.find(({ kind }) => kind === 'Deployment')) as Manifest & { spec: object };
  Object.assign(wrong.spec, { replicas: 'two' });
  expect(await schemaFault(wrong)).toContain('replicas');
  const kinds = new Set(all.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`));
  for (const kind of WITHOUT_SCHEMA) expect(kinds).toContain(kind);
});

test('no manifest has a field that its kind does not know', { timeout: 120_000 }, () => {
  expect(unknownFields(all)).toBe('');
  const service = structuredClone(all.find(({ kind }) => kind === 'Service')) as Manifest & { spec: object };
  Object.assign(service.spec, { selectors: {} });
  expect(unknownFields([service])).toMatch(/selectors/);
});

test('the overlays are rendered as kubectl does', ({ skip }) => {
  for (const { name, manifests } of rendered) {
    const output = kubectl(join(FOLDER, 'overlays', name));
    if (output === null) return skip('kubectl with kustomize 5 is not installed');
    const theirs = parseAllDocuments(output).map((document) => document.toJS() as Manifest);
    expect(byName(manifests)).toEqual(byName(theirs));
  }
});

test('every variable that a manifest sets is one that the site reads', () => {
  const known = new Set(
    [...text('app/platform/env/env.server.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name),
  );
  const helpers = new Set(['DATABASE_PASSWORD', 'BUCKET_HOST']);
  const names = [
    ...all.filter(({ kind }) => kind === 'ConfigMap').flatMap(({ data }) => Object.keys(data as object)),
    ...siteContainers().flatMap(({ env = [] }) => env.map(({ name }) => name)),
  ].filter((name) => !helpers.has(name));
  const secrets = new Set(SECRETS.map((name) => `${name}_FILE`));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) expect(known.has(name) || secrets.has(name as never), name).toBe(true);
});

test('ports, probes, commands and folders are those of the image', () => {
  const image = text('Dockerfile');
  const folders = [...image.matchAll(/^COPY (\w+) \1$/gm)].map(([, folder]) => folder);
  for (const { command, ports = [], ...container } of siteContainers()) {
    const file = command?.find((part) => part.endsWith('.ts'));
    if (file) expect(folders, file).toContain(file.split('/')[0]);
    if (file) expect(existsSync(join(ROOT, file)), file).toBe(true);
    for (const { containerPort } of ports) expect(image).toMatch(new RegExp(`PORT=${containerPort}\\b`));
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
      const path = (container[probe] as { httpGet: { path: string } } | undefined)?.httpGet.path;
      if (path)
        expect(
          globSync('server/*.ts').some((name) => text(name).includes(`'${path}'`)),
          path,
        ).toBe(true);
    }
  }
  expect(image).toContain('mkdir -p /data/spool /backups');
});

test('no container runs as root, writes to its root or has a capability', () => {
  for (const pod of pods()) {
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    for (const { securityContext } of [...pod.containers, ...(pod.initContainers ?? [])])
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
  }
});

test('jobs run in their own deployment, and nowhere else', () => {
  const jobs = all
    .filter(({ kind }) => kind === 'Deployment')
    .flatMap(({ metadata, ...manifest }) =>
      podOf(manifest as never)?.containers.map(({ env = [] }) => [
        metadata.name,
        env.find(({ name }) => name === 'JOBS') ?? null,
      ]),
    );
  for (const entry of jobs)
    if (entry?.[0] === 'site-app') expect(entry[1]).toEqual({ name: 'JOBS', value: 'no' });
  for (const entry of jobs)
    if (entry?.[0] === 'site-jobs') expect(entry[1]).toEqual({ name: 'JOBS', value: 'yes' });
});

function pods(): Pod[] {
  return all
    .filter(({ metadata }) => metadata.name.startsWith('site'))
    .flatMap((manifest) => podOf(manifest as never) ?? []);
}

function podOf({
  spec,
}: {
  spec?: { template?: { spec: Pod }; jobTemplate?: { spec: { template: { spec: Pod } } } };
}) {
  return spec?.template?.spec ?? spec?.jobTemplate?.spec.template.spec;
}

function siteContainers(): Container[] {
  return pods().flatMap(({ containers, initContainers = [] }) => [...containers, ...initContainers]);
}

function byName(manifests: readonly Manifest[]): Record<string, Manifest> {
  return Object.fromEntries(manifests.map((one) => [`${one.kind} ${one.metadata.name}`, one]));
}

/** Null without a kubectl that knows components. */
function kubectl(folder: string): string | null {
  try {
    return execFileSync('kubectl', ['kustomize', folder], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The compiler compares the manifests with the types that are made from the same schemas. */
function unknownFields(manifests: readonly Manifest[]): string {
  const folder = join(ROOT, `.data/manifests-${process.pid}`);
  const file = join(folder, 'manifests.ts');
  const config = join(folder, 'tsconfig.json');
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const typed = manifests.flatMap((manifest, at) => {
    const name = moduleOf(manifest);
    if (!name) return [];
    return `import type { I${manifest.kind} as T${at} } from '${name}';\nexport const m${at}: T${at} = ${JSON.stringify(manifest)};`;
  });
  writeFileSync(file, typed.join('\n'));
  writeFileSync(config, JSON.stringify({ extends: '../../tsconfig.json', include: [], files: [file] }));
  const { bin } = JSON.parse(text('node_modules/typescript/package.json')) as { bin: { tsc: string } };
  try {
    execFileSync(
      process.execPath,
      [join(ROOT, 'node_modules/typescript', bin.tsc), '--noEmit', '--pretty', 'false', '-p', config],
      { encoding: 'utf8', stdio: 'pipe' },
    );
    return '';
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? String(error);
  }
}
