/** The files of an application: the field of the file, the field of its id and name, and its kind of upload. */
export const careerFiles = [
  { file: 'cvFile', id: 'cv', name: 'cvName', kind: 'career-cv', accept: '.pdf,.docx' },
  {
    file: 'photoFile',
    id: 'photo',
    name: 'photoName',
    kind: 'career-photo',
    accept: 'image/jpeg,image/png,image/webp,image/heic,.heic',
  },
] as const

export type CareerFile = (typeof careerFiles)[number]
