import type { FileRejection } from '~/platform/files/uploads/upload-rejection'

/** Why an upload was not taken; each is a key of the words in `uploads`. */
export type UploadProblem =
  | FileRejection
  | 'noFile'
  | 'brokenForm'
  | 'unknownKind'
  | 'tooManyTries'
  | 'unavailable'

/** The HTTP status of each problem. */
export const uploadProblemStatus = {
  noFile: 400,
  brokenForm: 400,
  unknownKind: 400,
  tooLarge: 413,
  wrongType: 415,
  unreadable: 422,
  locked: 422,
  activeContent: 422,
  tooManyPixels: 422,
  tooManyPages: 422,
  tooManyTries: 429,
  unavailable: 503,
} as const satisfies Record<UploadProblem, number>
