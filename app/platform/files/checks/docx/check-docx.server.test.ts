import { describe, expect, it } from 'vitest'
import { fc } from '~/testing/fast-check'
import { docxParts, makeDocx, relationships, relationshipType } from '~/testing/files/make-docx'
import { makeZip, type ZipPart } from '~/testing/files/make-zip'
import { findDocxProblem } from './check-docx.server'

const link = (type: string, target: string) =>
  `${relationshipType(type)} Target="${target}" TargetMode="External"`
const instruction = (...pieces: string[]) =>
  pieces.map((piece) => `<w:r><w:instrText>${piece}</w:instrText></w:r>`).join('')
const field = (inner: string) =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${inner}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`
const picture: ZipPart = { name: 'word/media/image1.png', content: 'a picture' }

describe('a DOCX that is taken', () => {
  it.each([
    ['with text', makeDocx()],
    ['with a picture', makeDocx({}, [picture])],
    [
      'with links to click on',
      makeDocx({
        links: [
          link('hyperlink', 'https://example.com'),
          link('hyperlink', 'mailto:ana@example.com'),
        ],
      }),
    ],
    [
      'with harmless fields',
      makeDocx({
        body: field(instruction(' PAGE ')) + field(instruction(' HYPERLINK "https://a.example"')),
      }),
    ],
    [
      'that writes about such fields',
      makeDocx({ body: '<w:p><w:r><w:t>DDEAUTO cmd</w:t></w:r></w:p>' }),
    ],
    [
      'with sizes behind the content',
      makeZip(docxParts().map((part) => ({ ...part, flags: 0b1000 }))),
    ],
  ])('%s', async (_, docx) => {
    expect(await findDocxProblem(docx)).toBeNull()
  })
})

describe('active content in a DOCX is refused', () => {
  const macro = 'application/vnd.ms-word.document.macroEnabled.main+xml'

  it.each([
    ['macros', makeDocx({}, [{ name: 'word/vbaProject.bin', content: 'macro' }])],
    [
      'macros under another name',
      makeDocx({ links: [`${relationshipType('vbaProject')} Target="x.png"`] }),
    ],
    ['a type with macros', makeDocx({ mainType: macro })],
    ['an embedded file', makeDocx({}, [{ name: 'word/embeddings/oleObject1.bin', content: 'MZ' }])],
    ['a control', makeDocx({ links: [`${relationshipType('control')} Target="c.xml"`] })],
    [
      'a foreign document within',
      makeDocx({ links: [`${relationshipType('aFChunk')} Target="a.html"`] }),
    ],
    [
      'a template from elsewhere',
      makeDocx({ links: [link('attachedTemplate', 'https://evil.example/t.dotm')] }),
    ],
    ['a picture from elsewhere', makeDocx({ links: [link('image', 'file://host/share/a.png')] })],
    [
      'a target from elsewhere that is not called external',
      makeDocx({ links: [`${relationshipType('image')} Target="\\\\host\\share"`] }),
    ],
    ['a link that runs something', makeDocx({ links: [link('hyperlink', 'javascript:alert(1)')] })],
    [
      'a field that starts a program',
      makeDocx({ body: field(instruction(' DDEAUTO c:\\cmd.exe')) }),
    ],
    ['a field in pieces', makeDocx({ body: field(instruction('DD', 'EAU', 'TO x')) })],
    [
      'a field that spells its name by another',
      makeDocx({ body: field(field(instruction('QUOTE 68 68 69')) + instruction(' x')) }),
    ],
    ['a simple field', makeDocx({ body: '<w:p><w:fldSimple w:instr="DDE x"/></w:p>' })],
    ['a part that hides what it is', disguised()],
  ])('%s', async (_, docx) => {
    expect(await findDocxProblem(docx)).toBe('activeContent')
  })
})

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

it('an archive that is no document is of another type', async () => {
  const sheet = docxParts({
    mainType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  })
  const nothing = makeZip([{ name: 'a.txt', content: 'x' }])
  const two = docxParts().map((part) =>
    part.name === '_rels/.rels'
      ? {
          ...part,
          content: relationships(
            ...['a', 'b'].map(
              (name) => `${relationshipType('officeDocument')} Target="word/${name}.xml"`,
            ),
          ),
        }
      : part,
  )
  for (const zip of [makeZip(sheet), nothing, makeZip(two)]) {
    expect(await findDocxProblem(zip)).toBe('wrongType')
  }
})

it('a damaged DOCX is accepted or refused, whatever bytes are wrong', async () => {
  const docx = makeDocx({}, [picture])
  const damage = fc.array(fc.tuple(fc.nat(docx.length - 1), fc.nat(255)), {
    minLength: 1,
    maxLength: 8,
  })
  const results = ['unreadable', 'activeContent', 'wrongType', null]
  await fc.assert(
    fc.asyncProperty(damage, async (changes) => {
      const damaged = Buffer.from(docx)
      for (const [at, byte] of changes) damaged.writeUInt8(byte, at)
      expect(results).toContain(await findDocxProblem(damaged))
    }),
  )
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

const externalDtd = '<!DOCTYPE a SYSTEM "https://evil.example/a.dtd"><a/>'
/** Info-ZIP's "Unicode path", by which some readers call the entry. */
const unicodePathField = Buffer.from('\x75\x70\x06\x00\x01\x00\x00\x00\x00b', 'latin1')
const cutField = Buffer.from('\x99\x99\xff\x00', 'latin1')

function entityBomb(): string {
  const declared = Array.from({ length: 9 }, (_, level) => {
    return `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`
  })
  return `<!DOCTYPE a [<!ENTITY e0 "lol">${declared.join('')}]><a>&e9;</a>`
}

/** The content of one entry is the header and content of another one. */
function overlapping(): Buffer {
  const inner: ZipPart = { name: 'b.png', content: 'x'.repeat(100) }
  const body = makeZip([inner])
  const outer: ZipPart = { name: 'a.png', content: body, isStored: true }
  const headerLength = 30
  return makeZip([outer, { ...inner, at: headerLength + outer.name.length }, ...docxParts()])
}

/** The directory names the same bytes twice. */
function sameBytes(): Buffer {
  return makeZip([...docxParts(), { name: 'a.png', content: docxParts()[0]?.content ?? '', at: 0 }])
}

/** Offsets in the record that ends an archive. */
const endRecord = { disk: 4, entriesOnDisk: 8, entries: 10, directoryStart: 16, length: 22 }

function withField(offset: number, value: number): Buffer {
  const docx = makeDocx()
  docx.writeUInt16LE(value, docx.length - endRecord.length + offset)
  return docx
}

function withEntryCount(count: number): Buffer {
  const docx = withField(endRecord.entriesOnDisk, count)
  docx.writeUInt16LE(count, docx.length - endRecord.length + endRecord.entries)
  return docx
}

/** Content before the first entry, all offsets moved by its length. */
function shifted(before: Buffer): Buffer {
  const docx = makeDocx()
  const end = docx.length - endRecord.length
  const start = docx.readUInt32LE(end + endRecord.directoryStart)
  docx.writeUInt32LE(start + before.length, end + endRecord.directoryStart)
  const localOffset = 42
  for (
    let at = docx.indexOf('PK\x01\x02', start);
    at !== -1;
    at = docx.indexOf('PK\x01\x02', at + 1)
  ) {
    docx.writeUInt32LE(docx.readUInt32LE(at + localOffset) + before.length, at + localOffset)
  }
  return Buffer.concat([before, docx])
}

/** The directory's place and length stand in a zip64 record before the end. */
function withZip64Directory(): Buffer {
  const docx = makeDocx()
  const end = docx.length - endRecord.length
  const record = Buffer.alloc(56)
  record.write('PK\x06\x06', 'latin1')
  record.writeBigUInt64LE(44n, 4)
  const count = BigInt(docx.readUInt16LE(end + endRecord.entries))
  record.writeBigUInt64LE(count, 24)
  record.writeBigUInt64LE(count, 32)
  record.writeBigUInt64LE(BigInt(docx.readUInt32LE(end + endRecord.directoryStart)), 48)
  const locator = Buffer.alloc(20)
  locator.write('PK\x06\x07', 'latin1')
  locator.writeBigUInt64LE(BigInt(end), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([docx.subarray(0, end), record, locator, docx.subarray(end)])
}

function flipped(zip: Buffer, after: string): Buffer {
  const at = zip.indexOf(after) + after.length + 2
  zip.writeUInt8(zip.readUInt8(at) ^ 1, at)
  return zip
}

/** The text of the document is called a picture. */
function disguised(): Buffer {
  const renamed = (text: string) => text.replaceAll('word/document.xml', 'word/document.png')
  return makeZip(
    docxParts().map(({ name, content }) => ({
      name: name === 'word/document.xml' ? 'word/document.png' : name,
      content: renamed(String(content)),
    })),
  )
}
