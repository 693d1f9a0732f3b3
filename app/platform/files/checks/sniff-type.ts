import { uploadTypes, type UploadType } from '../uploads/upload-types'

const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** Brands of HEIF whose pictures are HEVC; AVIF and sequences have others. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis'])
const anyPicture = new Set(['mif1', 'msf1'])

/** The type of a file by its first bytes; null if forms accept no such file. */
export function sniffType(bytes: Buffer): UploadType | null {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (ascii(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (bytes.subarray(0, png.length).equals(png)) return 'png'
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp'
  if (ascii(4, 8) === 'ftyp' && isHeic(bytes)) return 'heic'
  if (/^%PDF-[12]\.\d/.test(ascii(0, 8))) return 'pdf'
  if (ascii(0, 4) === 'PK\x03\x04') return 'docx'
  return null
}

function isHeic(bytes: Buffer): boolean {
  const [major, ...compatible] = brandsOf(bytes)
  if (major === undefined) return false
  return (
    heicBrands.has(major) ||
    (anyPicture.has(major) && compatible.some((one) => heicBrands.has(one)))
  )
}

/** The main brand of an ISO media file, then those it is compatible with. */
function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4) {
    brands.push(bytes.toString('latin1', at, at + 4))
  }
  return brands
}

/** Whether the extension of a file name belongs to the type. */
export function isNamedAs(name: string, type: UploadType): boolean {
  const extension = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase()
  const extensions: readonly string[] = uploadTypes[type].extensions
  return extension !== undefined && extensions.includes(extension)
}
