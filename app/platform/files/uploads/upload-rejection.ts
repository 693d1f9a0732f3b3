/** Why an upload is rejected; each is a translation key in `uploads`. */
export type FileRejection =
  | 'tooLarge'
  | 'wrongType'
  | 'unreadable'
  | 'locked'
  | 'activeContent'
  | 'tooManyPixels'
  | 'tooManyPages'
