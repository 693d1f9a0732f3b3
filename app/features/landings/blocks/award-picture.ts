import type { Picture } from '~content/picture'
import type { SiteSettings } from '~content/site-settings'

type Pictured = { picture: Picture | null; alt: string }

/** The picture of an award: its own, else that of the site settings, as the panel promises. */
export function awardPicture(
  own: Pictured,
  settings: Pick<SiteSettings, 'awardPicture' | 'awardName'>,
): Pictured {
  return own.picture ? own : { picture: settings.awardPicture, alt: settings.awardName ?? '' }
}
