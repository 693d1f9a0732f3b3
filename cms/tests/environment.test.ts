import { tmpdir } from 'node:os'
import { expect, it, onTestFinished, vi } from 'vitest'
import { testEnvironment } from './start-cms'

async function environmentWith(variables: Record<string, string>) {
  vi.resetModules()
  const settings = { ...testEnvironment(tmpdir()), ...variables }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { environment } = await import('../src/environment/environment')
  return environment()
}

it('reads the addresses of site and panel without their last slash, as the site does', async () => {
  const settings = await environmentWith({
    SITE_ORIGIN: 'https://www.example.com/',
    CMS_PUBLIC_URL: 'https://cms.example.com/',
  })
  expect(settings.SITE_ORIGIN).toBe('https://www.example.com')
  expect(settings.CMS_PUBLIC_URL).toBe('https://cms.example.com')
})

it('refuses an address that is not http', async () => {
  await expect(environmentWith({ SITE_ORIGIN: 'ftp://www.example.com' })).rejects.toThrow(
    /SITE_ORIGIN/,
  )
})
