/**
 * The file types that forms can accept, with their extensions. Downloads get the first extension.
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
