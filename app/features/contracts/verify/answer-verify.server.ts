import { data } from '@remix-run/node'
import type { Locale } from '~content/locale'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import { privateFolders } from '~/platform/files/store/private-folders'
import { privateFolder } from '~/platform/files/store/private-store.server'
import { withReceivedForm } from '~/platform/files/uploads/receive-form.server'
import { formErrorResponse } from '~/platform/body/form-error'
import { addressGroup } from '~/platform/http/client-address'
import { createRateLimit } from '~/platform/http/rate-limit.server'
import { log } from '~/platform/log/log.server'
import { QueueFull } from '~/platform/process/job-queue'
import { minutes } from '~/platform/units/duration'
import { fillWords } from '../contract-words'
import { contractWords } from '../contract-words.server'
import { formatMoment, formatUtc } from '~/platform/time/format-moment'
import { sha256 } from '../sign/sha256.server'
import { createContractStore } from '../store/contract-store.server'

const checks = createRateLimit({ name: 'verify checks', max: 60, within: minutes(10) })

export type Verdict = { isGood: boolean; message: string }

/** The words of the page, and what is said of the hash in its address. */
export async function readVerifyPage(request: Request, locale: Locale) {
  const words = contractWords(locale).verify
  const hash = (new URL(request.url).searchParams.get('hash') ?? '').trim().toLowerCase()
  const verdict = hash === '' ? null : await verdictOf(request, hash, locale)
  return { words, hash: hash.slice(0, 64), verdict }
}

/** Says whether a PDF is, byte for byte, one that was signed here. The file is not kept. */
export async function answerVerify(request: Request, locale: Locale) {
  const { verify } = contractWords(locale)
  const { incoming } = privateFolders(privateFolder())
  try {
    const hash = await withReceivedForm(
      request,
      { folder: incoming, maxFiles: 1 },
      async ({ files }) => {
        const [file] = files
        return { found: file && !file.isTooLarge ? sha256(await file.read()) : null }
      },
    )
    if ('reason' in hash) throw formErrorResponse(hash)
    if (hash.found === null) {
      return data<Verdict>({ isGood: false, message: verify.noFile }, { status: 422 })
    }
    return data(await verdictOf(request, hash.found, locale))
  } catch (err) {
    if (!(err instanceof StorageUnavailable || err instanceof QueueFull)) throw err
    log.error({ err }, 'a PDF could not be checked')
    return data<Verdict>({ isGood: false, message: verify.unavailable }, { status: 503 })
  }
}

async function verdictOf(request: Request, hash: string, locale: Locale): Promise<Verdict> {
  const words = contractWords(locale).verify
  const bad = (message: string): Verdict => ({ isGood: false, message })
  if (!/^[0-9a-f]{64}$/.test(hash)) return bad(words.invalid)
  if ((await checks.take(addressGroup(request))) > 0) return bad(words.tooMany)
  try {
    const signed = await createContractStore().findSigned(hash)
    if (!signed) return bad(words.no)
    const { signedAt } = signed
    const told = { moment: formatMoment(signedAt, locale), utc: formatUtc(signedAt) }
    return { isGood: true, message: fillWords(words.yes, told) }
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'a hash could not be checked')
    return bad(words.unavailable)
  }
}
