import { env } from '~/platform/env/env.server'
import { botCheckSiteKey } from '~/platform/forms/bot-check.server'
import type { SecurityOptions } from '~/platform/http/security-headers.server'
import { playerOrigins } from '~/ui/blocks/video-source'

/** Security options from the settings of this site: what its pages may load. */
export function siteSecurity(): SecurityOptions {
  return {
    siteOrigin: env.SITE_ORIGIN,
    mapTileUrl: env.MAP_TILE_URL,
    hasBotCheck: botCheckSiteKey() !== null,
    chatWidgetUrl: env.ASSISTANT_WIDGET_URL,
    playerOrigins,
  }
}
