import type { Core } from '@strapi/strapi'
import { fileUid } from '../content-types/content-change'
import { isSeeding, recordChange } from './record-change'
import type { ContentChange } from './send-webhook'

type File = { documentId: string }

/** Records changes of media files, which bypass the document service. */
export function recordFileChanges(strapi: Core.Strapi): void {
  const record = async (event: ContentChange['event'], files: unknown[]) => {
    if (isSeeding(strapi)) return
    for (const file of files) {
      if (isFile(file)) {
        await recordChange(strapi, {
          event,
          uid: fileUid,
          documentId: file.documentId,
          locale: null,
        })
      }
    }
  }
  const affected = (where: unknown): Promise<File[]> =>
    strapi.db.query(fileUid).findMany({ where, select: ['documentId'] })

  strapi.db.lifecycles.subscribe({
    models: [fileUid],
    afterCreate: ({ result }) => record('create', [result]),
    afterUpdate: ({ result }) => record('update', [result]),
    afterDelete: ({ result }) => record('delete', [result]),
    async beforeDeleteMany(event) {
      event.state.files = await affected(event.params.where)
    },
    async afterDeleteMany({ state }) {
      await record('delete', Array.isArray(state.files) ? state.files : [])
    },
    async afterUpdateMany({ params }) {
      await record('update', await affected(params.where))
    },
  })
}

function isFile(value: unknown): value is File {
  return typeof value === 'object' && value !== null && 'documentId' in value
}
