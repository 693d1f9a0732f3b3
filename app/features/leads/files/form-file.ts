/** A file that a form asks for. */
export type FormFile = {
  /** The field of the file itself, where it goes along with the form. */
  file: string
  /** The fields of its id and its name, once it was sent. */
  id: string
  name: string
  /** Its kind of upload (`features/uploads`). */
  kind: string
  /** What the chooser offers, as the attribute of the same name. */
  accept: string
}
