import type { CareerSkill } from '~content/career-skill'

/** The skills in an order in which they can be read; a test holds that none is missing. */
export const skillGroups = {
  office: [
    'retentionMemory',
    'organization',
    'onlineTools',
    'excel',
    'accounting',
    'administration',
    'taskManager',
  ],
  sales: ['sales', 'salesChannels', 'distributionChannels', 'ecommerce'],
  trade: ['tourism', 'realEstate', 'shortTerm', 'longTerm', 'propertyManagement', 'ingles'],
  creative: ['marketing', 'socialMedia', 'emailMarketing', 'design', 'photography'],
} as const satisfies Record<string, readonly CareerSkill[]>

export type SkillGroup = keyof typeof skillGroups
