import type { Career } from '~content/career'
import type { StructuredData } from '~/features/site/head/structured-data'
import type { CareerPageData } from './read-career-page.server'

type PageFacts = {
  /** Absolute, as all addresses here. */
  url: string
  organization: { name: string; url: string }
}

const employmentTypes: Record<Career['employmentType'], string> = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  contractor: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
}

/** An open vacancy for search engines, with nothing in it that the page does not show. */
export function jobPosting(career: CareerPageData['career'], page: PageFacts): StructuredData {
  const { documentId, publicationDate, finishDate, town, remote } = career
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    url: page.url,
    title: career.title,
    description: career.html,
    identifier: { '@type': 'PropertyValue', name: page.organization.name, value: documentId },
    datePosted: publicationDate,
    ...(finishDate ? { validThrough: finishDate } : {}),
    employmentType: employmentTypes[career.employmentType],
    hiringOrganization: {
      '@type': 'Organization',
      name: page.organization.name,
      sameAs: page.organization.url,
    },
    ...(remote && !town ? workFromHome : { jobLocation: place(town?.name) }),
    ...salary(career),
  }
}

const country = { '@type': 'Country', name: 'Guatemala' }
const workFromHome = { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country }

function place(town: string | undefined): StructuredData {
  const locality = town ? { addressLocality: town } : {}
  return {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', ...locality, addressCountry: 'GT' },
  }
}

function salary({ salaryFrom, salaryTo, salaryCurrency }: Career): StructuredData {
  if (salaryFrom === null && salaryTo === null) return {}
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: salaryCurrency ?? 'GTQ',
      value: {
        '@type': 'QuantitativeValue',
        unitText: 'MONTH',
        ...(salaryFrom === null ? {} : { minValue: salaryFrom }),
        ...(salaryTo === null ? {} : { maxValue: salaryTo }),
      },
    },
  }
}
