import type { KnipConfig } from 'knip'
import { pages } from './app/routing/table'
import { resources } from './app/routing/resources'

const routeModules = [...Object.values(pages), ...Object.values(resources)].map(
  ({ module }) => module,
)

/** What nothing reaches from these entries is dead: the route table says which pages there are. */
const config: KnipConfig = {
  // A value that only its own file reads is not exported.
  ignoreExportsUsedInFile: { type: true, interface: true },
  // Programs of the system that benchmarks start.
  ignoreBinaries: ['nginx', 'openssl', 'redis-server', 'taskset'],
  workspaces: {
    '.': {
      // Its routes are those of the table, not whatever lies in the folder.
      remix: false,
      entry: [
        'app/root.tsx',
        'app/entry.{client,server}.tsx',
        ...new Set(routeModules.map((module) => `app/${module}`)),
        'app/routes/language.tsx',
        'app/routes/not-found.tsx',
        'app/routes/staff/area.tsx',
        'scripts/*.{js,ts}',
        // Built on its own, with a part that the build makes.
        'vite.render.config.ts',
        'app/server/rendering/render-thread.ts',
        // Loaded by the development server.
        'app/server/develop-site.server.ts',
        'scripts/bench/*.{mjs,ts}',
        'scripts/cluster/{kill-bookings,kill-nodes,publish-latency,rolling-restart,serve,throughput}.ts',
        'scripts/lib/end-with-parent.js',
        'scripts/lib/sample-workers.ts',
        'e2e/support/serve.js',
        'app/testing/outbox-victim.ts',
        // The contract between both programs: all of it is public.
        'content-types/*.ts',
      ],
      project: ['{app,content-types,e2e,scripts}/**/*.{ts,tsx,js,mjs}', '*.{js,ts}'],
      // Read as files: by a script, by a style sheet, by a thread that decodes pictures.
      ignoreDependencies: ['@tabler/icons', '@fontsource-variable/.*', 'libheif-js'],
    },
    cms: {
      entry: [
        'src/{index,start}.ts',
        'src/admin/app.tsx',
        'src/{api,policies,middlewares,extensions}/**/*.ts',
        'config/*.ts',
        'seed/pictures/cli.ts',
        'tests/**/*.ts',
      ],
      project: ['{src,config,seed,tests}/**/*.{ts,tsx}'],
    },
  },
}

export default config
