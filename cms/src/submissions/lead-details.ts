import type { Core, UID } from '@strapi/strapi'
import type { LeadSubmission } from '../content-types/lead'
import { connectDocument } from './connect-document'

type Details = Record<string, unknown>
type Of<Kind extends LeadSubmission['kind']> = Extract<LeadSubmission, { kind: Kind }>

/** The columns that only some kinds of lead have. */
export async function leadDetails(strapi: Core.Strapi, lead: LeadSubmission): Promise<Details> {
  switch (lead.kind) {
    case 'listWithUs':
    case 'referral':
      return {}
    case 'landing':
      return landingDetails(strapi, lead)
    case 'productReport':
    case 'productClaim':
      return reportDetails(strapi, lead)
    case 'providerReport':
      return providerDetails(strapi, lead)
    case 'subscription':
      return { page: lead.page, endLink: lead.endLink, subscription: 'pending' }
    case 'career':
      return careerDetails(strapi, lead)
  }
}

/** Collection types that a lead can be connected to; single types are known by their title. */
const landingTargets: Partial<Record<string, UID.ContentType>> = {
  landing_page: 'api::landing-page.landing-page',
  landing_pages_with_product: 'api::landing-page-with-product.landing-page-with-product',
  landing_page_product: 'api::landing-product.landing-product',
}

async function landingDetails(
  strapi: Core.Strapi,
  { request, language }: Of<'landing'>,
): Promise<Details> {
  const { type, source, ...details } = request
  const target = landingTargets[source.field]
  return {
    ...details,
    about: source.title,
    landingType: type,
    landingField: source.field,
    landingId: source.id,
    ...(target && {
      [source.field]: await connectDocument(strapi, target, { documentId: source.id, language }),
    }),
  }
}

async function reportDetails(
  strapi: Core.Strapi,
  lead: Of<'productReport' | 'productClaim' | 'providerReport'>,
): Promise<Details> {
  const { product, language, description, userId } = lead
  const rental = { documentId: product.id, language }
  return {
    description,
    userId,
    about: product.name,
    section: product.section,
    productName: product.name,
    productSlug: product.slug,
    productId: product.id,
    rental: await connectDocument(strapi, 'api::rental.rental', rental),
  }
}

async function providerDetails(strapi: Core.Strapi, lead: Of<'providerReport'>): Promise<Details> {
  const { provider, language } = lead
  const document = provider.id === null ? null : { documentId: provider.id, language }
  return {
    ...(await reportDetails(strapi, lead)),
    about: provider.name,
    providerName: provider.name,
    providerId: provider.id,
    provider: document && (await connectDocument(strapi, 'api::provider.provider', document)),
  }
}

async function careerDetails(
  strapi: Core.Strapi,
  { application, language }: Of<'career'>,
): Promise<Details> {
  const { career, cv, photo, ...rest } = application
  const vacancy = { documentId: career.id, language }
  return {
    ...rest,
    about: career.title,
    careerId: career.id,
    career: await connectDocument(strapi, 'api::career.career', vacancy),
    cvName: cv.name,
    cvFile: cv.id,
    photoName: photo.name,
    photoFile: photo.id,
  }
}
