import { deflateSync } from 'node:zlib'

/** A PDF of one page with a line of text; `more` stands in its catalogue. */
export function onePage(text: string, more = ''): Buffer {
  const drawn = deflateSync(Buffer.from(`BT /F1 18 Tf 72 720 Td (${text}) Tj ET`))
  const objects = [
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${more} >>`),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    ),
    Buffer.concat([
      Buffer.from(`<< /Length ${drawn.length} /Filter /FlateDecode >>\nstream\n`),
      drawn,
      Buffer.from('\nendstream'),
    ]),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
  ]
  const parts = [Buffer.from('%PDF-1.4\n')]
  const offsets = objects.map((object, index) => {
    const offset = Buffer.concat(parts).length
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'))
    return offset
  })
  const start = Buffer.concat(parts).length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  parts.push(
    Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`),
    Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n`),
    Buffer.from(`startxref\n${start}\n%%EOF\n`),
  )
  return Buffer.concat(parts)
}
