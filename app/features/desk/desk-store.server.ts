import {
  deskLeadAnswerSchema,
  leadStayAnswerSchema,
  type DeskLead,
  type LeadStay,
} from '~content/desk-lead'
import { inboxSchema, todaySchema, type InboxPage, type Today } from '~content/desk'
import { stayReferenceSchema } from '~content/stay-author'
import { privateRecords, type PrivateRecords } from '~/platform/content/private-records.server'

export type DeskStore = {
  /** What is to be done on a day of Guatemala, `YYYY-MM-DD`. */
  today: (day: string) => Promise<Today>
  /** A page of the inbox by the parameters of `inboxQuerySchema`. */
  inbox: (query: URLSearchParams) => Promise<InboxPage>
  /** A landing lead by its reference. */
  findLead: (reference: string) => Promise<DeskLead | null>
  /** Makes its stay, or finds the one that it has become; null if there is no such lead. */
  beginOfLead: (
    reference: string,
    stay: LeadStay,
  ) => Promise<{ reference: string; isNew: boolean } | null>
}

/** What the CMS reads for the desk. Throws `RecordsUnavailable` if the CMS is unreachable. */
export function createDeskStore(records: PrivateRecords = privateRecords()): DeskStore {
  return {
    today: async (day) =>
      (await records.read(todaySchema, `desk/today?${new URLSearchParams({ today: day })}`)).data,
    inbox: (query) => records.read(inboxSchema, `desk/inbox?${query}`),
    async findLead(reference) {
      if (!stayReferenceSchema.safeParse(reference).success) return null
      return (await records.read(deskLeadAnswerSchema, `desk/leads/${reference}`)).data
    },
    async beginOfLead(reference, stay) {
      const path = `desk/leads/${encodeURIComponent(reference)}/stay`
      return (await records.change(leadStayAnswerSchema, path, stay))?.data ?? null
    },
  }
}
