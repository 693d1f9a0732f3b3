import { mergeConfig, defineConfig } from 'vitest/config'
import viteConfig from './vite.config'

export default defineConfig((env) =>
  mergeConfig(
    viteConfig({ ...env, mode: 'test' }),
    defineConfig({
      test: {
        include: ['{app,content-types,scripts,cms/seed,cms/tests}/**/*.test.{ts,tsx}'],
        setupFiles: ['app/testing/fail-on-console-error.ts'],
        restoreMocks: true,
        // Its own choice leaves one processor idle.
        maxWorkers: '100%',
      },
    }),
  ),
)
