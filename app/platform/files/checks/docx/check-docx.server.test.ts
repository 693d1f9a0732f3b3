import { describe, expect, it } from 'vitest'
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
