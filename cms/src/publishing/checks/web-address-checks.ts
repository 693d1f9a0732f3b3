import { translate } from '../../labels/translate'
import { type EntryComponent, placeOf } from './list-components'

/** Fields that hold an address of another site. */
const webAddresses: Record<string, readonly string[]> = {
  'api::site-setting.site-setting': ['partnerUrl', 'providerPortalUrl'],
  'site.social-link': ['url'],
}

/** Faults: addresses that no browser can open, e.g. with a space. The site leaves such links out. */
export function webAddressFaults(parts: EntryComponent[]): string[] {
  return parts.flatMap((part) =>
    (webAddresses[part.uid] ?? []).flatMap((name) => {
      const address = part.value[name]
      if (typeof address !== 'string' || address === '' || URL.canParse(address)) return []
      const field = placeOf(part, name)
      return [translate('"{field}" is not an address: "{address}".', { field, address })]
    }),
  )
}
