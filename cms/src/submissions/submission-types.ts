/** The submission types, and the fields of each that staff may edit. */
const staffFields = {
  'api::inquiry.inquiry': ['stage', 'owner', 'notes'],
  'api::lead.lead': ['stage', 'owner', 'notes'],
  'api::contract-inquiry.contract-inquiry': ['stage', 'owner', 'notes', 'seen', 'isEdit'],
  // Staff edit these on the site, not in the panel.
  'api::contract.contract': [],
  'api::contract-version.contract-version': [],
  'api::contract-event.contract-event': [],
} as const satisfies Record<string, readonly string[]>

export type SubmissionUid = keyof typeof staffFields

export function isSubmission(uid: string): uid is SubmissionUid {
  return uid in staffFields
}

/** The fields of a submission type that staff may edit. */
export function staffFieldsOf(uid: SubmissionUid): readonly string[] {
  return staffFields[uid]
}

/** Fields with links to private files, for roles that may open them. */
export const fileFields: readonly string[] = ['cvFile', 'photoFile']
