/** By kind: the items as shown. A missing kind is as its file has it. */
export type HeldContent = ReadonlyMap<string, readonly unknown[]>;

/** The query parameter for a page that shows a draft: such a page is never cached. */
export const PREVIEW = 'preview';

declare global {
  /** On the server only. `previewed`: what the page of this request shows instead. */
  var heldContent: { now: HeldContent; previewed?: () => HeldContent | undefined } | undefined;
}

const NOTHING: HeldContent = new Map();
const NONE: readonly never[] = [];

/** What the firm has written, else the file's. Read it while a page is made; a browser only has the file's. */
export function heldItems<Item>(kind: string, file: readonly Item[]): readonly Item[] {
  const held = globalThis.heldContent;
  const items = held?.previewed?.()?.get(kind) ?? held?.now.get(kind);
  return items ? (items as readonly Item[]) : file;
}

/** All that is written, or previewed: a new object once any of it changes. */
export function heldNow(): HeldContent {
  const held = globalThis.heldContent;
  return held?.previewed?.() ?? held?.now ?? NOTHING;
}

/** Every version that was ever published, the earliest first; empty unless the kind keeps them. */
export function heldVersions<Item>(kind: string): readonly Item[] {
  const held = globalThis.heldContent?.now.get(versionsKey(kind));
  return (held as readonly Item[] | undefined) ?? NONE;
}

/** No kind may have this name. */
export function versionsKey(kind: string): string {
  return `${kind}/versions`;
}

/** Computed once, and again when one of these kinds changes. */
export function oncePer<Value>(kinds: readonly (() => unknown)[], make: () => Value): () => Value {
  let last: { read: readonly unknown[]; value: Value } | undefined;
  return () => {
    const read = kinds.map((kind) => kind());
    if (last === undefined || read.some((items, at) => items !== last?.read[at]))
      last = { read, value: make() };
    return last.value;
  };
}

export function isPreview(): boolean {
  return globalThis.heldContent?.previewed?.() !== undefined;
}

export function holdContent(now: HeldContent): void {
  globalThis.heldContent = { ...globalThis.heldContent, now };
}

export function previewThe(previewed: () => HeldContent | undefined): void {
  globalThis.heldContent = { now: NOTHING, ...globalThis.heldContent, previewed };
}
