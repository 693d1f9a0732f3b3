import { href } from '~/routing/href'
import type { resources } from '~/routing/resources'
import { pageEntry, type PageName, pageNames } from '~/routing/table'
import { type Locale, locales } from '~content/locale'
import { signIn } from './support/contracts'
import { hiredRoles } from './support/hire'
import { expect, test } from './support/test'
import { newSender } from './support/visitor-address'

const roles = ['nobody', ...hiredRoles] as const
type Role = (typeof roles)[number]
type StaffPage = Exclude<Extract<PageName, `staff${string}`>, 'staffSignIn'>
type StaffResource = Exclude<Extract<keyof typeof resources, `staff${string}`>, 'staffSignOut'>

/** Who opens it, what they find there, and whether it takes forms. */
type Row = {
  opens: 'team' | 'everybody'
  /** A page of one thing is asked for a thing that does not exist, so that the right is what is checked first. */
  finds: 200 | 404
  /** `kept`: what a stranger sends stands in the answer, to be sent again after the sign-in. */
  takesForms?: true | 'kept'
}

const pages: Record<StaffPage | 'contractNew' | 'contract', Row> = {
  staffHome: { opens: 'team', finds: 200, takesForms: true },
  staffInbox: { opens: 'team', finds: 200, takesForms: 'kept' },
  staffLeadStay: { opens: 'team', finds: 404, takesForms: 'kept' },
  staffCalendar: { opens: 'team', finds: 200 },
  staffNewReservation: { opens: 'team', finds: 200, takesForms: 'kept' },
  staffReservation: { opens: 'team', finds: 404, takesForms: true },
  staffStays: { opens: 'team', finds: 200 },
  staffStay: { opens: 'team', finds: 404, takesForms: 'kept' },
  staffOffer: { opens: 'team', finds: 404, takesForms: 'kept' },
  staffPayment: { opens: 'team', finds: 404, takesForms: 'kept' },
  staffAnswer: { opens: 'team', finds: 404, takesForms: 'kept' },
  staffContracts: { opens: 'team', finds: 200 },
  staffInquiries: { opens: 'team', finds: 200 },
  staffBookings: { opens: 'team', finds: 200 },
  staffBooking: { opens: 'team', finds: 404, takesForms: true },
  staffReviews: { opens: 'team', finds: 200 },
  staffReview: { opens: 'team', finds: 404, takesForms: 'kept' },
  staffReports: { opens: 'everybody', finds: 200 },
  staffRentals: { opens: 'team', finds: 200, takesForms: true },
  staffRentalImport: { opens: 'team', finds: 404, takesForms: true },
  staffFiles: { opens: 'team', finds: 200, takesForms: true },
  contractNew: { opens: 'team', finds: 200, takesForms: true },
  contract: { opens: 'team', finds: 404, takesForms: true },
}

type FileRow = Omit<Row, 'takesForms'> & {
  path: string
  /** An answer without an end: its head alone is asked for. */
  isStream?: true
}

const files: Record<StaffResource, FileRow> = {
  staffEvents: { opens: 'team', finds: 200, path: 'staff/events', isStream: true },
  staffReceipt: { opens: 'team', finds: 404, path: 'staff/receipts/CS-7K2M9Q/P-7K2M9QAB' },
  staffReceiptPreview: { opens: 'team', finds: 404, path: 'staff/receipt-previews/CS-7K2M9Q' },
  staffFile: { opens: 'team', finds: 404, path: `staff/files/${'f'.repeat(40)}` },
  staffReport: { opens: 'everybody', finds: 404, path: 'staff/report-files/nothing' },
  staffRentalFile: { opens: 'team', finds: 404, path: 'staff/rental-files/nothing' },
}

const names = Object.keys(pages) as (keyof typeof pages)[]

function addressOf(name: keyof typeof pages, locale: Locale): string {
  return href(name, locale, { id: name === 'contract' ? 'C-7K2M9QAB' : 'CS-7K2M9Q' })
}

function mayOpen(role: Role, { opens }: Pick<Row, 'opens'>): boolean {
  return role !== 'nobody' && (opens === 'everybody' || role !== 'ceiba-marketing')
}

/** What an answer has to be: sign-in for strangers, 403 without the right, else what is found. */
function expected(role: Role, row: Pick<Row, 'opens' | 'finds'>): number {
  if (role === 'nobody') return 303
  return mayOpen(role, row) ? row.finds : 403
}

function expectedOfForm(role: Role, row: Row): number {
  if (!row.takesForms) return 405
  return role === 'nobody' && row.takesForms === 'kept' ? 401 : expected(role, row)
}

const noHops = { maxRedirects: 0 }

for (const role of roles) {
  test(`what ${role} may open and send in the staff area`, async ({ request, baseURL }) => {
    if (role !== 'nobody') await signIn(request, baseURL, role)
    const answers: Record<string, number> = {}
    const wanted: Record<string, number> = {}
    for (const locale of locales) {
      for (const name of names) {
        const path = addressOf(name, locale)
        const read = await request.get(path, noHops)
        answers[`GET ${path}`] = read.status()
        wanted[`GET ${path}`] = expected(role, pages[name])
        const { location = '', 'cache-control': caching } = read.headers()
        const leadsToSignIn = location.startsWith(href('staffSignIn', locale))
        expect({ path, caching, leadsToSignIn }).toEqual({
          path,
          caching: 'no-store',
          leadsToSignIn: role === 'nobody',
        })
        if (mayOpen(role, pages[name])) continue

        const sent = await request.post(path, {
          ...noHops,
          headers: newSender(baseURL),
          form: { do: 'take', reference: 'CS-7K2M9Q' },
        })
        answers[`POST ${path}`] = sent.status()
        wanted[`POST ${path}`] = expectedOfForm(role, pages[name])
        // Remix answers a redirect of its own reads with 202 and the address in the body.
        answers[`GET ${path}.data`] = (await request.get(`${path}.data`, noHops)).status()
        wanted[`GET ${path}.data`] = role === 'nobody' ? 202 : 403
      }
    }
    for (const file of Object.values(files)) {
      const method = file.isStream ? 'HEAD' : 'GET'
      const answer = await request.fetch(`/${file.path}`, { ...noHops, method })
      answers[`GET ${file.path}`] = answer.status()
      wanted[`GET ${file.path}`] = expected(role, file)
    }
    expect(answers).toEqual(wanted)
  })
}

test('every page of the staff area has a row', () => {
  const behindSignIn = pageNames.filter(
    (name) => pageEntry(name).layout === 'staff' && name !== 'staffSignIn',
  )
  expect(names).toEqual(expect.arrayContaining(behindSignIn))
})
