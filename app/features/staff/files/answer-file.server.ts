import { redirect } from '@remix-run/node'
import type { Locale } from '~content/locale'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { privateFileResponse } from '~/platform/files/store/private-file-response.server'
import { privateStore } from '~/platform/files/store/private-store.server'
import { clientAddressHeader } from '~/platform/http/client-address'
import { requestedLanguage } from '~/platform/http/requested-language'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { log } from '~/platform/log/log.server'
import { noStore } from '~/platform/page-cache/cache-policy'
import { href } from '~/routing/href'
import { findStaff, type Staff } from '../session/require-staff.server'
import { signInPath } from '../sign-in/sign-in-path'
import { readableKinds } from './readable-kinds'

type FileParts = {
  store: PrivateStore
  /** The signed-in account; throws a 503 response while the CMS cannot confirm it. */
  findReader: (request: Request) => Promise<Staff | null>
}

type Problem = 'notFound' | 'forbidden' | 'unavailable'

const statusOf = { notFound: 404, forbidden: 403, unavailable: 503 } as const

/**
 * Streams a private file to a person who may read it and writes an audit row (docs/facts/security.md 18).
 * Unknown, deleted and unclaimed files all answer 404.
 */
export async function answerFile(
  request: Request,
  id: string,
  { store, findReader }: FileParts = {
    store: privateStore(),
    findReader: (reader) => findStaff(reader, { isStrict: true }),
  },
): Promise<Response> {
  const locale = requestedLanguage(request)
  try {
    const staff = await findReader(request)
    // Not on to the file itself: a download would leave the sign-in standing there.
    if (!staff) return redirect(signInPath(locale, href('staffFiles', locale)), 303)
    const readable = readableKinds(staff.role)
    if (readable.length === 0) return await problemResponse(locale, 'forbidden')
    const file = await store.find(id)
    if (file?.claimedBy == null) return await problemResponse(locale, 'notFound')
    if (!readable.some((kind) => kind === file.kind)) {
      return await problemResponse(locale, 'forbidden')
    }
    const address = request.headers.get(clientAddressHeader) ?? ''
    const reader = `staff:${staff.id} ${staff.name}`
    return (
      (await privateFileResponse(store, id, { reader, address })) ??
      (await problemResponse(locale, 'notFound'))
    )
  } catch (err) {
    const isDown = err instanceof Response && err.status === 503
    if (!isDown && !(err instanceof StorageUnavailable)) throw err
    if (!isDown) log.error({ err }, 'a private file could not be read')
    return problemResponse(locale, 'unavailable')
  }
}

/** What is wrong, as plain text. */
async function problemResponse(locale: Locale, problem: Problem): Promise<Response> {
  const { t } = await createServerI18n(locale)
  const status = statusOf[problem]
  return new Response(t(`staff:problems.${problem}`), {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': noStore,
      'X-Robots-Tag': 'noindex, nofollow',
      ...(status === 503 ? { 'Retry-After': '30' } : {}),
    },
  })
}
