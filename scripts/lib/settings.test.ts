import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '~/testing/temporary-folder'
import { inRepository } from './repository.js'
import { readSettings, readSiteSettings } from './settings.js'

const missing = join(tmpdir(), 'there-is-no-such-env-file')
const fileWith = async (text: string) => {
  const file = join(await temporaryFolder(), '.env')
  writeFileSync(file, text)
  return file
}

describe('the settings of both programs', () => {
  it('have defaults for a machine of one developer', () => {
    expect(readSettings({ file: missing, environment: {} })).toMatchObject({
      SITE_PORT: '3000',
      CMS_PORT: '1337',
      SITE_HOST: '127.0.0.1',
      SITE_ORIGIN: 'http://localhost:3000',
      CMS_URL: 'http://127.0.0.1:1337',
      CONTENT_WEBHOOK_URL: 'http://127.0.0.1:3000/webhooks/content',
      DATA_DIR: inRepository('data'),
    })
  })

  it('follow the ports in every address that is not given', () => {
    const environment = { SITE_PORT: '3100', CMS_PORT: '1437' }
    expect(readSettings({ file: missing, environment })).toMatchObject({
      SITE_ORIGIN: 'http://localhost:3100',
      CMS_URL: 'http://127.0.0.1:1437',
      CONTENT_WEBHOOK_URL: 'http://127.0.0.1:3100/webhooks/content',
    })
  })

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::1', '[::1]'],
    ['0.0.0.0', '127.0.0.1'],
  ])('let the programs that listen on %s reach each other at %s', (listensOn, host) => {
    const environment = { SITE_HOST: listensOn, CMS_HOST: listensOn }
    expect(readSettings({ file: missing, environment })).toMatchObject({
      SITE_EXTRA_HOSTS: `${host}:3000`,
      CMS_URL: `http://${host}:1337`,
      CONTENT_WEBHOOK_URL: `http://${host}:3000/webhooks/content`,
    })
  })

  it('take the environment before the file, and neither when it is empty', async () => {
    const file = await fileWith('SITE_PORT=3001\nCMS_PORT=1338\nSITE_ORIGIN=\n')
    const environment = { SITE_PORT: '3002', CMS_PORT: '' }
    expect(readSettings({ file, environment })).toMatchObject({
      SITE_PORT: '3002',
      CMS_PORT: '1338',
      SITE_ORIGIN: 'http://localhost:3002',
    })
  })

  it('let the CMS reach a site whose origin is another host', () => {
    const environment = { SITE_ORIGIN: 'https://example.com', SITE_EXTRA_HOSTS: 'www.example.com' }
    expect(readSettings({ file: missing, environment }).SITE_EXTRA_HOSTS).toBe(
      'www.example.com,127.0.0.1:3000',
    )
  })

  it('hold the address of the site without its last slash, as both programs read it', () => {
    const environment = { SITE_ORIGIN: 'https://example.com/' }
    expect(readSettings({ file: missing, environment }).SITE_ORIGIN).toBe('https://example.com')
  })

  it('are refused to a script that needs those of a site, and finds none', () => {
    const read = (environment: Record<string, string>) =>
      readSiteSettings({ file: missing, environment })
    expect(() => read({ DATA_DIR: '/data' })).toThrow('holds the settings of a site')
    expect(read({ PRIVATE_FILES_KEY: 'key' })).toMatchObject({ SITE_PORT: '3000' })
  })
})
