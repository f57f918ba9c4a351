import { relative } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { brand } from './app/site/brand/brand-plugin.ts';
import { articleCard, compileArticle } from './app/site/blog/compile-article.ts';
import { compileLegalText } from './app/site/legal/compile-legal-text.ts';
import { compileRoad } from './app/site/roads/compile-road.ts';
import { compiledMarkdown } from './app/platform/markdown/compiled-markdown.ts';
import { shareCards } from './app/site/share-card/share-card-plugin.ts';
import { offlineWorker } from './app/site/offline/worker-plugin.ts';
import { compileServicePage } from './app/site/service-pages/compile-service-page.ts';
import { buildConstants } from './dev/build-constants.ts';
import { PARTS } from './dev/chunks.ts';
import { reload } from './dev/reload-plugin.ts';
import { checkedContent } from './dev/content/checked-content.ts';
import { filesOf } from './dev/suite/projects.ts';

/** Without these groups the bundler makes dozens of files below a kilobyte. */
const CHUNKS: Record<string, RegExp> = {
  framework:
    /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\//,
  csv: /\/node_modules\/csv-parse\/|\/app\/platform\/csv\/(?!csv\.)/,
  calculator: /\/app\/tools\/calculators\/(?!quick-estimate)/,
};

export default defineConfig({
  define: buildConstants,
  plugins: [
    compiledMarkdown('content/blog', compileArticle),
    compiledMarkdown('content/legal', compileLegalText),
    compiledMarkdown('content/roads', compileRoad),
    compiledMarkdown('content/service-pages', compileServicePage),
    brand(),
    shareCards(articleCard),
    offlineWorker(buildConstants),
    tailwindcss(),
    checkedContent(),
    reload(),
    globsAnew(),
    process.env.VITEST ? null : remix(),
  ],
  // The shell's script (app/elements.ts) and the calculators' are bundled as workers.
  worker: {
    format: 'es',
    plugins: () => [brand(), joinSmallFiles(), withoutExplanations()],
    // The sources of the tax tables (`evidence`) are spread objects, which the bundler keeps because they might have
    // getters.
    rollupOptions: { treeshake: { propertyReadSideEffects: false } },
  },
  // A dependency found later would load a second React; a missing one fails at once, by name.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      '@conform-to/react',
      '@conform-to/zod/v4',
      'embla-carousel',
      'embla-carousel-autoplay',
      'react-dom',
      'zod',
      'zod/mini',
    ],
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  test: {
    setupFiles: 'tests/setup.ts',
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    diff: { expand: false, contextLines: 2 },
    // Both projects load the app: the second one, and the next run, find it compiled.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    // The cards are beside Vite's own cache, in node_modules, and are still files of the site.
    server: { deps: { inline: [/\/(share-cards|brand)\//] } },
    coverage: {
      include: ['{app,content,dev,drizzle,server}/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/*.test-support.ts'],
      reporter: ['text-summary', 'html', 'json-summary'],
      reportsDirectory: '.data/coverage',
      reportOnFailure: true,
    },
    // Loading the app for each file would take half the time: hence no `isolate`.
    projects: [
      { extends: true, test: { name: 'pure', include: filesOf('pure'), isolate: false } },
      {
        extends: true,
        test: {
          name: 'services',
          include: filesOf('services'),
          globalSetup: 'tests/global-setup.ts',
          isolate: false,
        },
      },
    ],
  },
});

/** Each file costs a request and its headers. Of the calculators most are needed together. In bytes. */
function joinSmallFiles(): Plugin {
  let isCalculator = false;
  return {
    name: 'join-small-files',
    buildStart({ input }) {
      isCalculator = JSON.stringify(input).includes('live-calculator-element');
    },
    outputOptions: (options) => ({ ...options, experimentalMinChunkSize: isCalculator ? 3_000 : 400 }),
  };
}

/** How a calculator works stands in the page as the server wrote it: its script does not need it. */
function withoutExplanations(): Plugin {
  return {
    name: 'without-explanations',
    transform(code, id) {
      const [, name] = /\/calculators\/(auto-assessment|worksheet)-texts\.ts$/.test(id)
        ? (/export const (\w+)/.exec(code) ?? [])
        : [];
      return name ? { code: `export const ${name} = { how: [], leavesOut: [] };`, map: null } : null;
    },
  };
}

/**
 * The compiled tests that are kept know a file by its own text: one that lists others misses those that came since, and a
 * text keeps the fields of an older schema.
 */
function globsAnew(): Plugin {
  return {
    name: 'globs-anew',
    configureVitest({ experimental_defineCacheKeyGenerator: define }) {
      define(({ id, sourceCode }) =>
        id.endsWith('.md') || sourceCode.includes('import.meta.glob') ? false : undefined);
    },
  };
}

/** Not under vitest: it turns route modules into something tests cannot import. */
async function remix() {
  const { vitePlugin: plugin } = await import('@remix-run/dev');
  const { default: remixConfig } = await import('./remix.config.js');
  return plugin(remixConfig);
}

function chunkOf(id: string): string | undefined {
  const [path = ''] = relative(import.meta.dirname, id).split('?');
  return PARTS.has(path) ? 'parts' : Object.keys(CHUNKS).find((name) => CHUNKS[name]?.test(id));
}
