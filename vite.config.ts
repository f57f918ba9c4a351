import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vitest/config';
import { articles } from './app/blog/articles-plugin.ts';
import { offlineWorker } from './app/shell/offline-plugin.ts';
import remixConfig from './remix.config.js';

export default defineConfig({
  // Under vitest the Remix plugin is off: it turns route modules into something tests cannot import.
  plugins: [articles(), offlineWorker(), tailwindcss(), process.env.VITEST ? null : remix(remixConfig)],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Fewer, larger chunks: a phone waits for round trips longer than for bytes.
    rollupOptions: { output: { experimentalMinChunkSize: 8_000 } },
  },
  test: {
    include: ['{app,server,dev,drizzle,content,tests}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/global-setup.ts',
    setupFiles: 'tests/setup.ts',
    maxWorkers: 2,
  },
});
