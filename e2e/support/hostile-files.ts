import { crc32, deflateSync } from 'node:zlib'
import { resources } from '~/routing/resources'
import { onePage } from './one-page'

const empty = Buffer.alloc(0)

/** A PNG that says how large it is, with whatever lies behind its head. */
function png(width: number, height: number, packed: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', packed), chunk('IEND', empty)])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** An archive with nothing in it. */
const archive = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)])
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

export type HostileFile = {
  kind: 'career-cv' | 'career-photo'
  extension: string
  status: number
  /** The code of the answer, which is a key of the words. */
  error: 'unreadable' | 'wrongType' | 'tooManyPixels' | 'tooLarge' | 'activeContent'
  make: () => Buffer
}

/** What people send who mean harm, and how each is refused. */
export const hostileFiles: Record<string, HostileFile> = {
  'a document that is an archive too': {
    kind: 'career-cv',
    extension: 'pdf',
    status: 422,
    error: 'unreadable',
    make: () => Buffer.concat([onePage('two in one'), archive]),
  },
  'a document that starts a program': {
    kind: 'career-cv',
    extension: 'pdf',
    status: 422,
    error: 'activeContent',
    make: () => onePage('start', '/OpenAction << /S /Launch /F (calc.exe) >>'),
  },
  'a drawing with a script': {
    kind: 'career-photo',
    extension: 'svg',
    status: 415,
    error: 'wrongType',
    make: () => Buffer.from(svg),
  },
  'a drawing with a script that is called PNG': {
    kind: 'career-photo',
    extension: 'png',
    status: 415,
    error: 'wrongType',
    make: () => Buffer.from(svg),
  },
  'a picture that unpacks to gigabytes': {
    kind: 'career-photo',
    extension: 'png',
    status: 422,
    error: 'tooManyPixels',
    make: () => png(50_000, 50_000, deflateSync(Buffer.alloc(50_000_000))),
  },
  'a picture of 100 megapixels': {
    kind: 'career-photo',
    extension: 'png',
    status: 422,
    error: 'tooManyPixels',
    make: () => png(10_000, 10_000, deflateSync(Buffer.alloc(10_001 * 10_000))),
  },
  'a program that is called PDF': {
    kind: 'career-cv',
    extension: 'pdf',
    status: 415,
    error: 'wrongType',
    make: () => Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(4000)]),
  },
  'eleven megabytes': {
    kind: 'career-photo',
    extension: 'jpg',
    status: 413,
    error: 'tooLarge',
    make: () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(11 * 1024 * 1024)]),
  },
}

/** Where such a file is sent, the answer in that language. */
export function uploadPath({ kind }: HostileFile, language: string): string {
  return `/${resources.upload.path}?kind=${kind}&language=${language}`
}
