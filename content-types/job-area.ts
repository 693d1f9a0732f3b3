import * as z from 'zod'
import type { ContentDefinition } from './content-definition'
import { flagSchema, listOf, maybePictureSchema, wordsSchema } from './entry-fields'

/** The pages that show the team. A job area or team member is shown on those that it names. */
export const teamPages = ['aboutUs'] as const

/** Any text, so that entries of an older CMS, which offered other pages, are read as well. */
const shownOn = listOf(z.object({ page: z.string() }))

/** `api::team-member.team-member`, seen through its job area. */
const teamMemberSchema = z.object({
  documentId: z.string(),
  name: wordsSchema,
  position: wordsSchema,
  emailAR: wordsSchema,
  /** A page of the professional network. */
  linkedIn: wordsSchema,
  photoAr: maybePictureSchema,
  photoAlt: wordsSchema,
  /** Languages spoken, in words. */
  languages: wordsSchema,
  /** Only enabled ones are shown. */
  enabled: flagSchema,
  order: z.number().int(),
  pages: shownOn,
})

/** One entry of `api::job-area.job-area`: a group of the team. Lists are sorted by `order`, ascending. */
export const jobAreaSchema = z.object({
  documentId: z.string(),
  name: wordsSchema,
  text: wordsSchema,
  /** Only enabled ones are shown. */
  enabled: flagSchema,
  order: z.number().int(),
  /** Members in a row on wide screens. */
  col: z.number().int().min(1).max(6),
  pages: shownOn,
  workteams: listOf(teamMemberSchema),
})

export const jobAreas = {
  uid: 'api::job-area.job-area',
  path: 'job-areas',
  populate: { pages: true, workteams: { populate: { photoAr: true, pages: true } } },
  includes: ['api::team-member.team-member'],
  schema: z.array(jobAreaSchema),
} satisfies ContentDefinition

export type JobArea = z.infer<typeof jobAreaSchema>
