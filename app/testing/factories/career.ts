import { careerSchema, type Career } from '~content/career'

/** A vacancy, valid by the contract, that is open all through 2026. */
export function career(facts: Partial<Career> = {}): Career {
  return careerSchema.parse({
    documentId: 'host',
    updatedAt: '2026-01-02T12:00:00.000Z',
    title: 'Guest host',
    slug: 'guest-host',
    summary: 'You answer.',
    description: '## What you do\n\n- Answer',
    employmentType: 'fullTime',
    town: { documentId: 'antigua', slug: 'antigua-guatemala', name: 'Antigua Guatemala' },
    remote: false,
    salaryFrom: 5200,
    salaryTo: 6800,
    salaryCurrency: 'GTQ',
    publicationDate: '2026-01-01',
    finishDate: null,
    seo: null,
    ...facts,
  } satisfies Career)
}
