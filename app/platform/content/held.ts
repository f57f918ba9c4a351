/** By kind: its items as they are shown. A kind that is absent is as its file has it. */
export type HeldContent = ReadonlyMap<string, readonly unknown[]>;

/** The parameter of an address whose page shows a draft: such a page is never cached. */
export const PREVIEW = 'preview';

declare global {
  /** On the server alone. `previewed`: what the page of this request shows instead. */
  var heldContent: { now: HeldContent; previewed?: () => HeldContent | undefined } | undefined;
}

const NOTHING: HeldContent = new Map();
const NONE: readonly never[] = [];

/** What the firm has written, else the file’s. Read it while a page is made; a browser has the file’s only. */
export function heldItems<Item>(kind: string, file: readonly Item[]): readonly Item[] {
  const held = globalThis.heldContent;
  const items = held?.previewed?.()?.get(kind) ?? held?.now.get(kind);
  return items ? (items as readonly Item[]) : file;
}

/** All that is written, or previewed: another object once any of it changes. */
export function heldNow(): HeldContent {
  const held = globalThis.heldContent;
  return held?.previewed?.() ?? held?.now ?? NOTHING;
}

/** Every version of a kind that was ever published, the earliest first, if the kind keeps them. */
export function heldVersions<Item>(kind: string): readonly Item[] {
  const held = globalThis.heldContent?.now.get(versionsKey(kind));
  return (held as readonly Item[] | undefined) ?? NONE;
}

/** Beside the items themselves; no kind is called so. */
export function versionsKey(kind: string): string {
  return `${kind}/versions`;
}

/** Computed once for the items as they are, and again when one of the kinds changes. */
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
