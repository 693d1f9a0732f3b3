/** What applicants rate themselves in, under the customer's own names (leads-and-content.md §3). */
export const careerSkills = [
  'retentionMemory',
  'organization',
  'onlineTools',
  'excel',
  'accounting',
  'administration',
  'ecommerce',
  'taskManager',
  'salesChannels',
  'distributionChannels',
  'socialMedia',
  'marketing',
  'tourism',
  'realEstate',
  'shortTerm',
  'longTerm',
  'sales',
  'design',
  'photography',
  'emailMarketing',
  'propertyManagement',
  'ingles',
] as const

export type CareerSkill = (typeof careerSkills)[number]

/** The scale (decisions.md, "Behaviour"): 0 is refused. */
export const skillRatings = { lowest: 1, highest: 10 } as const
