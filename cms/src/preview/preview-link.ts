import type { UID } from '@strapi/strapi'
import { localeSchema } from '../content-types/localized'
import { isPreviewed } from '../content-types/preview'
import { previewPath } from '../content-types/preview-path'
import { environment } from '../environment/environment'
import { signPreview } from './preview-token'

type Asked = { documentId: string; locale?: string | null; status?: string }

/**
 * Where the panel's preview button leads, or undefined where the entry is no page, has no language that
 * the site has, or may not be read by whoever asks. The site is told the entry; it alone knows addresses.
 */
export async function previewLink(uid: UID.ContentType, asked: Asked): Promise<string | undefined> {
  const locale = localeSchema.safeParse(asked.locale ?? 'en')
  if (!isPreviewed(uid) || !locale.success || !mayRead(uid)) return undefined
  const { SITE_ORIGIN, PREVIEW_SECRET } = environment()
  // The panel also says "modified", and means the draft.
  const status = asked.status === 'published' ? 'published' : 'draft'
  const { documentId } = asked
  const token = signPreview({ uid, documentId, locale: locale.data, status }, PREVIEW_SECRET)
  return `${SITE_ORIGIN}/${previewPath}/${token}`
}

/** The panel asks for nothing but a signed-in person; what people may not read they may not preview. */
function mayRead(uid: UID.ContentType): boolean {
  const ability = strapi.requestContext.get()?.state.userAbility
  return ability?.can('plugin::content-manager.explorer.read', uid) === true
}
