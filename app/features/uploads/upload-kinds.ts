import type { UploadKind } from '~/platform/files/uploads/upload-kind'

const pictures = ['jpeg', 'png', 'webp', 'heic'] as const
const picturesOrPdf = [...pictures, 'pdf'] as const

/** What a file tells of a person: who may read it and how long it is kept depend on it. */
export type FileMatter = 'career' | 'identity'

type FormUploadKind = UploadKind & { holds: FileMatter }

/**
 * Every field of a form that takes a file, and the types that it takes (decisions.md, "Who may do what";
 * leads-and-content.md §5). The name is kept with the file.
 */
export const uploadKinds = [
  { name: 'career-cv', holds: 'career', types: ['pdf', 'docx'] },
  { name: 'career-photo', holds: 'career', types: pictures },
  { name: 'contract-photo', holds: 'identity', types: pictures },
  { name: 'contract-document', holds: 'identity', types: picturesOrPdf },
  { name: 'inquiry-photo', holds: 'identity', types: pictures },
  { name: 'inquiry-document', holds: 'identity', types: picturesOrPdf },
] as const satisfies readonly FormUploadKind[]

/** The kind of this name; null if no form has it. */
export function findUploadKind(name: string | null): UploadKind | null {
  return uploadKinds.find((kind) => kind.name === name) ?? null
}
