import { describe, expect, it } from 'vitest'
import { kilobytes, megabytes } from '~/platform/units/size'
import { fc, propertyRuns } from '~/testing/fast-check'
import { readForm } from './read-form.server'

const urlEncoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=xyz'

async function read(body: BodyInit | null, type: string) {
  const init = { method: 'POST', headers: { 'Content-Type': type }, body, duplex: 'half' } as const
  const result = await readForm(new Request('http://localhost/', init))
  return 'form' in result ? [...result.form] : result.status
}

function part(name: string, value: string, more = ''): string {
  return `--xyz\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
}

const many = (count: number, field: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => field(index))

/** A body that never ends by itself, counting what was taken of it. */
function endless(first: string) {
  let taken = 0
  const chunk = new Uint8Array(kilobytes(64)).fill(0x61)
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(first)),
    pull(controller) {
      taken += chunk.length
      controller.enqueue(chunk)
    },
  })
  return { body, taken: () => taken }
}

describe('a form', () => {
  it('is read as browsers send it, in either encoding', async () => {
    const fields = [
      ['name', 'Ana Álvarez & Cía'],
      ['note', 'two\r\nlines + 1'],
      ['guests[0].name', 'Eva'],
      ['tick', 'a'],
      ['tick', 'b'],
      ['empty', ''],
    ]
    const form = new FormData()
    const search = new URLSearchParams()
    for (const [name = '', value = ''] of fields) {
      form.append(name, value)
      search.append(name, value)
    }
    expect(await read(search.toString(), urlEncoded)).toEqual(fields)
    expect(await read(search.toString(), `${urlEncoded};charset=UTF-8`)).toEqual(fields)
    const request = new Request('http://localhost/', { method: 'POST', body: form })
    const result = await readForm(request)
    expect('form' in result && [...result.form]).toEqual(fields)
  })

  it('may be empty', async () => {
    expect(await read('', urlEncoded)).toEqual([])
    expect(await read(null, urlEncoded)).toEqual([])
    expect(await read('--xyz--\r\n', multipart)).toEqual([])
  })

  it.each([
    '',
    'text/plain',
    'application/json',
    'multipart/mixed',
    `${urlEncoded}; charset=latin1`,
  ])('is not of type %j', async (type) => expect(await read('a=1', type)).toBe(415))
})

describe('a form is refused', () => {
  it.each([
    ['an index that would end the process', 'guests[4294967294].fullName=x', 400],
    ['an index beyond the longest list', 'guests[50].fullName=x', 400],
    ['a name that reaches a prototype', '__proto__.polluted=x', 400],
    ['no name', '=x', 400],
    ['a lone percent sign', 'a=%', 400],
    ['an escape that is no UTF-8', 'a=%ff', 400],
    ['half a character', 'a=%C3', 400],
    ['a byte that was not escaped', 'a=\xe9', 400],
    ['a null character', 'a=%00', 400],
    ['an escape sequence', 'a=%1b', 400],
    ['too many fields', many(201, () => 'a=1').join('&'), 413],
    ['too much text', `a=${'x'.repeat(kilobytes(65))}`, 413],
    ['too much text in all', many(70, () => `a=${'x'.repeat(kilobytes(1))}`).join('&'), 413],
  ])('for %s', async (_reason, body, status) => {
    expect(await read(Buffer.from(body, 'latin1'), urlEncoded)).toBe(status)
  })

  it.each([
    ['an index that would end the process', part('guests[4294967294].fullName', 'x'), 400],
    ['a file', part('cv', 'x', '; filename="cv.pdf"'), 400],
    ['broken UTF-8', part('a', '\xff'), 400],
    ['a long name', part('a'.repeat(200), 'x'), 400],
    ['too many fields', many(201, () => part('a', 'x')).join(''), 413],
    ['too much text', part('a', 'x'.repeat(kilobytes(65))), 413],
    ['a body that is cut off', '--xyz\r\nContent-Disposition: form-da', 400],
  ])('in parts for %s', async (_reason, body, status) => {
    const end = _reason.includes('cut off') ? '' : '--xyz--\r\n'
    expect(await read(Buffer.from(body + end, 'latin1'), multipart)).toBe(status)
  })

  it('in parts without a boundary', async () => {
    expect(await read(part('a', 'x'), 'multipart/form-data')).toBe(400)
  })

  it('without being read to its end', async () => {
    const text = endless('a=')
    expect(await read(text.body, urlEncoded)).toBe(413)
    expect(text.taken()).toBeLessThan(kilobytes(512))
    const parts = endless('--xyz\r\nContent-Disposition: form-data; name="a"\r\n\r\n')
    expect(await read(parts.body, multipart)).toBe(413)
    expect(parts.taken()).toBeLessThan(megabytes(16))
  })

  it('or read, whatever bytes come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom(urlEncoded, multipart),
        fc.boolean(),
        async (bytes, type, isFramed) => {
          const framed = [Buffer.from('--xyz\r\n'), bytes, Buffer.from('\r\n--xyz--\r\n')]
          const result = await read(isFramed ? Buffer.concat(framed) : Buffer.from(bytes), type)
          expect(Array.isArray(result) || result === 400).toBe(true)
        },
      ),
      propertyRuns(),
    )
  })
})
