import { Form, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { maxReviewNameLength } from '~content/review-stage'
import { type ReviewAspect, reviewAspects } from '~content/review-ratings'
import { Button } from '~/ui/button/button'
import field from '~/ui/forms/field.module.css'
import { FailureBox } from '~/ui/forms/form-failure'
import { Icon } from '~/ui/icons/icon'
import type { ReviewReply } from './answer-review-page.server'
import { reviewFields, type ReviewProblems } from './read-review-form'
import classes from './review-form.module.css'

type ReviewFormProps = { proposedName: string; reply: ReviewReply | undefined }

/** Five times one to five stars, a text and a name. */
export function ReviewForm({ proposedName, reply }: ReviewFormProps) {
  const { t } = useTranslation('reviews')
  const { pathname } = useLocation()
  const sentence = useSentence()
  const values = reply?.values
  const problems = reply?.problems ?? {}
  const described = (name: 'text' | 'name') => ({
    'aria-describedby': problems[name] ? `${name}-hint ${name}-error` : `${name}-hint`,
    'aria-invalid': problems[name] ? true : undefined,
  })
  return (
    // Without browser validation: its messages come in the language of the browser, one at a time.
    <Form method="post" action={pathname} noValidate className={classes.form}>
      {reply && (
        <FailureBox message={t(reply.problem === 'unavailable' ? 'unavailable' : 'incomplete')}>
          <ul>
            {reviewFields.map((name) => {
              const text = sentence(name, problems)
              return (
                text && (
                  <li key={name}>
                    <a href={`#${name}`}>{text}</a>
                  </li>
                )
              )
            })}
          </ul>
        </FailureBox>
      )}
      <div className={`panel ${classes.aspects}`}>
        {reviewAspects.map((aspect) => (
          <StarField
            key={aspect}
            aspect={aspect}
            value={values?.[aspect] ?? ''}
            problem={sentence(aspect, problems)}
          />
        ))}
      </div>
      <div className={field.field}>
        <label htmlFor="text" className={field.label}>
          {t('text')}
        </label>
        <p id="text-hint" className={field.hint}>
          {t('textHint')}
        </p>
        <textarea
          id="text"
          name="text"
          rows={6}
          required
          defaultValue={values?.text ?? ''}
          className={field.textarea}
          {...described('text')}
        />
        <Problem id="text-error" text={sentence('text', problems)} />
      </div>
      <div className={`${field.field} ${classes.name}`}>
        <label htmlFor="name" className={field.label}>
          {t('name')}
        </label>
        <p id="name-hint" className={field.hint}>
          {t('nameHint')}
        </p>
        <input
          id="name"
          name="name"
          // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- the rule does not know this value
          autoComplete="given-name"
          required
          maxLength={maxReviewNameLength}
          defaultValue={values?.name ?? proposedName}
          className={field.input}
          {...described('name')}
        />
        <Problem id="name-error" text={sentence('name', problems)} />
      </div>
      <Button type="submit" kind="primary" size="large">
        {t('send')}
      </Button>
    </Form>
  )
}

const stars = [1, 2, 3, 4, 5] as const

type StarFieldProps = { aspect: ReviewAspect; value: string; problem: string | null }

/** A group of five radio buttons that look like stars; those up to the chosen one are full. */
function StarField({ aspect, value, problem }: StarFieldProps) {
  const { t } = useTranslation(['reviews', 'detail'])
  return (
    <fieldset
      id={aspect}
      className={classes.aspect}
      aria-describedby={problem ? `${aspect}-hint ${aspect}-error` : `${aspect}-hint`}
    >
      <legend className={classes.legend}>{t(`detail:reviews.aspects.${aspect}`)}</legend>
      <p id={`${aspect}-hint`} className={classes.hint}>
        {t(`reviews:hints.${aspect}`)}
      </p>
      <div className={classes.stars}>
        {stars.map((count) => (
          <label key={count} className={classes.star}>
            <input
              type="radio"
              name={aspect}
              value={count}
              required
              defaultChecked={value === String(count)}
            />
            <span className="visually-hidden">{t('reviews:star', { count })}</span>
          </label>
        ))}
      </div>
      <Problem id={`${aspect}-error`} text={problem} />
    </fieldset>
  )
}

function Problem({ id, text }: { id: string; text: string | null }) {
  if (!text) return null
  return (
    <p id={id} className={field.error}>
      <Icon name="info" size={18} />
      {text}
    </p>
  )
}

/** What is wrong with a field, in words; null if nothing is. */
function useSentence() {
  const { t } = useTranslation(['reviews', 'detail'])
  return (name: keyof ReviewProblems, problems: ReviewProblems): string | null => {
    const problem = problems[name]
    if (!problem) return null
    const isAspect = name !== 'text' && name !== 'name'
    const label = isAspect ? t(`detail:reviews.aspects.${name}`) : t(`reviews:${name}`)
    if (problem === 'tooLong') return t('reviews:problems.tooLong', { field: label })
    if (isAspect) return t('reviews:problems.missing', { field: label })
    return t(name === 'text' ? 'reviews:problems.missingText' : 'reviews:problems.missingName')
  }
}
