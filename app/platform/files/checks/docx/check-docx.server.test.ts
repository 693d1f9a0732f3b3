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
