import * as z from 'zod'
import { localeSchema } from './localized'

/**
 * The webhook that the CMS sends after a change: ids only, never content.
 * Sent as `POST /webhooks/content` with the header `x-content-signature: t=<unix seconds>,v1=<hex>`,
 * where `v1` is HMAC-SHA256 over `<t>.<body>` with the shared secret.
 */
export const contentChangeSchema = z.object({
  event: z.enum(['create', 'update', 'publish', 'unpublish', 'delete']),
  /** Content type, e.g. `api::rental.rental`, or `fileUid`. */
  uid: z.string().max(200),
  documentId: z.string().max(100),
  locale: localeSchema.nullable(),
  revision: z.string().max(40),
  /** The revision before this change: lets the site notice that a webhook was lost. */
  previous: z.string().max(40).optional(),
})

/** The content type of files of the media library. */
export const fileUid = 'plugin::upload.file'

export const contentSignatureHeader = 'x-content-signature'

export type ContentChange = z.infer<typeof contentChangeSchema>
