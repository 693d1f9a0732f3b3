import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { picture } from '~/testing/factories/picture'
import { temporaryFolder } from '~/testing/temporary-folder'
import { createKnownPictures } from './known-pictures.server'

const some = Array.from({ length: 1000 }, (_, n) => picture({ hash: `picture_${n}` }))

it('knows after a restart what it knew before', async () => {
  const file = join(await temporaryFolder(), 'pictures', 'known.json')
  const first = createKnownPictures(file)
  for (const each of some) first.remember(each)
  first.forget('picture_7')
  await first.flush()

  const second = createKnownPictures(file)
  expect(await second.find('picture_0')).toEqual(some[0])
  expect(await second.find('picture_7')).toBeNull()
  expect(await second.find('picture_999')).toEqual(some[999])
})

it('reads a list of an earlier version, which was one line', async () => {
  const file = join(await temporaryFolder(), 'known.json')
  await writeFile(file, JSON.stringify(some))
  const known = createKnownPictures(file)
  expect(await known.find('picture_500')).toEqual(some[500])
})

it('leaves out what is no picture, and knows nothing beyond a damage', async () => {
  const file = join(await temporaryFolder(), 'known.json')
  const lines = [some[0], { hash: 'no size' }, some[1]].map((each) => JSON.stringify(each))
  await writeFile(file, [...lines, '{"hash', JSON.stringify(some[2])].join('\n'))
  const known = createKnownPictures(file)
  expect(await known.find('picture_2')).toBeNull()
  expect(known.peek('picture_0')).toEqual(some[0])
  expect(known.peek('picture_1')).toEqual(some[1])
})

it('does not save again when it is told what it knows', async () => {
  const file = join(await temporaryFolder(), 'known.json')
  const first = createKnownPictures(file)
  for (const each of some) first.remember(each)
  await first.flush()
  const saved = await readFile(file, 'utf8')
  expect(saved.trim().split('\n')).toHaveLength(some.length)

  first.remember(picture({ hash: 'picture_3' }))
  await writeFile(file, '')
  await first.flush()
  expect(await readFile(file, 'utf8')).toBe('')
})

it('waits at the end for a save under way, and saves what was added during it', async () => {
  const file = join(await temporaryFolder(), 'pictures', 'known.json')
  const known = createKnownPictures(file)
  known.remember(picture({ hash: 'early' }))
  void known.flush()
  await known.flush()
  expect(await readFile(file, 'utf8')).toContain('"early"')

  void known.flush()
  known.remember(picture({ hash: 'late' }))
  void known.flush()
  await known.flush()
  expect(await readFile(file, 'utf8')).toContain('"late"')
})

it('removes what a save left behind whose process was killed', async () => {
  const folder = await temporaryFolder()
  const file = join(folder, 'known.json')
  await createKnownPictures(file).find('none')
  await writeFile(`${file}.0123456789ab.tmp`, '{"hash')
  await writeFile(join(folder, 'other.json.0123456789ab.tmp'), '')
  await writeFile(file, JSON.stringify(some[0]))
  const known = createKnownPictures(file)
  expect(await known.find('picture_0')).toEqual(some[0])
  expect((await readdir(folder)).sort()).toEqual(['known.json', 'other.json.0123456789ab.tmp'])
})
