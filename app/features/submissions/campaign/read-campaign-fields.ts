import type * as z from 'zod'
import type { campaignSchema } from '~content/submission'
import {
  campaignFields,
  landingPageField,
  maxAddressLength,
  maxCampaignValueLength,
  referrerField,
} from './campaign-fields'

export type Campaign = z.infer<typeof campaignSchema>

/**
 * How the visitor came: what script noted, else what the addresses of the form itself say. Null if there is
 * nothing to say. Whatever is too long or unprintable is cut, never refused: no lead is lost for it.
 */
export function readCampaignFields(
  { url, headers }: Pick<Request, 'url' | 'headers'>,
  form: FormData,
): Campaign | null {
  const addresses = [url, headers.get('Referer') ?? ''].filter((address) => URL.canParse(address))
  const queries = addresses.map((address) => new URL(address).searchParams)
  const find = (name: string, longest: number) => {
    const values = [form.get(name), ...queries.map((query) => query.get(name))]
    return line(
      values.find((value) => typeof value === 'string' && value !== ''),
      longest,
    )
  }
  const campaign = {
    source: find(campaignFields.source, maxCampaignValueLength),
    medium: find(campaignFields.medium, maxCampaignValueLength),
    campaign: find(campaignFields.campaign, maxCampaignValueLength),
    term: find(campaignFields.term, maxCampaignValueLength),
    content: find(campaignFields.content, maxCampaignValueLength),
    referrer: line(form.get(referrerField), maxAddressLength),
    landingPage: line(form.get(landingPageField), maxAddressLength),
  }
  return Object.values(campaign).some((value) => value !== null) ? campaign : null
}

function line(value: unknown, longest: number): string | null {
  if (typeof value !== 'string') return null
  const cut = value
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longest)
  return cut.replace(/\p{Cs}/gu, '').trim() || null
}
