import { maxEntryTitleLength, maxFileNameLength } from '~content/limits'
import { isPhoneNumber } from '~/features/contact/phone-number.server'
import { toContact } from '~/features/contact/to-contact.server'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { privateStore } from '~/platform/files/store/private-store.server'
import { message } from '~/platform/forms/form-message'
import { leadConfirmation } from '../submit/lead-confirmation.server'
import type { LeadHandler } from '../submit/lead-handler'
import { payloadFields } from '../submit/lead-payload'
import { documentFiles } from './document-files'
import { documentSchema, documentShape } from './document-schema'

/** The document that a form belongs to. */
export type RequestedDocument = { id: string; title: string; isDocument: boolean }

/** The fields of the form under the names that API calls use (contracts-and-routes.md §3). */
export const documentPayload = {
  fields: payloadFields(documentShape),
  aliases: { specialRequirement: 'specialRequeriment' },
}

/** Handles the form of a document. */
export function documentHandler(
  { id, title, isDocument }: RequestedDocument,
  { files }: { files: Pick<PrivateStore, 'find'> } = { files: privateStore() },
): LeadHandler<ReturnType<typeof documentSchema>> {
  return {
    schema: documentSchema({ isPhoneNumber, isDocument }),
    payload: documentPayload,
    async draft(fields, base) {
      // A document that asks for none takes none.
      const sent = isDocument ? documentFiles : []
      const found = await Promise.all(
        sent.map(async ({ id: field, kind }) => {
          const file = await files.find(fields[field] ?? '')
          return { field, file: file?.kind === kind ? file : null }
        }),
      )
      const gone = found.filter(({ file }) => !file)
      if (gone.length > 0) {
        const fieldErrors = gone.map(({ field }) => [field, [message('fileGone')]])
        return { fieldErrors: Object.fromEntries(fieldErrors) as Record<string, string[]> }
      }
      const kept = found.flatMap(({ field, file }) => (file ? [{ field, file }] : []))
      const named = (name: string) => {
        const file = kept.find(({ field }) => field === name)?.file
        return file ? { id: file.id, name: file.name.slice(0, maxFileNameLength) } : null
      }
      return {
        lead: {
          ...base,
          kind: 'contractInquiry',
          contact: toContact({ ...fields, contactMethod: null }),
          specialRequirement: fields.specialRequeriment || null,
          contractsAr: { id, title: title.slice(0, maxEntryTitleLength) },
          photo: named('photo'),
          document: named('document'),
        },
        confirmation: leadConfirmation('contract', base.language),
        files: kept,
      }
    },
  }
}
