import type { StaffRole } from '~content/staff-account'
import { uploadKinds, type FileMatter } from '~/features/uploads/upload-kinds'
import { hasRight, type StaffRight } from '../rights'

export type UploadKindName = (typeof uploadKinds)[number]['name']

const rightOf = {
  career: 'careerFiles',
  identity: 'identityFiles',
} as const satisfies Record<FileMatter, StaffRight>

/** The kinds of files that a role may open. Kinds that no form uses any more cannot be opened. */
export function readableKinds(role: StaffRole): UploadKindName[] {
  return uploadKinds.filter(({ holds }) => hasRight(role, rightOf[holds])).map(({ name }) => name)
}
