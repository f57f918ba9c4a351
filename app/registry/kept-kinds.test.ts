import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keptThings, type KeptName } from '#content/kept.ts';
import { freelancerKept } from '#app/tools/freelancer/freelancer-kept.ts';
import { estateKept } from '#app/tools/estate/estate-kept.ts';
import { keptPath, type KeptKind } from '#app/tools/kept/kept-kind.ts';

const kinds: Record<KeptName, KeptKind<KeptName, never>> = {
  freelancer: freelancerKept as never,
  estate: estateKept as never,
};

test('every kind that is kept by a link has a page of its own name', () => {
  for (const [name, kind] of Object.entries(kinds)) {
    expect(kind.name).toBe(name);
    expect(keptPath(kind, 'x')).toBe(`/kept/${name}/x`);
    expect(existsSync(`app/routes/kept.${name}.$token.tsx`), name).toBe(true);
  }
  expect(Object.keys(keptThings)).toEqual(Object.keys(kinds));
});
