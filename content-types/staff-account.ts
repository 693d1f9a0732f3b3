import * as z from 'zod'

/** What a person of the staff may be; `none` is an account whose roles are not known to the site. */
const staffRoles = ['administrator', 'operations', 'marketing', 'none'] as const

export type StaffRole = (typeof staffRoles)[number]

/** What the CMS checks: an account of its admin panel by e-mail and password. */
export const staffCredentialsSchema = z.object({
  email: z.string().min(1).max(254),
  password: z.string().min(1).max(200),
})

export type StaffCredentials = z.infer<typeof staffCredentialsSchema>

/** An account that may be used right now, as the CMS tells it to the site. */
export const staffAccountSchema = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  role: z.enum(staffRoles),
  /** Changes with the password, and tells nothing about it. */
  stamp: z.string().min(1),
})

export type StaffAccount = z.infer<typeof staffAccountSchema>

/** An account as colleagues see it. */
export const colleagueSchema = staffAccountSchema.omit({ stamp: true })

/** Null alike for what is unknown, wrong, blocked or not active. */
export const staffAnswerSchema = z.object({ data: staffAccountSchema.nullable() })
