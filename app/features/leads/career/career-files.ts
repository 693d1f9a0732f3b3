import type { FormFile } from '../files/form-file'

/** The files of an application. */
export const careerFiles = [
  { file: 'cvFile', id: 'cv', name: 'cvName', kind: 'career-cv', accept: '.pdf,.docx' },
  {
    file: 'photoFile',
    id: 'photo',
    name: 'photoName',
    kind: 'career-photo',
    accept: 'image/jpeg,image/png,image/webp,image/heic,.heic',
  },
] as const satisfies readonly FormFile[]
