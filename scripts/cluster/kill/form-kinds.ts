import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { careerSkills } from '~content/career-skill'
import { resources } from '~/routing/resources'
import { findFreeStay } from '../../bench/send-forms.mjs'
import type { StoreLocation } from '~/platform/database/store-location'
import { openCms } from './cms-rows'
import { upload } from './files'
import type { Visitor } from './visitor'

/** A form that visitors send, by the name of its kind in the CMS. */
export type FormKind = {
  kind: string
  path: string
  /** Who is told by mail, by the end of the Message-ID. */
  mails: readonly string[]
  fields: (visitor: Visitor, email: string) => Promise<object>
}

const idsSchema = z.array(z.object({ id: z.string() }))

/** What forms refer to, as the CMS has it. */
async function readReferences(cmsDatabase: StoreLocation) {
  const cms = await openCms(cmsDatabase)
  const idOf = async (table: string, condition: string) => {
    const [row] = idsSchema.parse(
      await cms.rows(
        `SELECT document_id AS id FROM ${table}
         WHERE published_at IS NOT NULL AND locale = 'en' AND ${condition} LIMIT 1`,
      ),
    )
    if (!row) throw new Error(`The CMS has no ${table} for the forms.`)
    return row.id
  }
  try {
    return {
      landing: await idOf('landing_pages', 'finish_date IS NULL AND start_date IS NULL'),
      career: await idOf('careers', 'finish_date IS NULL'),
      document: await idOf('document_pages', 'enabled AND is_document'),
    }
  } finally {
    await cms.close()
  }
}

const person = (email: string) => ({
  firstName: 'Ana',
  lastName: 'Xicará',
  email,
  phone: '+502 5555 1234',
  countryCode: 'GT',
  language_code: 'en',
})
const wish = { specialRequirement: 'A house with a garden', contactMethod: 'phone' }
const application = {
  name: 'Ana Xicará',
  profession: 'Guide',
  address: '5a avenida, Antigua',
  workExperience: 'Ten years',
  salaryClaim: 'Q6,000',
  ...Object.fromEntries(careerSkills.map((skill) => [skill, 5])),
}

/** Every form that visitors can send, on the content of a CMS. */
export async function listFormKinds(
  address: string,
  cmsDatabase: StoreLocation,
): Promise<FormKind[]> {
  const references = await readReferences(cmsDatabase)
  const stay: object & { slug: string } = await findFreeStay(address)
  const about = { slug: stay.slug, description: 'The pool is a pond' }
  const both = ['staff', 'visitor']
  const simple = (kind: string, path: string, more: object = {}, mails = both): FormKind => ({
    kind,
    path,
    mails,
    fields: async (_visitor, email) => ({ ...person(email), ...more }),
  })
  return [
    {
      kind: 'inquiry',
      path: resources.requireApi.path,
      mails: ['staff', 'guest'],
      fields: async (_visitor, email) => ({
        requirement: { ...person(email), reservationDetails: [stay] },
      }),
    },
    simple('listWithUs', resources.listWithUsApi.path, wish),
    simple('referral', resources.referralsApi.path, wish),
    simple('landing', resources.requestLandingPagesApi.path, {
      type: 'vacationRentals',
      landing_page: references.landing,
    }),
    simple('productReport', resources.reportProvidersApi.path, about),
    simple('providerReport', resources.reportProvidersApi.path, {
      ...about,
      nameProvider: 'Don Beto',
    }),
    simple('productClaim', resources.claimProductsApi.path, about),
    // The team is told once the visitor has confirmed.
    simple('subscription', resources.subscribedsApi.path, {}, ['visitor']),
    {
      kind: 'career',
      path: resources.careersFormsApi.path,
      mails: both,
      fields: async (visitor, email) => ({
        ...application,
        email,
        career: references.career,
        cv: await upload(visitor, 'career-cv'),
        photo: await upload(visitor, 'career-photo'),
      }),
    },
    {
      kind: 'contractInquiry',
      path: resources.contractInquiriesApi.path,
      mails: both,
      fields: async (visitor, email) => ({
        ...person(email),
        contracts_ar: references.document,
        photo: await upload(visitor, 'inquiry-photo'),
        document: await upload(visitor, 'inquiry-document'),
      }),
    },
  ]
}

/** An address that no other form has, so that each can be counted. */
export const newEmail = () => `visitor-${randomUUID()}@example.com`
