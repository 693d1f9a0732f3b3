import { Form, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import privatePage from '~/features/private-pages/private-page.module.css'
import { Button } from '~/ui/button/button'
import field from '~/ui/forms/field.module.css'
import fileField from '~/ui/forms/file-field.module.css'
import type { ArchivePicture } from '../pictures/add-archive.server'
import classes from '../rental-table.module.css'
import type { UploadReply } from './answer-upload.server'
import { archiveField } from './archive-field'

/** The form that uploads a ZIP of pictures, which tables then name. */
export function ArchiveForm({ reply }: { reply: Extract<UploadReply, { of: 'archive' }> | null }) {
  const { t } = useTranslation('rentalTable')
  const { pathname } = useLocation()
  const problem = reply && 'problem' in reply ? reply.problem : null
  return (
    <Form
      reloadDocument
      method="post"
      action={pathname}
      encType="multipart/form-data"
      className={`panel ${classes.part}`}
      aria-labelledby="archive-title"
    >
      <h2 id="archive-title">{t('archive.title')}</h2>
      <label htmlFor="archive" className={field.label}>
        {t('archive.file')}
      </label>
      <input
        id="archive"
        name={archiveField}
        type="file"
        accept=".zip,application/zip"
        className={`${fileField.file} ${classes.file}`}
        aria-describedby={problem ? 'archive-hint archive-problem' : 'archive-hint'}
        aria-invalid={problem ? true : undefined}
        // The result of the last upload is shown here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={reply !== null}
      />
      <p id="archive-hint" className={field.hint}>
        {t('archive.hint')}
      </p>
      {problem && (
        <p id="archive-problem" role="alert" className={privatePage.problem}>
          {t(`archive.problems.${problem}`)}
        </p>
      )}
      {reply && 'pictures' in reply && <Outcome pictures={reply.pictures} />}
      <p className={privatePage.actions}>
        <Button type="submit" kind="primary">
          {t('archive.send')}
        </Button>
      </p>
    </Form>
  )
}

function Outcome({ pictures }: { pictures: readonly ArchivePicture[] }) {
  const { t } = useTranslation('rentalTable')
  const count = (what: ArchivePicture['outcome']) =>
    pictures.filter(({ outcome }) => outcome === what).length
  const refused = pictures.flatMap(({ name, outcome }) =>
    outcome === 'added' || outcome === 'known' ? [] : [{ name, outcome }],
  )
  return (
    <div role="status">
      <p>
        {t('archive.added', { count: count('added') })}
        {count('known') > 0 && ` ${t('archive.known', { count: count('known') })}`}
      </p>
      {refused.length > 0 && (
        <ul className={classes.problems}>
          {refused.map(({ name, outcome }, at) => (
            <li key={at}>{t(`archive.refused.${outcome}`, { name })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
