import sharp from 'sharp'
import { expect, it } from 'vitest'
import { shareFactsSchema, type ShareFacts } from '~content/share-image'
import { readShareFile, sharePathOf } from '~content/share-image.server'
import { answerShareImage } from './answer-share-image.server'
import { drawShareImage } from './draw-share-image.server'
import { textToPath } from './text-to-path.server'

const facts: ShareFacts = {
  brand: 'Ceiba Stays',
  title: 'Bodas & <fiestas>',
  over: 'Antigua Guatemala',
  under: '$178 por noche',
  picture: null,
}
const secret = 'a secret of sixteen signs'
const fileOf = (given: ShareFacts, by = secret) => sharePathOf(given, by).split('/')[2] ?? ''
const photo = () =>
  sharp({ create: { width: 900, height: 1600, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()

it('has an address that holds what is drawn, and changes with it', () => {
  expect(readShareFile(fileOf(facts), secret)).toEqual(facts)
  expect(fileOf({ ...facts, title: 'Other' })).not.toBe(fileOf(facts))
})

it('draws only what was signed here', async () => {
  expect(readShareFile(fileOf(facts, 'another secret of ours'), secret)).toBeNull()
  expect(readShareFile(fileOf(facts).replace('.jpg', '.png'), secret)).toBeNull()
  expect(readShareFile('x', secret)).toBeNull()
  expect((await answerShareImage(fileOf(facts))).status).toBe(404)
})

it('cuts what is too long for an address', () => {
  const { title } = shareFactsSchema.parse({ ...facts, title: '😀'.repeat(500) })
  expect(Array.from(title)).toHaveLength(200)
})

it.each([
  ['a plain title', facts.title],
  ['an empty title', ''],
  ['one long word', 'w'.repeat(200)],
  ['emoji alone', '😀🎉🏡'],
  ['letters from right to left', 'مرحبا بكم في أنتيغوا'],
  ['letters that no font has', '日本語'],
  ['marks of SVG', '</svg><script>&amp;]]>'],
])('is a JPEG of 1200 by 630 with %s', async (_, title) => {
  const { format, width, height } = await sharp(
    await drawShareImage({ ...facts, title }, await photo()),
  ).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
})

it('lays a veil over the picture that leaves white letters readable', async () => {
  const drawn = await drawShareImage({ ...facts, title: 'x', over: '', under: '' }, await photo())
  // Statistics are those of a whole picture, so the part becomes one.
  const part = await sharp(drawn)
    .extract({ left: 700, top: 520, width: 200, height: 60 })
    .toBuffer()
  const { channels } = await sharp(part).stats()
  // 4.5 to 1 to white is a grey of 118.
  for (const { mean } of channels) expect(mean).toBeLessThan(118)
})

it('writes words of each script in their own order and leaves out what no font has', () => {
  expect(textToPath('日本', 'display', 50)).toEqual({ width: 0, svg: '' })
  expect(textToPath('Łódź', 'body', 50).width).toBeGreaterThan(60)
  expect(textToPath('مرحبا', 'display', 50).svg).toContain('<path')
})
