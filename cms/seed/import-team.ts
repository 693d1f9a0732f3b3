import { aboutUs } from './content/team/about-us'
import { careers } from './content/team/careers'
import { jobAreas } from './content/team/job-areas'
import { type MemberSeed, members } from './content/team/members'
import { entryData, type EntrySources } from './entry-data'
import { importDocuments } from './import-documents'
import { importSingle } from './import-pages'
import { calendarDay, endOfDay } from './seed-day'
import type { SeedContext } from './seed-context'

const shownOn = [{ page: 'aboutUs' }]

/** Team members, job areas, vacancies and the page about us. */
export async function importTeam(context: SeedContext, sources: EntrySources): Promise<void> {
  const memberIds = await importDocuments(context, {
    step: 'team members',
    uid: 'api::team-member.team-member',
    seeds: members,
    match: { field: 'name', value: ({ name }) => name },
    data: (member, locale) =>
      entryData(sources, 'api::team-member.team-member', memberEntry(member), locale),
  })
  sources.entries['api::team-member.team-member'] = new Map(
    members.map(({ key, name }) => [key, memberIds.get(name) ?? '']),
  )
  await importDocuments(context, {
    step: 'job areas',
    uid: 'api::job-area.job-area',
    seeds: jobAreas,
    match: { field: 'name', value: ({ name }) => name.en },
    data: (area, locale) => {
      const order = jobAreas.indexOf(area) + 1
      const entry = { ...area, order, enabled: true, pages: shownOn }
      return entryData(sources, 'api::job-area.job-area', entry, locale)
    },
  })
  await importDocuments(context, {
    step: 'vacancies',
    uid: 'api::career.career',
    seeds: careers,
    match: { field: 'slug', value: ({ slug }) => slug.en },
    data: ({ salary, lastDay, publicationDate, ...career }, locale) =>
      entryData(
        sources,
        'api::career.career',
        {
          ...career,
          salaryFrom: salary?.from ?? null,
          salaryTo: salary?.to ?? null,
          salaryCurrency: 'GTQ',
          publicationDate: calendarDay(publicationDate, context.today),
          finishDate: lastDay === null ? null : endOfDay(lastDay, context.today),
          seo: { metaTitle: career.title, metaDescription: career.summary },
        },
        locale,
      ),
  })
  const uid = 'api::about-us.about-us'
  await importSingle(context, uid, (locale) => entryData(sources, uid, aboutUs, locale))
}

function memberEntry({ key, name, ...member }: MemberSeed) {
  const [first = ''] = key.split('-')
  return {
    ...member,
    name,
    emailAR: `${first}@ceiba-stays.example`,
    linkedIn: `https://linkedin.example/in/${key}`,
    photoAr: `portrait-${key}`,
    photoAlt: { en: `Portrait of ${name}`, es: `Retrato de ${name}` },
    enabled: true,
    order: members.findIndex((other) => other.key === key) + 1,
    pages: shownOn,
  }
}
