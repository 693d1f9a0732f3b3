import { docxParts, makeDocx } from './make-docx'
import { makeZip, type ZipPart } from './make-zip'

export const externalDtd = '<!DOCTYPE a SYSTEM "https://evil.example/a.dtd"><a/>'
/** Info-ZIP's "Unicode path", by which some readers call the entry. */
export const unicodePathField = Buffer.from('\x75\x70\x06\x00\x01\x00\x00\x00\x00b', 'latin1')
/** An extra field that claims more bytes than there are. */
export const cutField = Buffer.from('\x99\x99\xff\x00', 'latin1')

/** Entities of entities: a billion words when they are written out. */
export function entityBomb(): string {
  const declared = Array.from({ length: 9 }, (_, level) => {
    return `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`
  })
  return `<!DOCTYPE a [<!ENTITY e0 "lol">${declared.join('')}]><a>&e9;</a>`
}

/** The content of one entry is the header and content of another one. */
export function overlapping(): Buffer {
  const inner: ZipPart = { name: 'b.png', content: 'x'.repeat(100) }
  const body = makeZip([inner])
  const outer: ZipPart = { name: 'a.png', content: body, isStored: true }
  const headerLength = 30
  return makeZip([outer, { ...inner, at: headerLength + outer.name.length }, ...docxParts()])
}

/** The directory names the same bytes twice. */
export function sameBytes(): Buffer {
  return makeZip([...docxParts(), { name: 'a.png', content: docxParts()[0]?.content ?? '', at: 0 }])
}

/** Offsets in the record that ends an archive. */
export const endRecord = { disk: 4, entriesOnDisk: 8, entries: 10, directoryStart: 16, length: 22 }

/** A field of the end record with another value. */
export function withField(offset: number, value: number): Buffer {
  const docx = makeDocx()
  docx.writeUInt16LE(value, docx.length - endRecord.length + offset)
  return docx
}

export function withEntryCount(count: number): Buffer {
  const docx = withField(endRecord.entriesOnDisk, count)
  docx.writeUInt16LE(count, docx.length - endRecord.length + endRecord.entries)
  return docx
}

/** Content before the first entry, all offsets moved by its length. */
export function shifted(before: Buffer): Buffer {
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
export function withZip64Directory(): Buffer {
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

/** One bit of the content after a name is another. */
export function flipped(zip: Buffer, after: string): Buffer {
  const at = zip.indexOf(after) + after.length + 2
  zip.writeUInt8(zip.readUInt8(at) ^ 1, at)
  return zip
}
