import { useId, useState, type FormEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { questionParameter } from '~/routing/parameters'
import { Button } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { maxQuestionLength } from '../answer/question-limits'
import classes from './question-form.module.css'

type QuestionFormProps = {
  inputRef: RefObject<HTMLInputElement>
  onAsk: (question: string) => void
}

/** Without script it opens the assistant's page with the answer. */
export function QuestionForm({ inputRef, onAsk }: QuestionFormProps) {
  const { t } = useTranslation('assistant')
  const { locale } = useSite()
  const id = useId()
  const [question, setQuestion] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    const asked = question.replace(/\s+/g, ' ').trim()
    if (asked !== '') onAsk(asked)
    setQuestion('')
    inputRef.current?.focus()
  }

  return (
    <form
      method="get"
      action={href('assistant', locale)}
      className={classes.form}
      onSubmit={submit}
    >
      <label className="visually-hidden" htmlFor={id}>
        {t('ask')}
      </label>
      <input
        ref={inputRef}
        id={id}
        name={questionParameter}
        className={classes.input}
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
        maxLength={maxQuestionLength}
        placeholder={t('placeholder')}
        autoComplete="off"
        enterKeyHint="send"
      />
      <Button type="submit" kind="primary" size="small">
        <span>{t('send')}</span>
        <Icon name="arrow-up" size={20} />
      </Button>
    </form>
  )
}
