import { careerSkills } from '~content/career-skill'
import type { LeadContentOf } from '~content/lead'
import { filePath } from '~/features/staff/files/file-path'
import type { EmailTable } from '~/platform/email/body/email-body'
import type { LeadEmailInput, LeadMailWords } from './email-input'

/** What the team alone reads of a lead: ids to look things up by, and the whole of an application. */
export function staffTables({ lead, words, origin }: LeadEmailInput): EmailTable[] {
  switch (lead.kind) {
    case 'career':
      return applicationTables(lead, words, origin)
    case 'contractInquiry':
      return identityTables(lead, words, origin)
    case 'landing':
      return sourceTables(words, lead.request.source.id, lead.request.page)
    case 'productReport':
    case 'providerReport':
    case 'productClaim':
      return sourceTables(words, lead.product.id, null)
    case 'subscription':
      return sourceTables(words, null, lead.page)
    case 'listWithUs':
    case 'referral':
      return []
  }
}

function identityTables(
  { photo, document, contractsAr, language }: LeadContentOf<'contractInquiry'>,
  words: LeadMailWords,
  origin: string,
): EmailTable[] {
  const { mail } = words
  const row = (label: string, file: typeof photo) =>
    file
      ? [{ label, value: file.name, url: new URL(filePath(file.id, language), origin).href }]
      : []
  const rows = [...row(mail('photo'), photo), ...row(mail('identityDocument'), document)]
  return [
    ...sourceTables(words, contractsAr.id, null),
    ...(rows.length > 0 ? [{ title: mail('identity'), rows }] : []),
  ]
}

function sourceTables(
  { mail }: LeadMailWords,
  id: string | null,
  page: string | null,
): EmailTable[] {
  const rows = [
    ...(id === null ? [] : [{ label: mail('documentId'), value: id }]),
    ...(page === null ? [] : [{ label: mail('page'), value: page }]),
  ]
  return rows.length === 0 ? [] : [{ title: mail('origin'), rows }]
}

function applicationTables(
  { application, language }: LeadContentOf<'career'>,
  { mail, leads }: LeadMailWords,
  origin: string,
): EmailTable[] {
  const fileAddress = (id: string) => new URL(filePath(id, language), origin).href
  const { profession, address, workExperience, salaryClaim, cv, photo } = application
  return [
    {
      title: mail('application'),
      rows: [
        { label: mail('profession'), value: profession },
        { label: mail('address'), value: address },
        { label: mail('workExperience'), value: workExperience },
        { label: mail('salaryClaim'), value: salaryClaim },
        { label: mail('cv'), value: cv.name, url: fileAddress(cv.id) },
        { label: mail('photo'), value: photo.name, url: fileAddress(photo.id) },
      ],
    },
    {
      title: mail('skills'),
      rows: careerSkills.map((skill) => ({
        label: leads(`career.skill.${skill}`),
        value: String(application.skills[skill]),
      })),
    },
  ]
}
