import type { FieldMetadata } from '@conform-to/react'
import { Icon } from '~/ui/icons/icon'
import type { GuestData } from '../guest-data'
import classes from '../guest-page.module.css'
import { IdentityFile } from './identity-file'

type PhotoFieldProps = {
  field: FieldMetadata<string | undefined> | FieldMetadata<string>
  data: GuestData
  problem: string | null
  onChange: () => void
  onWay: (isOnWay: boolean) => void
}

const pictures = 'image/jpeg,image/png,image/webp,image/heic,image/heif'

/** The guest's face looks into the front camera, the document lies before the rear one (contracts-and-routes.md §9). */
export const identitySources = {
  photo: { inputName: 'photoFile', kind: 'contract-photo', facing: 'user', accept: pictures },
  document: {
    inputName: 'documentFile',
    kind: 'contract-document',
    facing: 'environment',
    accept: `${pictures},application/pdf`,
  },
} as const

/** The photo of the guest's face, and who will see it. */
export function PhotoField({ field, data, problem, onChange, onWay }: PhotoFieldProps) {
  const { words, locale, files } = data
  return (
    <>
      <IdentityFile
        {...identitySources.photo}
        field={field}
        label={words.guest.photo}
        hint={words.guest.photoHint}
        words={words.guest}
        locale={locale}
        saved={files.personalPhoto}
        problem={problem}
        onChange={onChange}
        onWay={onWay}
      />
      <SecretNote text={words.guest.photoNote} />
    </>
  )
}

/** Who will see a picture. */
export function SecretNote({ text }: { text: string }) {
  return (
    <p className={classes.secret}>
      <Icon name="shield" size={20} />
      {text}
    </p>
  )
}
