import type { FormFile } from '../files/form-file'

const pictures = 'image/jpeg,image/png,image/webp,image/heic,.heic'

/** The files of a document that asks for identity (contracts-and-routes.md §2.4). */
export const documentFiles = [
  {
    file: 'photoFile',
    id: 'photo',
    name: 'photoName',
    kind: 'inquiry-photo',
    accept: pictures,
  },
  {
    file: 'documentFile',
    id: 'document',
    name: 'documentName',
    kind: 'inquiry-document',
    accept: `${pictures},.pdf`,
  },
] as const satisfies readonly FormFile[]
