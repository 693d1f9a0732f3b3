/** Types that hold what visitors sent, and the fields of each in which people may write. */
const staffFields = {
  'api::inquiry.inquiry': ['stage', 'owner', 'notes'],
  'api::lead.lead': ['stage', 'owner', 'notes'],
  'api::contract-inquiry.contract-inquiry': ['stage', 'owner', 'notes', 'seen', 'isEdit'],
  // Staff write them on the site, never in the panel.
  'api::contract.contract': [],
  'api::contract-version.contract-version': [],
  'api::contract-event.contract-event': [],
} as const satisfies Record<string, readonly string[]>

export type SubmissionUid = keyof typeof staffFields

export function isSubmission(uid: string): uid is SubmissionUid {
  return uid in staffFields
}

/** The fields of a submission type that belong to the staff, not to the visitor. */
export function staffFieldsOf(uid: SubmissionUid): readonly string[] {
  return staffFields[uid]
}

/** Fields that lead to private files: for those alone who may open these. */
export const fileFields: readonly string[] = ['cvFile', 'photoFile']
