import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { sampleContract } from '~/testing/factories/contract'
import { luis, setUpSigning, two } from '~/testing/set-up-signing'
import { temporaryFolder } from '~/testing/temporary-folder'

const run = promisify(execFile)

describe('the PDF of a contract that two sign', () => {
  it('has a seal that pdfsig breaks with one changed byte', async () => {
    const { sign, files } = await setUpSigning(two)
    await sign(null)
    const signed = await sign(luis.id)
    if (signed.outcome !== 'signed') throw new Error(signed.outcome)
    const read = await files.read(signed.version.pdfFile, { reader: 'test', address: '' })
    const file = join(await temporaryFolder(), 'two.pdf')
    const judged = async (content: Buffer) => {
      await writeFile(file, content)
      return run('pdfsig', ['-nocert', file]).then(({ stdout }) => stdout, String)
    }
    const pdf = read?.content ?? Buffer.of()
    const whole = await judged(pdf)
    expect(whole).toContain('Signature is Valid')
    expect(whole).toContain('Total document signed')
    // Behind the room of the signature itself.
    const at = pdf.length - 4000
    const changed = Buffer.from(pdf)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(await judged(changed)).not.toContain('Signature is Valid')
  })
})

describe('the PDF of a contract', () => {
  it('is made for archives: fonts and colours are its own, nothing is transparent', async () => {
    const { sign, files } = await setUpSigning(sampleContract())
    const signed = await sign(null)
    if (signed.outcome !== 'signed') throw new Error(signed.outcome)
    const read = await files.read(signed.version.pdfFile, { reader: 'test', address: '' })
    const content = read?.content ?? Buffer.of()
    const source = content.toString('latin1')
    for (const part of ['<pdfaid:part>2<', '<pdfaid:conformance>B<', '/S /GTS_PDFA1', '/F 4']) {
      expect(source).toContain(part)
    }
    expect(source).not.toMatch(/\/SMask|\/NeedAppearances|\/Encrypt|\/JavaScript|\/Helvetica/)
    const file = join(await temporaryFolder(), 'archive.pdf')
    await writeFile(file, content)
    const { stdout } = await run('pdffonts', [file])
    const fonts = stdout.trim().split('\n').slice(2)
    expect(fonts.length).toBeGreaterThan(3)
    for (const font of fonts) expect(font).toMatch(/ yes yes yes +\d+ +0$/)
  })
})
