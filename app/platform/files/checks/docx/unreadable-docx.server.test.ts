import { describe, expect, it } from 'vitest'
import { docxParts, makeDocx } from '~/testing/files/make-docx'
import { makeZip, type ZipPart } from '~/testing/files/make-zip'
import {
  cutField,
  endRecord,
  entityBomb,
  externalDtd,
  flipped,
  overlapping,
  sameBytes,
  shifted,
  unicodePathField,
  withEntryCount,
  withField,
  withZip64Directory,
} from '~/testing/files/hostile-docx'
import { findDocxProblem } from './check-docx.server'

const picture: ZipPart = { name: 'word/media/image1.png', content: 'a picture' }

describe('a DOCX that cannot be looked through is refused', () => {
  const parts = docxParts()
  const many = Array.from({ length: 500 }, (_, index) => ({ name: `a${index}.png`, content: '' }))
  const zeros = Buffer.alloc(5_000_000)

  it.each([
    ['cut off', makeDocx().subarray(0, -30)],
    ['changed by a byte', flipped(makeDocx({}, [picture]), 'word/media/image1.png')],
    ['something before it', Buffer.concat([Buffer.from('PK\x03\x04<html>'), makeDocx()])],
    ['something behind it', Buffer.concat([makeDocx(), Buffer.from('<html>')])],
    ['a comment', makeZip(parts, '<html>')],
    ['more than 500 entries', makeZip([...parts, ...many])],
    [
      'more than 50 MB',
      makeDocx(
        {},
        Array.from({ length: 11 }, (_, index) => ({ name: `${index}.png`, content: zeros })),
      ),
    ],
    [
      'a bomb that lies about its size',
      makeDocx({}, [{ name: 'a.png', content: zeros, claimedSize: 10 }]),
    ],
    [
      'an entry that is another one',
      makeDocx({}, [{ name: 'a.png', content: 'x', localName: 'b.png' }]),
    ],
    ['a name twice', makeDocx({}, [{ name: 'WORD/document.xml', content: '<a/>' }])],
    ['a path that leads out', makeDocx({}, [{ name: '../../etc/passwd', content: 'x' }])],
    ['a password', makeZip(parts.map((part) => ({ ...part, flags: 1 })))],
    [
      'entities',
      makeZip(
        parts.map((part) => ({
          ...part,
          content: `<!DOCTYPE a [<!ENTITY b "c">]>${part.content.toString()}`,
        })),
      ),
    ],
    [
      'another encoding',
      makeDocx({}, [{ name: 'word/header1.xml', content: Buffer.from('\ufeff<a/>', 'utf16le') }]),
    ],
    ['elements that cross', makeDocx({ body: '<w:p></w:r></w:p>' })],
    ['an unknown entity', makeDocx({ body: '<w:p>&evil;</w:p>' })],
    ['elements nested 600 deep', makeDocx({ body: '<w:p>'.repeat(600) + '</w:p>'.repeat(600) })],
    ['an attribute that comes twice', makeDocx({ body: '<w:p w:a="1" w:a="2"/>' })],
    ['a character that XML does not have', makeDocx({ body: '<w:p>&#0;</w:p>' })],
    ['two documents in a part', makeDocx({}, [{ name: 'word/a.xml', content: '<a/><b/>' }])],
    ['an entity bomb', makeDocx({}, [{ name: 'word/a.xml', content: entityBomb() }])],
    ['an external document type', makeDocx({}, [{ name: 'word/a.xml', content: externalDtd }])],
    ['entries that overlap', overlapping()],
    ['entries that are the same bytes', sameBytes()],
    ['something before it, with offsets that fit', shifted(Buffer.from('PK\x03\x04<html>'))],
    ['fewer entries than it has', withEntryCount(parts.length - 1)],
    ['more entries than it has', withEntryCount(parts.length + 1)],
    ['a part on another disk', withField(endRecord.disk, 1)],
    ['zip64 sizes', makeZip(parts.map((part) => ({ ...part, isZip64: true })))],
    ['a zip64 directory', withZip64Directory()],
    ['strong encryption', makeZip(parts.map((part) => ({ ...part, flags: 0b100_0001 })))],
    ['patched data', makeZip(parts.map((part) => ({ ...part, flags: 0b10_0000 })))],
    ['a second name', makeDocx({}, [{ name: 'a.png', content: 'x', extra: unicodePathField }])],
    [
      'an extra field that is cut off',
      makeDocx({}, [{ name: 'a.png', content: 'x', extra: cutField }]),
    ],
    [
      'a stored entry that lies about its size',
      makeDocx({}, [{ name: 'a.png', content: 'xy', claimedSize: 1, isStored: true }]),
    ],
    [
      'an entry that is smaller than it says',
      makeDocx({}, [{ name: 'a.png', content: 'x', claimedSize: 9 }]),
    ],
  ])('%s', async (_, docx) => {
    expect(await findDocxProblem(docx)).toBe('unreadable')
  })
})

it('a DOCX with a zip bomb costs no more memory than its stated size', async () => {
  const bomb = { name: 'a.png', content: Buffer.alloc(400_000_000), claimedSize: 1_000 }
  const docx = makeDocx({}, [bomb])
  const before = process.memoryUsage().arrayBuffers
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before)
  }, 1)
  expect(await findDocxProblem(docx)).toBe('unreadable')
  clearInterval(timer)
  expect(most).toBeLessThan(20_000_000)
})
