import type { UID } from '@strapi/strapi'
import { localeSchema } from '../content-types/localized'
import { isPreviewed } from '../content-types/preview'
import { previewPath } from '../content-types/preview-path'
import { environment } from '../environment/environment'
import { signPreview } from './preview-token'

type PreviewRequest = { documentId: string; locale?: string | null; status?: string }

/**
 * The URL behind the panel's preview button; undefined when the entry is not a page, its language is not the
 * site's, or the editor may not read it. The link names the entry: only the site knows page URLs.
 */
export async function previewLink(
  uid: UID.ContentType,
  requested: PreviewRequest,
): Promise<string | undefined> {
  const locale = localeSchema.safeParse(requested.locale ?? 'en')
  if (!isPreviewed(uid) || !locale.success || !mayRead(uid)) return undefined
  const { SITE_ORIGIN, PREVIEW_SECRET } = environment()
  // The panel also sends "modified", which means the draft.
  const status = requested.status === 'published' ? 'published' : 'draft'
  const { documentId } = requested
  const token = signPreview({ uid, documentId, locale: locale.data, status }, PREVIEW_SECRET)
  return `${SITE_ORIGIN}/${previewPath}/${token}`
}

/** Strapi only requires a signed-in person here. People may preview what they may read. */
function mayRead(uid: UID.ContentType): boolean {
  const ability = strapi.requestContext.get()?.state.userAbility
  return ability?.can('plugin::content-manager.explorer.read', uid) === true
}
