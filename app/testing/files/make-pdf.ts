import { deflateSync } from 'node:zlib'

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>'

function pageTree(count: number): string[] {
  const kids = Array.from({ length: count }, (_, page) => `${page + 3} 0 R`).join(' ')
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>'
  return [
    `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`,
    ...Array.from({ length: count }, () => page),
  ]
}

/** A PDF of empty pages with further objects, which are numbered from `pages + 3` on. */
export function makePdf({
  pages = 1,
  root = catalogue,
  trailer = '',
  objects = [] as string[],
} = {}): Buffer {
  const bodies = [root, ...pageTree(pages), ...objects]
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'
  const offsets = bodies.map((body, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const start = text.length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  text += `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows.join('')}`
  text += `trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R ${trailer} >>\n`
  return Buffer.from(`${text}startxref\n${start}\n%%EOF\n`, 'latin1')
}

/** A stream object; packed where asked. */
export function pdfStream(entries: string, content: string | Buffer, isPacked = false): string {
  const data = Buffer.from(content)
  const bytes = isPacked ? deflateSync(data) : data
  const filter = isPacked ? '/Filter /FlateDecode' : ''
  const head = `<< ${entries} ${filter} /Length ${bytes.length} >>`
  return `${head}\nstream\n${bytes.toString('latin1')}\nendstream`
}

/** An object stream with objects of these numbers, packed. */
export function pdfObjectStream(objects: readonly (readonly [number, string])[]): string {
  let offset = 0
  const index = objects.map(([number, body]) => {
    const place = `${number} ${offset}`
    offset += body.length + 1
    return place
  })
  const head = `${index.join(' ')} `
  const content = head + objects.map(([, body]) => `${body}\n`).join('')
  return pdfStream(`/Type /ObjStm /N ${objects.length} /First ${head.length}`, content, true)
}
