import { getFormProps } from '@conform-to/react'
import { Form, useLocation, useNavigation } from '@remix-run/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '~content/locale'
import { parseDayInput } from '~/platform/time/day-input'
import { formatDay } from '~/platform/time/format-day'
import { ButtonLink } from '~/ui/button/button'
import { SubmitButton } from '~/ui/forms/submit-button'
import { useValidatedForm } from '~/ui/forms/use-validated-form'
import { fillWords } from '~/features/contracts/contract-words'
import { ContractText } from '~/features/contracts/text/contract-text'
import { fillBlocks } from '~/features/contracts/text/fill-blocks'
import classes from '../contract-editor.module.css'
import { changeParameter, editorFormId, type EditorData } from '../editor-data'
import { EditorFields } from './editor-fields'
import { saveSectionId, type EditorReply } from '../editor-reply'
import { previewSectionId } from './editor-steps'
import { findOutdatedTexts } from '../form/find-outdated-texts'
import { previewValues } from '../form/preview-values'
import { SaveArea } from './save-area'
import { SignersFields } from './signers-fields'
import { StepLinks } from './step-links'
import { useFigures } from './use-figures'

const loadSchema = async () => (await import('../form/contract-form-schema')).contractFormSchema

type EditorProps = { data: EditorData; reply: EditorReply | undefined }

/** All that staff agree on with the guest, with the text beside it as the guest will read it. */
export function ContractEditor({ data, reply }: EditorProps) {
  const { words, existing, template, blocks } = data
  const { pathname, search } = useLocation()
  const locale = useTranslation().i18n.language === 'es' ? 'es' : 'en'
  const values = useMemo(() => writeDays(data.values, locale), [data.values, locale])
  const lastResult = reply?.result ?? null
  const [form, fields] = useValidatedForm({
    id: editorFormId,
    loadSchema,
    lastResult,
    defaultValue: { ...values, template: template.id, language: template.language },
  })
  const [isTouched, setTouched] = useState(false)
  // What a browser without script sent comes back with the answer.
  const [initial] = useState(() =>
    textsOf({ ...values, formKey: data.formKey, ...lastResult?.initialValue }),
  )
  const figures = useFigures(editorFormId, initial, locale)
  const shown = useMemo(
    () => fillBlocks(blocks, previewValues(figures.texts), template.language),
    [blocks, figures.texts, template.language],
  )
  const isNextVersion = existing && existing.nextVersion > existing.version
  // What could not be mailed is saved.
  const hasSaved = ['saved', 'notMailed', 'linksToSend'].includes(existing?.done ?? '')
  const query = existing ? (isNextVersion ? `?${changeParameter}=1` : '') : search
  return (
    <div className={classes.sides}>
      <StepLinks form={form} words={words} />
      <Form
        method="post"
        action={`${pathname}${query}#${saveSectionId}`}
        {...getFormProps(form)}
        onInput={(event) => {
          if (event.nativeEvent.isTrusted) setTouched(true)
          figures.onInput(event)
        }}
        onBlur={figures.onBlur}
        className={classes.form}
      >
        <EnterButton />
        <input type="hidden" name="do" value="save" />
        <input type="hidden" name="state" value={reply?.state ?? existing?.state ?? ''} />
        <input type="hidden" name="formKey" value={initial.formKey} />
        <input type="hidden" name={fields.template.name} value={template.id} />
        <input type="hidden" name={fields.language.name} value={template.language} />
        <SignedNote existing={existing} words={words} />
        <EditorFields
          fields={fields}
          words={words}
          figures={figures}
          rentals={data.rentals}
          outdated={findOutdatedTexts(textsOf(values), figures.texts)}
          mayBeDraft={!existing || existing.stage === 'draft'}
          hasPayAuthorization={template.hasPayAuthorization}
        >
          <SignersFields
            form={form}
            field={fields.signers}
            words={words}
            language={template.language}
          />
        </EditorFields>
        <SaveArea
          form={form}
          reply={reply}
          words={words}
          isSaved={hasSaved && !reply && !isTouched}
        >
          {!existing && <MailPreview mail={data.mail} texts={figures.texts} data={data} />}
          <SubmitButton>
            {isNextVersion
              ? fillWords(words.staff.saveSigned, { version: existing.nextVersion })
              : existing
                ? words.staff.save
                : words.staff.create}
          </SubmitButton>
          {!existing && (
            <SubmitButton name="then" value="mail">
              {words.staff.createAndMail}
            </SubmitButton>
          )}
          {isNextVersion && <ButtonLink href={pathname}>{words.staff.changeNo}</ButtonLink>}
        </SaveArea>
      </Form>
      <section
        aria-labelledby={previewSectionId}
        className={`panel ${classes.preview}`}
        tabIndex={0}
      >
        <h2 id={previewSectionId} className={classes.heading}>
          {words.staff.preview}
        </h2>
        <div lang={template.language} data-testid="preview">
          <ContractText blocks={shown} />
        </div>
      </section>
    </div>
  )
}

/** What Enter in a field presses: it saves, where the next button takes away one who signs. */
function EnterButton() {
  const { formMethod } = useNavigation()
  return (
    <button
      type="submit"
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
      onClick={(event) => {
        if (formMethod === 'POST') event.preventDefault()
      }}
    />
  )
}

/** What a change does to the signatures that are there. */
function SignedNote({ existing, words: { staff } }: Pick<EditorData, 'existing' | 'words'>) {
  if (!existing) return null
  const { version, nextVersion, hasSignature } = existing
  if (nextVersion > version) {
    return <p className={classes.note}>{fillWords(staff.signedNote, { version })}</p>
  }
  return hasSignature && <p className={classes.note}>{staff.partSignedNote}</p>
}

type MailPreviewProps = Pick<EditorData, 'mail'> & {
  texts: Readonly<Record<string, string>>
  data: EditorData
}

/** The e-mail that the second button sends, with what the fields hold now. */
function MailPreview({ mail, texts, data: { words, template } }: MailPreviewProps) {
  const { fullName: name = '', property = '', guestEmail = '' } = texts
  const fill = (text: string) => fillWords(text, { name, property })
  return (
    <div className={classes.mailPreview}>
      <p>{fillWords(words.staff.mailPreview, { email: guestEmail || '–' })}</p>
      <blockquote lang={template.language}>
        <p>
          <strong>{fill(mail.subject)}</strong>
        </p>
        <p>{fill(mail.text)}</p>
      </blockquote>
    </div>
  )
}

/** The values with their days as the rest of the desk has them. */
function writeDays(values: EditorData['values'], locale: Locale): EditorData['values'] {
  const written = { ...values }
  for (const name of ['startDate', 'endDate', 'contractDate'] as const) {
    const day = parseDayInput(values[name] ?? '')
    if (day) written[name] = formatDay(day, locale)
  }
  return written
}

function textsOf(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    ]),
  )
}
