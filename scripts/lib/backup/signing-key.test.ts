import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '~/testing/temporary-folder'
import { readSettings } from '../settings.js'
import { copySigningKey } from './signing-key.js'

async function backUp({ own, named }: { own?: string; named?: string }) {
  const folder = await temporaryFolder()
  const backup = join(folder, 'backup')
  const said: string[] = []
  if (own) writeFileSync(join(folder, 'pdf-signing.pem'), own)
  const environment = { DATA_DIR: folder, PDF_SIGNING_FILE: named && join(folder, named) }
  if (named === 'seal.pem') writeFileSync(join(folder, named), 'the key of the settings')
  const settings = readSettings({ file: join(folder, 'no.env'), environment })
  await copySigningKey({ settings, backup, say: (text) => void said.push(text) })
  const copy = () => readFileSync(join(backup, 'data', 'pdf-signing.pem'), 'utf8')
  return { said: said.join(), copy }
}

it('copies the key of the settings rather than one that the site made before', async () => {
  const { copy } = await backUp({ own: 'an earlier key', named: 'seal.pem' })
  expect(copy()).toBe('the key of the settings')
})

it('copies the key that the site made', async () => {
  const { copy } = await backUp({ own: 'its own key' })
  expect(copy()).toBe('its own key')
})

it('says that it found none', async () => {
  const { said } = await backUp({})
  expect(said).toContain('no key for signing PDFs was copied')
})

it('fails where the settings name a file that is not there', async () => {
  await expect(backUp({ own: 'an earlier key', named: 'gone.pem' })).rejects.toThrow('gone.pem')
})
