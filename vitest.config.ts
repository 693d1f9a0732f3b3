import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mergeConfig, defineConfig } from 'vitest/config'
import { contractTests, unitTests } from './scripts/lib/test-folders.js'
import viteConfig from './vite.config'

const minutes = (count: number) => count * 60_000
const folders = [...unitTests, contractTests]
const testFiles = folders.map((folder) => `${folder}**/*.test.{ts,tsx}`)

/** A replaced module, a document or a changed setting would be there for the next file, too. */
const leavesTraces =
  /\bvi\.(mock|doMock|resetModules|stubEnv)\(|\benv\.[A-Z_]+ = |@vitest-environment|@own-process/
const alone = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => leavesTraces.test(readFileSync(file, 'utf8'))),
)

export default defineConfig((env) =>
  mergeConfig(
    viteConfig({ ...env, mode: 'test' }),
    defineConfig({
      test: {
        setupFiles: ['app/testing/fail-on-console-error.ts', 'app/testing/forget-singletons.ts'],
        restoreMocks: true,
        // Generous: a busy machine is slow, and only a test that hangs should fail by the clock.
        testTimeout: minutes(5),
        hookTimeout: minutes(5),
        expect: { poll: { timeout: minutes(0.5) } },
        // The command says how many workers: projects would keep a number from here, whatever it says.
        projects: [
          {
            extends: true,
            // Loading modules anew for each file takes more than half of the time of all tests.
            test: { name: 'shared', include: testFiles, exclude: alone, isolate: false },
          },
          { extends: true, test: { name: 'alone', include: alone } },
        ],
      },
    }),
  ),
)
