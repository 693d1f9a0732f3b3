import type { FieldMetadata } from '@conform-to/react'
import { Icon } from '~/ui/icons/icon'
import type { GuestData } from './guest-data'
import classes from './guest-page.module.css'
import { IdentityFile } from './identity-file'

type IdentityStepProps = {
  of: 'photo' | 'document'
  field: FieldMetadata<string | undefined> | FieldMetadata<string>
  data: GuestData
  problem: string | null
  onChange: () => void
  onWay: (isOnWay: boolean) => void
}

const pictures = 'image/jpeg,image/png,image/webp,image/heic,image/heif'

/** The guest's face looks into the front camera, the document lies before the rear one (contracts-and-routes.md §9). */
const sources = {
  photo: {
    inputName: 'photoFile',
    kind: 'contract-photo',
    facing: 'user',
    accept: pictures,
    saved: 'personalPhoto',
    hint: 'photoHint',
    note: 'photoNote',
  },
  document: {
    inputName: 'documentFile',
    kind: 'contract-document',
    facing: 'environment',
    accept: `${pictures},application/pdf`,
    saved: 'personalDocument',
    hint: 'documentHint',
    note: 'documentNote',
  },
} as const

/** Photo or identity document, and who will see it. */
export function IdentityStep({ of, field, data, problem, onChange, onWay }: IdentityStepProps) {
  const { words, locale, files } = data
  const { saved, hint, note, ...source } = sources[of]
  return (
    <>
      <IdentityFile
        {...source}
        field={field}
        label={words.guest[of]}
        hint={words.guest[hint]}
        words={words.guest}
        locale={locale}
        saved={files[saved]}
        problem={problem}
        onChange={onChange}
        onWay={onWay}
      />
      <p className={classes.secret}>
        <Icon name="shield" size={20} />
        {words.guest[note]}
      </p>
    </>
  )
}
