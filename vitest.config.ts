import { mergeConfig, defineConfig } from 'vitest/config'
import viteConfig from './vite.config'

const minutes = (count: number) => count * 60_000

export default defineConfig((env) =>
  mergeConfig(
    viteConfig({ ...env, mode: 'test' }),
    defineConfig({
      test: {
        include: ['{app,content-types,scripts,cms/seed,cms/tests}/**/*.test.{ts,tsx}'],
        setupFiles: ['app/testing/fail-on-console-error.ts'],
        restoreMocks: true,
        // Generous: a busy machine is slow, and only a test that hangs should fail by the clock.
        testTimeout: minutes(5),
        hookTimeout: minutes(5),
        expect: { poll: { timeout: minutes(0.5) } },
        // Its own choice leaves one processor idle.
        maxWorkers: '100%',
      },
    }),
  ),
)
