import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

export type Manifest = Tree & { apiVersion: string; kind: string; metadata: { name: string } & Tree };

type Value = string | number | boolean | null | Value[] | Tree;
type Tree = { [name: string]: Value };

type Kustomization = {
  namespace?: string;
  resources?: string[];
  components?: string[];
  patches?: { path: string }[];
  images?: { name: string; newName: string; newTag: string }[];
};

const KNOWN = new Set(['apiVersion', 'kind', 'namespace', 'resources', 'components', 'patches', 'images']);
/** The field by which Kubernetes merges the entries of a list. */
const MERGE_KEYS: Record<string, string> = {
  containers: 'name',
  initContainers: 'name',
  env: 'name',
  volumes: 'name',
  volumeMounts: 'mountPath',
};

/** For the few fields that this project's kustomizations have. Throws for any other. */
export function render(folder: string, below: Manifest[] = []): Manifest[] {
  const kustomization = readKustomization(folder);
  let manifests = [
    ...below,
    ...(kustomization.resources ?? []).flatMap((path) => resource(join(folder, path))),
  ];
  for (const path of kustomization.components ?? []) manifests = render(join(folder, path), manifests);
  for (const { path } of kustomization.patches ?? [])
    for (const patch of manifestsOf(join(folder, path))) manifests = patched(manifests, patch);
  return manifests.map((manifest) => finished(manifest, kustomization));
}

function manifestsOf(file: string): Manifest[] {
  return parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS());
}

function readKustomization(folder: string): Kustomization {
  const kustomization: Kustomization = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'));
  const unknown = Object.keys(kustomization).find((name) => !KNOWN.has(name));
  if (unknown) throw new Error(`${folder}: ${unknown} is not rendered here`);
  return kustomization;
}

function resource(path: string): Manifest[] {
  return statSync(path).isDirectory() ? render(path) : manifestsOf(path);
}

function patched(manifests: Manifest[], patch: Manifest): Manifest[] {
  const isTarget = ({ kind, metadata }: Manifest) =>
    kind === patch.kind && metadata.name === patch.metadata.name;
  if (!manifests.some(isTarget)) throw new Error(`no ${patch.kind} ${patch.metadata.name} to patch`);
  return manifests.map((one) => (isTarget(one) ? (merged(one, patch) as Manifest) : one));
}

function merged(base: Tree, patch: Tree): Tree {
  const result = { ...base };
  for (const [name, value] of Object.entries(patch)) {
    const old = result[name];
    if (value === null) delete result[name];
    else if (isTree(value) && isTree(old)) result[name] = merged(old, value);
    else if (MERGE_KEYS[name] && Array.isArray(value) && Array.isArray(old))
      result[name] = mergedLists(old as Tree[], value as Tree[], MERGE_KEYS[name]);
    else result[name] = value;
  }
  return result;
}

function mergedLists(base: Tree[], patch: Tree[], key: string): Tree[] {
  const fresh = patch.filter((entry) => base.every((one) => one[key] !== entry[key]));
  const kept = base.map((one) => {
    const change = patch.find((entry) => entry[key] === one[key]);
    return change ? merged(one, change) : one;
  });
  return [...fresh, ...kept];
}

function finished(manifest: Manifest, { namespace, images = [] }: Kustomization): Manifest {
  const metadata = namespace ? { ...manifest.metadata, namespace } : manifest.metadata;
  return { ...(withImages(manifest, images) as Manifest), metadata };
}

function withImages(value: Value, images: NonNullable<Kustomization['images']>): Value {
  if (Array.isArray(value)) return value.map((one) => withImages(one, images));
  if (!isTree(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => {
      const image = name === 'image' && images.find((one) => one.name === inside);
      return [name, image ? `${image.newName}:${image.newTag}` : withImages(inside, images)];
    }),
  );
}

function isTree(value: Value | undefined): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
