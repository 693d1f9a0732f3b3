import { inboxSchema, todaySchema, type InboxPage, type Today } from '~content/desk'
import { privateRecords, type PrivateRecords } from '~/platform/content/private-records.server'

export type DeskStore = {
  /** What is to be done on a day of Guatemala, `YYYY-MM-DD`. */
  today: (day: string) => Promise<Today>
  /** A page of the inbox by the parameters of `inboxQuerySchema`. */
  inbox: (query: URLSearchParams) => Promise<InboxPage>
}

/** What the CMS reads for the desk. Throws `RecordsUnavailable` if the CMS is unreachable. */
export function createDeskStore(records: PrivateRecords = privateRecords()): DeskStore {
  return {
    today: async (day) =>
      (await records.read(todaySchema, `desk/today?${new URLSearchParams({ today: day })}`)).data,
    inbox: (query) => records.read(inboxSchema, `desk/inbox?${query}`),
  }
}
