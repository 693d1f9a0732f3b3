import type { UploadKind } from '~/platform/files/uploads/upload-kind'

const pictures = ['jpeg', 'png', 'webp', 'heic'] as const
const picturesOrPdf = [...pictures, 'pdf'] as const

/**
 * Every field of a form that takes a file, and the types that it takes (decisions.md, "Who may do what";
 * leads-and-content.md §5). The name is kept with the file, and says how long it is kept.
 */
const kinds: readonly UploadKind[] = [
  { name: 'career-cv', types: ['pdf', 'docx'] },
  { name: 'career-photo', types: pictures },
  { name: 'contract-photo', types: pictures },
  { name: 'contract-document', types: picturesOrPdf },
  { name: 'inquiry-photo', types: pictures },
  { name: 'inquiry-document', types: picturesOrPdf },
]

/** The kind of this name; null where no form has it. */
export function findUploadKind(name: string | null): UploadKind | null {
  return kinds.find((kind) => kind.name === name) ?? null
}
