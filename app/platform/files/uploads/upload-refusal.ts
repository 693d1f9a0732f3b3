/** Why a file is not taken; each is a key of the words in `uploads`. */
export type FileRefusal =
  | 'tooLarge'
  | 'wrongType'
  | 'unreadable'
  | 'locked'
  | 'activeContent'
  | 'tooManyPixels'
  | 'tooManyPages'
