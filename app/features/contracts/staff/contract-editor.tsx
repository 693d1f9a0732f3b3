import type { SubmissionResult } from '@conform-to/react'
import { Form, useLocation } from '@remix-run/react'
import { getFormProps } from '@conform-to/react'
import { useEffect, useMemo, useState } from 'react'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { SubmitButton } from '~/ui/forms/submit-button'
import { useValidatedForm } from '~/ui/forms/use-validated-form'
import { fillWords } from '../contract-words'
import { ContractText } from '../text/contract-text'
import { fillBlocks } from '../text/fill-blocks'
import classes from './contract-editor.module.css'
import { contractFormSchema } from './contract-form-schema'
import type { EditorData } from './editor-data'
import { EditorFields } from './editor-fields'
import { previewValues } from './preview-values'
import { useWorkedOut } from './use-worked-out'

const formId = 'contract'

type EditorProps = { data: EditorData; lastResult: SubmissionResult | null }

/** All that staff agree on with the guest, with the text beside it as the guest will read it. */
export function ContractEditor({ data, lastResult }: EditorProps) {
  const { words, existing, template, blocks } = data
  const { pathname, search } = useLocation()
  const [form, fields] = useValidatedForm({
    id: formId,
    schema: contractFormSchema,
    lastResult,
    defaultValue: { ...data.values, template: template.id, language: template.language },
  })
  const [read, setRead] = useState<Record<string, string>>(() => textsOf(data.values))
  const onChange = useWorkedOut(formId, setRead)
  const shown = useMemo(
    () => fillBlocks(blocks, previewValues(read), template.language),
    [blocks, read, template.language],
  )
  useEffect(() => onChange(), [onChange])
  const isNextVersion = existing && existing.nextVersion > existing.version
  return (
    <div className={classes.sides}>
      <Form
        method="post"
        action={`${pathname}${existing ? '' : search}#${formId}`}
        {...getFormProps(form)}
        onInput={() => onChange(false)}
        onBlur={() => onChange()}
        className={classes.form}
      >
        <ErrorSummary form={form} lastResult={lastResult} />
        <input type="hidden" name="do" value="save" />
        <input type="hidden" name="state" value={existing?.state ?? ''} />
        <input type="hidden" name={fields.template.name} value={template.id} />
        <input type="hidden" name={fields.language.name} value={template.language} />
        {isNextVersion && (
          <p className={classes.note}>
            {fillWords(words.staff.signedNote, { version: existing.version })}
          </p>
        )}
        <EditorFields
          fields={fields}
          words={words}
          isDraft={existing?.stage === 'draft'}
          isNew={!existing}
        />
        <SubmitButton>
          {isNextVersion
            ? fillWords(words.staff.saveSigned, { version: existing.nextVersion })
            : existing
              ? words.staff.save
              : words.staff.create}
        </SubmitButton>
      </Form>
      <section aria-labelledby="preview" className={classes.preview} tabIndex={0}>
        <h2 id="preview" className={classes.heading}>
          {words.staff.preview}
        </h2>
        <div lang={template.language} data-testid="preview">
          <ContractText blocks={shown} />
        </div>
      </section>
    </div>
  )
}

function textsOf(values: EditorData['values']): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}
