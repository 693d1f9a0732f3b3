import { Form, useLocation } from '@remix-run/react'
import { Button } from '~/ui/button/button'
import type { Locale } from '~content/locale'
import field from '~/ui/forms/field.module.css'
import type { ContractWords } from '~/features/contracts/contract-words'
import classes from '../contract-editor.module.css'

export type TemplateChoice = {
  /** Template and language, as one value. */
  value: string
  name: string
  language: Locale
}

type ChooseTemplateProps = {
  words: ContractWords
  choices: TemplateChoice[]
  chosen: string
  /** The reference of the stay for which the contract is made. */
  stay: string | undefined
  /** The reference of the contract of which it is a copy. */
  like: string | null
  /** Another template is chosen, but not there yet. */
  onChoose: () => void
}

/** Which template, in which language, a new contract is made of. */
export function ChooseTemplate({ words, choices, chosen, ...props }: ChooseTemplateProps) {
  const { stay, like, onChoose } = props
  const { pathname } = useLocation()
  return (
    <Form
      method="get"
      action={pathname}
      onSubmit={(event) => {
        if (new FormData(event.currentTarget).get('of') !== chosen) onChoose()
      }}
      className={classes.choose}
    >
      {stay && <input type="hidden" name="stay" value={stay} />}
      {like && <input type="hidden" name="like" value={like} />}
      <label htmlFor="of">
        {words.staff.template}
        <select id="of" name="of" defaultValue={chosen} className={field.select}>
          {choices.map(({ value, name, language }) => (
            <option key={value} value={value}>
              {name} ({words.languages[language]})
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">{words.staff.useTemplate}</Button>
    </Form>
  )
}
