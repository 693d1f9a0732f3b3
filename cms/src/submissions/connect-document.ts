import type { Core, UID } from '@strapi/strapi'

type Connection = {
  connect: [{ documentId: string; locale?: string; status?: 'draft' }]
}

/**
 * A relation to the document that a submission is about: to its draft, which survives unpublishing, in the
 * visitor's language if it exists. Null when the document was deleted.
 */
export async function connectDocument(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, language }: { documentId: string; language: string },
): Promise<Connection | null> {
  const hasDrafts = strapi.contentTypes[uid]?.options?.draftAndPublish === true
  const versions = await strapi.db.query(uid).findMany({
    where: { documentId, ...(hasDrafts && { publishedAt: null }) },
    select: ['locale'],
  })
  const version = versions.find(({ locale }) => locale === language) ?? versions[0]
  if (!version) return null
  return {
    connect: [
      {
        documentId,
        ...(version.locale !== null && { locale: version.locale }),
        ...(hasDrafts && { status: 'draft' }),
      },
    ],
  }
}
