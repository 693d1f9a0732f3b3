import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mergeConfig, defineConfig } from 'vitest/config'
import { contractTests, unitTests } from './scripts/lib/test-folders.js'
import viteConfig from './vite.config'

const minutes = (count: number) => count * 60_000
const folders = [...unitTests, contractTests]
const testFiles = folders.map((folder) => `${folder}**/*.test.{ts,tsx}`)

/** How files run by what their text says, the first that fits; all others share one process and its modules. */
const marks: [kind: string, mark: RegExp][] = [
  // Vitest keeps what it made itself for a module from one file to the next.
  ['alone', /\benv\.[A-Z_]+ = |@own-process|\bvi\.mock\('[^']*'\)/],
  ['documents', /@vitest-environment/],
  ['replacing', /\bvi\.(mock|doMock|resetModules|stubEnv)\(/],
]
const kindOf = (text: string) => marks.find(([, mark]) => mark.test(text))?.[0]
const marked = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  )
  .map((file) => ({ file, kind: kindOf(readFileSync(file, 'utf8')) }))
  .filter(({ kind }) => kind)
const filesOf = (kind: string) =>
  marked.filter((each) => each.kind === kind).map(({ file }) => file)

/** A process for all files of a kind, each of which loads the modules of the site anew. */
const loadsAnew = (name: string) => ({
  extends: true as const,
  test: { name, include: filesOf(name), isolate: false, setupFiles: 'app/testing/load-anew.ts' },
})

export default defineConfig((env) =>
  mergeConfig(
    viteConfig({ ...env, mode: 'test' }),
    defineConfig({
      test: {
        setupFiles: ['app/testing/fail-on-console-error.ts', 'app/testing/forget-singletons.ts'],
        // One after the other: a module that is loaded while another file forgets all would never arrive.
        sequence: { setupFiles: 'list' },
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
            test: {
              name: 'shared',
              include: testFiles,
              exclude: marked.map(({ file }) => file),
              isolate: false,
            },
          },
          loadsAnew('documents'),
          loadsAnew('replacing'),
          { extends: true, test: { name: 'alone', include: filesOf('alone') } },
        ],
      },
    }),
  ),
)
