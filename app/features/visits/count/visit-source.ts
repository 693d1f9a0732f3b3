/**
 * Where a visit came from: the campaign of its address (UTM), else the host of the page before (`source` alone), else
 * `direct`. Empty where a campaign does not say it.
 */
export type VisitSource = { source: string; medium: string; campaign: string }

type Told = Partial<Record<'source' | 'medium' | 'campaign' | 'referrer', string | null>>

const plain = (source: string): VisitSource => ({ source, medium: '', campaign: '' })

export const directSource = plain('direct')
/** From another page of this site. */
export const ownSource = plain('site')
/** All sources beyond the limit of a day. */
export const otherSource = plain('other')

/** In characters; longer values are cut. */
const maxValueLength = 60

/** The source by the campaign values, else by the referrer. Upper and lower case are the same source. */
export function sourceOf({ source, medium, campaign, referrer }: Told): VisitSource {
  const told = { source: clean(source), medium: clean(medium), campaign: clean(campaign) }
  if (told.source || told.medium || told.campaign) return told
  const host = hostOf(referrer ?? '')
  return host === '' ? directSource : plain(host)
}

type Request = { url: string; referrer?: string | undefined }

/** Sources of requests that were read lately: most visitors of a campaign come by the same address. */
const knownSources = new Map<string, VisitSource>()
const maxKnownSources = 500
const maxKnownLength = 500

/** The source of a request: the query of its address, and the page before. */
export function sourceOfRequest({ url, referrer = '' }: Request, siteOrigin: string): VisitSource {
  const campaignAt = url.indexOf('utm_')
  if (campaignAt === -1 && referrer === '') return directSource
  const key = `${campaignAt === -1 ? '' : url.slice(url.indexOf('?'))} ${referrer} ${siteOrigin}`
  const known = knownSources.get(key)
  if (known) return known
  const source = readSource({ url, referrer }, siteOrigin)
  if (knownSources.size >= maxKnownSources) knownSources.clear()
  if (key.length <= maxKnownLength) knownSources.set(key, source)
  return source
}

function readSource(
  { url, referrer }: { url: string; referrer: string },
  siteOrigin: string,
): VisitSource {
  if (url.includes('utm_')) {
    const query = new URLSearchParams(url.slice(url.indexOf('?')))
    const campaign = {
      source: query.get('utm_source'),
      medium: query.get('utm_medium'),
      campaign: query.get('utm_campaign'),
    }
    if (campaign.source || campaign.medium || campaign.campaign) {
      return sourceOf(campaign)
    }
  }
  if (referrer === siteOrigin || referrer.startsWith(`${siteOrigin}/`)) return ownSource
  return sourceOf({ referrer })
}

/** As people read it: `newsletter / email / may`. */
export function nameOfSource({ source, medium, campaign }: VisitSource): string {
  return [source, medium, campaign].filter(Boolean).join(' / ')
}

/** A value that names a person by an e-mail address is not kept. */
function clean(value: string | null | undefined): string {
  if (!value) return ''
  const line = value
    .slice(0, 4 * maxValueLength)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
    .slice(0, maxValueLength)
    .trim()
  return line.includes('@') ? otherSource.source : line
}

function hostOf(address: string): string {
  if (!URL.canParse(address)) return ''
  return new URL(address).hostname.replace(/^www\./, '').slice(0, maxValueLength)
}
