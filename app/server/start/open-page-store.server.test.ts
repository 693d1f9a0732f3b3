import { expect, it, onTestFinished, vi } from 'vitest'
import type { ServerBuild } from '@remix-run/node'
import { env } from '~/platform/env/env.server'
import { temporaryFolder } from '~/testing/temporary-folder'
import { createWorkLimiter } from '../limits/work-limiter.server'
import { openPageStore } from './open-page-store.server'

const handle = vi.fn(async () => new Response('a page'))

async function ask() {
  const workLimiter = createWorkLimiter({ isProxyTrusted: false, lag: () => 0 })
  const pages = await openPageStore({
    build: { assets: { version: 'one' } } as ServerBuild,
    handle,
    security: { common: [], contentSecurityPolicy: () => '' },
    workLimiter,
    rendering: { threadTime: () => 0 },
  })
  await pages.get('/', 'stored')
  await pages.close()
}

it('renders pages anew once the secret is another that signs addresses in them', async () => {
  const { DATA_DIR, PREVIEW_SECRET } = env
  onTestFinished(() => void Object.assign(env, { DATA_DIR, PREVIEW_SECRET }))
  env.DATA_DIR = await temporaryFolder()
  await ask()
  await ask()
  expect(handle).toHaveBeenCalledTimes(1)
  env.PREVIEW_SECRET = 'another-secret-of-previews'
  await ask()
  expect(handle).toHaveBeenCalledTimes(2)
})
