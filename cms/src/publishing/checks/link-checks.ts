import { seconds } from '../../content-types/duration'
import { environment } from '../../environment/environment'
import { translate } from '../../labels/translate'
import { type EntryComponent, placeOf } from './list-components'
import { textsOf } from './text-checks'

/** `isWhole` where the field holds the address alone. */
type Link = { field: string; address: string; isWhole: boolean }

/** At most this many links are checked; pages rarely have more. */
const maxAsked = 40
const patience = seconds(4)

const markdownLink = /(?<!!)\[(?!!\[)[^\]]*\]\(\s*<?([^\s)>]*)>?(?:\s+"[^"]*")?\s*\)/g
const bareAddress = /^\s*(https?:\/\/\S+)\s*$/gm
/** Fields of buttons and blocks that hold an address. */
const addressFields = ['link', 'moreUrl', 'reviewsUrl', 'slugLink']

/**
 * Warnings about links of a draft that nobody can follow: to missing pages of the site, and addresses that cannot be
 * read, whose buttons visitors do not see. The site is asked, since only it knows its pages; without an answer there is
 * no warning. Other sites are never asked.
 */
export async function brokenLinks(parts: EntryComponent[]): Promise<string[]> {
  const links = linksOf(parts)
  const asked = [...new Set(links.flatMap(({ address }) => siteAddress(address) ?? []))]
  const missing = new Set<string>()
  await Promise.all(
    asked.slice(0, maxAsked).map(async (address) => {
      if (await isMissing(address)) missing.add(address)
    }),
  )
  return links.flatMap(({ field, address, isWhole }) => {
    if (isUnfinished(address) || (isWhole && !isReadable(address))) {
      return [translate('A link in "{field}" leads nowhere: "{address}".', { field, address })]
    }
    const own = siteAddress(address)
    if (own === null || !missing.has(own)) return []
    const text = 'A link in "{field}" leads to a page that is not there: {address}.'
    return [translate(text, { field, address })]
  })
}

function linksOf(parts: EntryComponent[]): Link[] {
  const inTexts = parts
    .flatMap(textsOf)
    .flatMap(({ field, markdown }) =>
      [...markdown.matchAll(markdownLink), ...markdown.matchAll(bareAddress)].map(
        ([, address = '']) => ({ field, address, isWhole: false }),
      ),
    )
  const inFields = parts.flatMap((part) =>
    addressFields.flatMap((name) => {
      const address = part.attributes[name]?.type === 'string' && part.value[name]
      return typeof address === 'string' && address !== ''
        ? [{ field: placeOf(part, name), address, isWhole: true }]
        : []
    }),
  )
  return [...inTexts, ...inFields]
}

/** The toolbar writes `(link)`, which stays until the editor replaces it. */
function isUnfinished(address: string): boolean {
  return !/^(\/|#|[a-z][a-z0-9+.-]*:)/i.test(address)
}

/** As the site reads the links of buttons: an https address, or a path that stays on the site. */
function isReadable(address: string): boolean {
  if (URL.canParse(address)) return new URL(address).protocol === 'https:'
  return /^\/(?!\/)[^\\]*$/.test(address) && URL.canParse(address, environment().SITE_ORIGIN)
}

/** The address of a page of our own site; null for any other address. */
function siteAddress(address: string): string | null {
  const { SITE_ORIGIN } = environment()
  if (isUnfinished(address) || address.startsWith('#')) return null
  if (!URL.canParse(address, SITE_ORIGIN)) return null
  const { origin, pathname, search } = new URL(address, SITE_ORIGIN)
  return origin === new URL(SITE_ORIGIN).origin ? origin + pathname + search : null
}

async function isMissing(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience)
    const { status } = await fetch(address, { method: 'HEAD', redirect: 'manual', signal })
    return status === 404 || status === 410
  } catch {
    return false
  }
}
