import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '~/testing/temporary-folder'
import { writeToFolder } from './mail-folder.server'

const composed = (text: string) => ({
  envelope: { from: 'a@example.com', to: ['b@example.com'] },
  raw: Buffer.from(text),
})

it('keeps a message sent twice as one file, the later one', async () => {
  const folder = join(await temporaryFolder(), 'mail')
  await writeToFolder(folder, 'b7c1.visitor', composed('first'))
  await writeToFolder(folder, 'b7c1.visitor', composed('second'))
  expect(await readdir(folder)).toEqual(['b7c1.visitor.eml'])
  expect(await readFile(join(folder, 'b7c1.visitor.eml'), 'utf8')).toBe('second')
})
