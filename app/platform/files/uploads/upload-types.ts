/**
 * The types of files that forms can take, with the extensions that browsers send them under. The first
 * extension is the one under which a file of the type is offered again.
 */
export const uploadTypes = {
  jpeg: { mediaType: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  png: { mediaType: 'image/png', extensions: ['png'] },
  webp: { mediaType: 'image/webp', extensions: ['webp'] },
  heic: { mediaType: 'image/heic', extensions: ['heic', 'heif', 'hif'] },
  pdf: { mediaType: 'application/pdf', extensions: ['pdf'] },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
} as const

export type UploadType = keyof typeof uploadTypes
