import { keptFields, shownField, type StayReply } from './stay-actions'

type ReplyFields = Pick<StayReply, 'typed' | 'shown' | 'revision'>

/** The fields of a rejected form as they were sent, with the values that their writer saw. */
export function sentFields(form: FormData, revision: number): ReplyFields {
  const read = (fieldOf: (name: string) => string) => {
    const sent = keptFields.map((name) => [name, form.get(fieldOf(name))] as const)
    return Object.fromEntries(sent.filter(([, value]) => typeof value === 'string'))
  }
  return { typed: read((name) => name), shown: read(shownField), revision }
}

/** Only the fields that the writer changed; the others show the stay as it is now. */
export function changedFields(form: FormData): ReplyFields {
  const { typed, shown } = sentFields(form, 0)
  const changed = keptFields.filter((name) => name in typed && typed[name] !== shown[name])
  return {
    typed: Object.fromEntries(changed.map((name) => [name, typed[name]])),
    shown: {},
    revision: null,
  }
}
