import { careers } from '~content/career'
import { locales, type Locale } from '~content/locale'
import { maxEntryTitleLength, maxFileNameLength } from '~content/limits'
import { readContent } from '~/platform/content/read-content.server'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { privateStore } from '~/platform/files/store/private-store.server'
import { message } from '~/platform/forms/form-message'
import { log } from '~/platform/log/log.server'
import { leadConfirmation } from '../submit/lead-confirmation.server'
import type { LeadHandler } from '../submit/lead-handler'
import { payloadFields } from '../submit/lead-payload'
import { careerFiles } from './career-files'
import { careerSchema, type CareerFields } from './career-schema'

type Parts = {
  files: Pick<PrivateStore, 'find'>
  /** Null if no such career is published or the CMS is unreachable. */
  findTitle: (id: string, locale: Locale) => Promise<string | null>
}

/** Handles applications for a job. */
export function careerHandler(
  { files, findTitle }: Parts = { files: privateStore(), findTitle: findCareerTitle },
): LeadHandler<typeof careerSchema> {
  return {
    schema: careerSchema,
    payload: { fields: payloadFields(careerSchema.shape) },
    async draft(fields, base) {
      const found = await Promise.all(
        careerFiles.map(async ({ id, kind }) => ({
          field: id,
          kind,
          file: await files.find(fields[id]),
        })),
      )
      const [cv, photo] = found.map(({ file, kind }) => (file?.kind === kind ? file : null))
      if (!cv || !photo) {
        const gone = found.filter(({ file, kind }) => file?.kind !== kind)
        return {
          fieldErrors: Object.fromEntries(gone.map(({ field }) => [field, [message('fileGone')]])),
        }
      }
      // A career may close while a visitor applies for it; the team sees its id then.
      const title = (await findTitle(fields.career, base.language)) ?? fields.career
      const keptFile = ({ id, name }: { id: string; name: string }) => ({
        id,
        name: name.slice(0, maxFileNameLength),
      })
      return {
        lead: {
          ...base,
          kind: 'career',
          contact: {
            firstName: fields.name,
            lastName: null,
            email: fields.email,
            phone: null,
            countryCode: null,
            contactMethod: null,
            noPhone: false,
          },
          specialRequirement: null,
          application: {
            career: { id: fields.career, title: title.slice(0, maxEntryTitleLength) },
            profession: fields.profession,
            address: fields.address,
            workExperience: fields.workExperience,
            salaryClaim: fields.salaryClaim,
            cv: keptFile(cv),
            photo: keptFile(photo),
            skills: skillsOf(fields),
          },
        },
        confirmation: leadConfirmation('career', base.language),
        files: [
          { field: 'cv', file: cv },
          { field: 'photo', file: photo },
        ],
      }
    },
  }
}

function skillsOf(fields: CareerFields) {
  const { retentionMemory, organization, onlineTools, excel, accounting, administration } = fields
  const { ecommerce, taskManager, salesChannels, distributionChannels, socialMedia } = fields
  const { marketing, tourism, realEstate, shortTerm, longTerm, sales, design } = fields
  const { photography, emailMarketing, propertyManagement, ingles } = fields
  return {
    retentionMemory,
    organization,
    onlineTools,
    excel,
    accounting,
    administration,
    ecommerce,
    taskManager,
    salesChannels,
    distributionChannels,
    socialMedia,
    marketing,
    tourism,
    realEstate,
    shortTerm,
    longTerm,
    sales,
    design,
    photography,
    emailMarketing,
    propertyManagement,
    ingles,
  }
}

async function findCareerTitle(id: string, locale: Locale): Promise<string | null> {
  try {
    for (const language of [locale, ...locales.filter((other) => other !== locale)]) {
      const found = await readContent(careers, language)
      const title = found?.find(({ documentId }) => documentId === id)?.title
      if (title) return title
    }
  } catch (err) {
    log.warn({ err }, 'career title look-up failed')
  }
  return null
}
