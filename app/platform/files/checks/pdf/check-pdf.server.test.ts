import { describe, expect, it } from 'vitest'
import { makePdf, pdfObjectStream, pdfStream } from '~/testing/files/make-pdf'
import { makeZip } from '~/testing/files/make-zip'
import { findPdfProblem } from './check-pdf.server'

const script = '<< /S /JavaScript /JS (app.alert(1)) >>'
const asText = (pdf: Buffer) => pdf.toString('latin1')
const fromText = (text: string) => Buffer.from(text, 'latin1')

describe('a PDF that is taken', () => {
  it.each([
    ['of one page', makePdf()],
    ['of as many pages as are allowed', makePdf({ pages: 60 })],
    ['with packed content', makePdf({ objects: [pdfStream('', '(x) Tj '.repeat(500), true)] })],
    [
      'with objects in an object stream',
      makePdf({
        objects: [
          pdfObjectStream([
            [9, '<< /A 1 >>'],
            [10, '[1 2 0 R]'],
          ]),
        ],
      }),
    ],
    [
      'with a link',
      makePdf({ objects: ['<< /S /URI /URI (https://example.com/\\)JavaScript) >>'] }),
    ],
    [
      'that opens at a page',
      makePdf({ root: '<< /Type /Catalog /Pages 2 0 R /OpenAction [3 0 R /Fit] >>' }),
    ],
    [
      'that opens at a page by an action',
      makePdf({
        root: '<< /Type /Catalog /Pages 2 0 R /OpenAction 4 0 R >>',
        objects: ['<< /S /GoTo /D [3 0 R /Fit] >>'],
      }),
    ],
    [
      'with links to write, to call, and without a scheme',
      makePdf({
        objects: ['(MAILTO:a@example.com)', '(tel:+50255551234)', '(www.example.com/a:b)'].map(
          (uri) => `<< /S /URI /URI ${uri} >>`,
        ),
      }),
    ],
    ['with a font named AA', makePdf({ objects: ['<< /Font << /AA << /Type /Font >> >> >>'] })],
    [
      'with words in strings and comments',
      makePdf({ objects: ['% /Launch\n<< /T (/JavaScript (in\\) text)) >>'] }),
    ],
    [
      'with two revisions',
      fromText(
        `${asText(makePdf())}4 0 obj\n<< /T (later) >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF`,
      ),
    ],
  ])('%s', async (_, pdf) => {
    expect(await findPdfProblem(pdf)).toBeNull()
  })
})

describe('active content in a PDF is refused', () => {
  it.each([
    [
      'a script that runs on opening',
      makePdf({ root: '<< /Type /Catalog /Pages 2 0 R /OpenAction 4 0 R >>', objects: [script] }),
    ],
    ['a script that nothing names', makePdf({ objects: [script] })],
    ['a script in another spelling', makePdf({ objects: ['<< /S /J#61vaScr#69pt /#4aS (x) >>'] })],
    ['a script in an object stream', makePdf({ objects: [pdfObjectStream([[9, script]])] })],
    [
      'a script in an object stream without a type',
      makePdf({ objects: [pdfObjectStream([[9, script]]).replace('/Type /ObjStm', '')] }),
    ],
    ['a script deep in an array', makePdf({ objects: [`[[[<< /A [${script}] >>]]]`] })],
    [
      'a script that a later revision hides',
      fromText(
        `${asText(makePdf({ objects: [script] }))}4 0 obj\nnull\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF`,
      ),
    ],
    ['starting a program', makePdf({ objects: ['<< /S /Launch /F (cmd.exe) >>'] })],
    ['a file within', makePdf({ objects: [pdfStream('/Type /EmbeddedFile', 'MZ')] })],
    [
      'a file within, without a type',
      makePdf({ objects: ['<< /F (a.exe) /EF << /F 5 0 R >> >>'] }),
    ],
    ['a file as a note', makePdf({ objects: ['<< /Type /Annot /Subtype /FileAttachment >>'] })],
    [
      'another file of the network',
      makePdf({ objects: ['<< /S /GoToR /F (\\\\\\\\host\\\\share) >>'] }),
    ],
    ['a form that is a program', makePdf({ objects: ['<< /XFA 5 0 R >>'] })],
    [
      'a script in the address that opens with it',
      makePdf({
        root: '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /URI /URI (javascript:alert(1)) >> >>',
      }),
    ],
    [
      'an address that opens with it, somewhere else in the file',
      makePdf({
        root: '<< /Type /Catalog /Pages 2 0 R /Open#41ction 4 0 R >>',
        objects: ['<< /S /#55RI /URI (https://example.com/seen) >>'],
      }),
    ],
    [
      'an address that opens with a page',
      makePdf({ objects: ['<< /AA << /O << /S /URI /URI (https://example.com/) >> >> >>'] }),
    ],
    ...[
      '(javascript:alert(1))',
      '(JavaScript:alert\\(1\\))',
      '(java\\163cript:x)',
      '(java\\\nscript:x)',
      '( java\tscript:x)',
      '<6A617661736372697074 3A 78>',
      '<FEFF006A006100760061007300630072006900700074003A>',
      '(data:text/html,x)',
      '(file:///etc/passwd)',
      '(vbscript:x)',
      '(search-ms:query=x)',
    ].map((uri): [string, Buffer] => [
      `a link that runs: ${uri}`,
      makePdf({ objects: [`<< /S /URI /URI ${uri} >>`] }),
    ]),
    [
      'a link that runs, its address apart',
      makePdf({ objects: ['<< /S /URI /U#52I 5 0 R >>', '(javascript:x)'] }),
    ],
    [
      'a link that runs, in an object stream',
      makePdf({ objects: [pdfObjectStream([[9, '<< /S /URI /URI (javascript:x) >>']])] }),
    ],
    [
      'links that are seen from a script',
      makePdf({ root: '<< /Type /Catalog /Pages 2 0 R /URI << /Base (javascript:) >> >>' }),
    ],
    ['a film', makePdf({ objects: ['<< /S /Rendition /OP 0 >>'] })],
    [
      'an archive at its end',
      Buffer.concat([
        makePdf(),
        makeZip([{ name: 'a.html', content: '<script>' }], '\nstartxref\n9\n%%EOF'),
      ]),
    ],
  ])('%s', async (_, pdf) => {
    expect(await findPdfProblem(pdf)).toBe('activeContent')
  })
})

describe('a PDF that cannot be looked through is refused', () => {
  const hidden = `9 0 obj\n${script}\nendobj`
  const bomb = pdfStream('/Type /ObjStm /N 1 /First 4', Buffer.alloc(30_000_000, 32), true)

  it.each([
    ['cut off', makePdf().subarray(0, -40)],
    [
      'cut off within a stream',
      fromText(asText(makePdf({ objects: [pdfStream('', 'x')] })).replace('endstream', '')),
    ],
    ['nothing but its first line', Buffer.from('%PDF-1.7\n')],
    ['a page behind its end', Buffer.concat([makePdf(), Buffer.from('<script>alert(1)</script>')])],
    ['an object hidden in a stream', makePdf({ objects: [pdfStream('', hidden)] })],
    [
      'an object hidden in a comment',
      makePdf({ objects: [`%${hidden.replaceAll('\n', ' ')}\nnull`] }),
    ],
    ['an object hidden in a string', makePdf({ objects: [`(${hidden})`] })],
    [
      'a hidden object with comments in its head',
      makePdf({ objects: [pdfStream('', hidden.replace('9 0 obj', '9%a\n0%b\nobj'))] }),
    ],
    ['a bomb in an object stream', makePdf({ objects: [bomb] })],
    [
      'an object stream packed twice',
      makePdf({ objects: [bomb.replace('/FlateDecode', '[/FlateDecode /FlateDecode]')] }),
    ],
    [
      'an object that begins within a word',
      makePdf({ objects: [pdfStream('/Type /ObjStm /N 2 /First 8', '9 0 8 4 /JavaScript')] }),
    ],
    ['no pages', makePdf({ pages: 0 })],
    [
      'pages that go in circles',
      makePdf({ objects: ['null'], root: '<< /Pages 5 0 R >>' })
        .toString('latin1')
        .replace('null', '<< /Kids [5 0 R] >>'),
    ],
    ['a catalogue that is missing', makePdf({ root: 'null' })],
    ['a key that comes twice', makePdf({ objects: ['<< /A 1 /A 2 >>'] })],
    ['brackets without end', makePdf({ objects: ['[[[['.repeat(100)] })],
  ])('%s', async (_, pdf) => {
    expect(await findPdfProblem(Buffer.from(pdf as string, 'latin1'))).toBe('unreadable')
  })
})

it('a PDF with a password is told apart, so that its owner hears what to do', async () => {
  expect(await findPdfProblem(makePdf({ trailer: '/Encrypt 4 0 R' }))).toBe('locked')
  const sealed = pdfStream('/Type /ObjStm /N 1 /First 4', 'nothing that unpacks').replace(
    '/Length',
    '/Filter /FlateDecode /Length',
  )
  expect(await findPdfProblem(makePdf({ trailer: '/Encrypt 4 0 R', objects: [sealed] }))).toBe(
    'locked',
  )
})

it('a PDF of more pages than anybody reads is refused', async () => {
  expect(await findPdfProblem(makePdf({ pages: 61 }))).toBe('tooManyPages')
})

it.each([
  ['one array', (size: number) => makePdf({ objects: [`[${'1 '.repeat(size / 2)}]`] })],
  ['dictionaries', (size: number) => makePdf({ objects: [`[${'<<>>'.repeat(size / 4)}]`] })],
  [
    'heads in a comment',
    (size: number) => makePdf({ objects: [`%${'1 obj'.repeat(size / 5)}\n1`] }),
  ],
])('megabytes of %s keep nobody else waiting', async (_, make) => {
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  await findPdfProblem(make(3_000_000))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(3)
})
